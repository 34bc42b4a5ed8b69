import { TOTP } from 'otpauth'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dialogOf, expectFocus, openAt, openSettings, password, signUp } from './account-readers.ts'
import { settled, useReaders } from './readers.ts'

const newReader = useReaders()

/** Where everything of the page stands, in pixels. */
async function layoutOf(page: Page): Promise<string[]> {
  await settled(page)
  return page.locator('#root *').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return `${one.tagName} ${one.className} ${[x, y, width, height].map(Math.round)}`
    }),
  )
}

test('a dialog of accounts leaves the page as it was', async () => {
  const { page } = await newReader()
  // The tip of the map, which goes by itself, was shown before.
  await page.addInitScript(() => localStorage.setItem('tip-e', '1'))
  for (const path of ['/', '/about']) {
    await openAt(page, path)
    await page.mouse.move(0, 0)
    const before = await layoutOf(page)
    expect(before.length).toBeGreaterThan(100)
    await page.getByRole('button', { name: 'Sign In' }).press('Enter')
    await dialogOf(page).getByLabel('Email').waitFor()
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'detached' })
    expect(await layoutOf(page)).toEqual(before)
  }
})

test('the steps of the two-factor set-up stand one below the other, on every width', async () => {
  const { page } = await newReader()
  await signUp(page)
  for (const path of ['/', '/about']) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openAt(page, path)
    const dialog = await openSettings(page, 'Settings')
    await dialog.getByRole('button', { name: 'Enable' }).click()
    await dialog.getByAltText('QR code for your authenticator app').waitFor()
    const steps = dialog.locator('.setup > ol > li')
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const [scan, enter] = await Promise.all([
        steps.nth(0).boundingBox(),
        steps.nth(1).boundingBox(),
      ])
      if (!scan || !enter) throw new Error('There are not two steps.')
      expect(enter.y).toBeGreaterThanOrEqual(scan.y + scan.height)
      expect(enter.x).toBe(scan.x)
      expect(enter.width).toBeGreaterThan(250)
    }
  }
})

test('what is asked for comes into view and takes focus: the deletion form, the recovery codes, and what follows them', async () => {
  const { page } = await newReader({ width: 1280, height: 900 })
  await signUp(page)
  await openAt(page, '/')
  let dialog = await openSettings(page, 'Account')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expectFocus(dialog.getByLabel('Your password'))
  await expectWhole(dialog.getByLabel('Your password'))
  await expectWhole(dialog.getByRole('button', { name: 'Delete my account' }))
  await page.keyboard.press('Escape')

  dialog = await openSettings(page, 'Settings')
  await page.setViewportSize({ width: 320, height: 640 })
  await dialog.getByRole('button', { name: 'Enable' }).click()
  const secret = await dialog.locator('.secret > span').textContent()
  await dialog.getByLabel('Your password').fill(password)
  const code = new TOTP({ secret: secret?.replaceAll(' ', '') ?? '' }).generate()
  await dialog.getByLabel('Enter the six digits that it shows now.').fill(code)
  await page.keyboard.press('Enter')
  const notice = dialog.locator('.notice', { hasText: 'Save your recovery codes now.' })
  await expectFocus(notice)
  await expectWhole(notice)
  await expectWhole(
    dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').first(),
  )
  await dialog.getByLabel('I have saved these codes').check()
  const done = dialog.getByRole('button', { name: 'Done' })
  for (const width of [1280, 820, 390, 320]) {
    await page.setViewportSize({ width, height: 640 })
    const [box, button] = await Promise.all([
      dialog.locator('.check', { hasText: 'I have saved these codes' }).boundingBox(),
      done.boundingBox(),
    ])
    if (!box || !button) throw new Error('The box or the button is not there.')
    expect(Math.abs(box.y + box.height / 2 - button.y - button.height / 2)).toBeLessThan(1)
  }
  await done.press('Enter')
  await expectFocus(dialog.getByRole('heading', { name: /^Two-Factor Authentication/ }))
  await expectWhole(dialog.getByRole('heading', { name: 'Security', exact: true }))
})

/** The element is all within the part of the settings that can be seen. */
async function expectWhole(element: Locator): Promise<void> {
  const isWhole = () =>
    element.evaluate((it) => {
      const [inner, outer] = [it, it.closest('.settings__body')].map((one) =>
        one?.getBoundingClientRect(),
      )
      return !!inner && !!outer && inner.top >= outer.top && inner.bottom <= outer.bottom
    })
  await expect.poll(isWhole).toBe(true)
}
