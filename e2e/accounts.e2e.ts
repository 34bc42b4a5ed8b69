import { readFile } from 'node:fs/promises'
import { TOTP } from 'otpauth'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  dialogOf,
  expectFocus,
  openAt,
  openSettings,
  password,
  register,
  signUp,
} from './account-readers.ts'
import { appStarted, settled, useReaders } from './readers.ts'

const newReader = useReaders()

test('a reader registers, is greeted by letter, logs out, and signs in where a link leads', async () => {
  const { page } = await newReader()
  const email = await register(page)
  const menu = page.getByRole('button', { name: 'Account menu, Ada' })
  expect(await menu.textContent()).toBe('A')
  await page.reload()
  await appStarted(page)
  await menu.click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByText('You have been successfully logged out.').first().waitFor()
  await expectFocus(page.getByRole('button', { name: 'Sign In' }))

  await openAt(page, '/api/auth/login?next=/about')
  expect(new URL(page.url()).search).toBe('')
  await dialogOf(page).getByLabel('Email').fill(email)
  await dialogOf(page).getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.getByText('You have successfully logged in.').first().waitFor()
  await page.waitForURL('**/about')
  await page.getByRole('button', { name: /^Account menu/ }).waitFor()

  await page.setViewportSize({ width: 390, height: 844 })
  await openAt(page, '/')
  await menu.click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expectFocus(page.getByRole('button', { name: 'Menu', exact: true }))
})

test('what is wrong stands beside its field and in a summary that takes focus; what was typed stays', async () => {
  const { page, expectComplaint } = await newReader()
  expectComplaint(/40[019]/)
  const email = await register(page)
  const elsewhere = await newReader()
  elsewhere.expectComplaint(/40[019]/)
  const dialog = dialogOf(elsewhere.page)
  await openAt(elsewhere.page, '/')
  await elsewhere.page.getByRole('button', { name: 'Sign In' }).click()
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await dialog.getByLabel('Email').fill('ada@quill')
  await dialog.getByLabel('Password', { exact: true }).fill('quill')
  await dialog.getByLabel('Confirm password').fill('quills')
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  const summary = dialog.getByRole('alert')
  expect(await summary.textContent()).toContain('Three things need another look')
  expect(await summary.evaluate((it) => it === document.activeElement)).toBe(true)
  await summary.getByRole('link', { name: "Passwords don't match" }).click()
  expect(
    await dialog.getByLabel('Confirm password').evaluate((it) => it === document.activeElement),
  ).toBe(true)

  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('Confirm password').fill(password)
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await dialog.getByRole('alert').getByText('An account with this email already exists.').waitFor()
  expect(await dialog.getByLabel('Password', { exact: true }).inputValue()).toBe(password)

  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill('not the password')
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
  await dialog
    .getByRole('alert')
    .getByText('Invalid email or password. Please check your credentials and try again.')
    .waitFor()
  await dialog.getByRole('button', { name: 'Show password' }).click()
  expect(await dialog.getByLabel('Password', { exact: true }).inputValue()).toBe('not the password')
})

test('in the settings a reader changes the name and the password, and ends the session of another device', async () => {
  const { page } = await newReader()
  const email = await register(page)
  const other = await newReader()
  await openAt(other.page, '/?auth=login')
  await dialogOf(other.page).getByLabel('Email').fill(email)
  await dialogOf(other.page).getByLabel('Password', { exact: true }).fill(password)
  await other.page.keyboard.press('Enter')
  await other.page.getByRole('button', { name: /^Account menu/ }).waitFor()

  const dialog = await openSettings(page, 'Account')
  await dialog.getByLabel('First name').fill('Zoe')
  await dialog.getByRole('button', { name: 'Update Profile' }).click()
  await page.getByText('Your profile has been updated successfully.').first().waitFor()
  expect(await page.locator('header .avatar').textContent()).toBe('Z')

  await dialog.getByRole('tab', { name: 'Security' }).click()
  await dialog.getByText('Current session').waitFor()
  const devices = dialog.getByRole('region', { name: 'Active Sessions' }).getByRole('listitem')
  expect(await devices.count()).toBe(2)
  await dialog.getByRole('button', { name: 'Terminate All Other Sessions' }).click()
  await page.getByText('One other session has ended.').first().waitFor()
  await expect.poll(() => devices.count()).toBe(1)
  await openAt(other.page, '/about')
  await other.page.getByRole('button', { name: 'Sign In' }).waitFor()

  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByLabel('New password', { exact: true }).fill('quite another password')
  await dialog.getByLabel('Confirm new password').fill('quite another password')
  await dialog.getByRole('button', { name: 'Change Password' }).click()
  await page.getByText('Your password has been changed successfully.').first().waitFor()
  expect(await dialog.getByLabel('Current password').inputValue()).toBe('')

  await dialog.getByRole('tab', { name: 'Subscription' }).click()
  await dialog.getByRole('region', { name: 'Free' }).getByText('Current plan').waitFor()
})

test('a picture of one’s own stands in the header until it is removed; older activity comes when asked for', async () => {
  const { page } = await newReader()
  await register(page)
  const dialog = await openSettings(page, 'Account')
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose a picture' }).click()
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await (await chooser).setFiles(picture)
  await dialog.getByRole('button', { name: 'Remove picture' }).waitFor()
  await dialog.getByRole('button', { name: 'Update Profile' }).click()
  const inHeader = page.locator('header .avatar img')
  await expect
    .poll(() => inHeader.evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0)
  await openAt(page, '/about')
  await inHeader.waitFor()

  // With the registration and the picture, two events more than a page of them.
  for (let n = 0; n < 20; n++)
    await page.evaluate(
      (firstName) =>
        fetch('/api/user/profile', {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ firstName, lastName: '', phone: '', profileImageUrl: '' }),
        }),
      `Ada ${n}`,
    )
  await openAt(page, '/about')
  await page.getByRole('button', { name: 'Account menu, Ada 19' }).waitFor()
  await expect.poll(() => inHeader.count()).toBe(0)
  await openSettings(page, 'Settings')
  const activity = dialog.getByRole('region', { name: 'Recent Activity' })
  await expect.poll(() => activity.getByText('Profile changed').count()).toBe(20)
  await activity.getByRole('button', { name: 'Show older' }).click()
  await activity.getByText('Account created').waitFor()
  expect(await activity.getByText('Profile changed').count()).toBe(21)
  expect(await activity.getByRole('button', { name: 'Show older' }).count()).toBe(0)
})

/** The newest link of a kind that was mailed to somebody, from the outbox of this machine. */
async function mailedLink(page: Page, email: string, kind: 'reset' | 'verify'): Promise<string> {
  let link: string | undefined
  const look = async () => {
    const outbox = await (await page.request.get('/dev/mail')).text()
    const mail = outbox
      .split('\n---\n')
      .find((one) => one.includes(`To: ${email}`) && one.includes(`auth=${kind}#`))
    link = /http\S+/.exec(mail ?? '')?.[0]
    return link
  }
  await expect.poll(look).toBeDefined()
  return link as string
}

test('a mailed link confirms the address; another one replaces a forgotten password and ends every session', async () => {
  const { page, expectComplaint } = await newReader()
  expectComplaint(/401/)
  const email = await register(page)
  await openAt(page, await mailedLink(page, email, 'verify'))
  expect(page.url()).not.toContain('#')
  await dialogOf(page).getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Your email address is confirmed.').first().waitFor()

  const other = await newReader()
  await openAt(other.page, '/?auth=login')
  await dialogOf(other.page).getByRole('button', { name: 'Forgot password?' }).click()
  await dialogOf(other.page).getByLabel('Email').fill(email)
  await dialogOf(other.page).getByRole('button', { name: 'Send link' }).click()
  await dialogOf(other.page).getByText('a link is on its way').waitFor()
  await openAt(other.page, await mailedLink(other.page, email, 'reset'))
  await dialogOf(other.page).getByLabel('New password', { exact: true }).fill('a new set of words')
  await dialogOf(other.page).getByLabel('Confirm new password').fill('a new set of words')
  await dialogOf(other.page).getByRole('button', { name: 'Change Password' }).click()
  await dialogOf(other.page).getByRole('heading', { name: 'Sign In' }).waitFor()
  await dialogOf(other.page).getByLabel('Email').fill(email)
  await dialogOf(other.page).getByLabel('Password', { exact: true }).fill('a new set of words')
  await other.page.keyboard.press('Enter')
  await other.page.getByRole('button', { name: /^Account menu/ }).waitFor()
  await openAt(page, '/about')
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
})

test('the second factor: scanned key, recovery codes once, a code at signing in, disabled with both', async () => {
  const { page, expectComplaint } = await newReader()
  expectComplaint(/40[01]/)
  const email = await register(page)
  let dialog = await openSettings(page, 'Settings')
  await dialog.getByRole('button', { name: 'Enable' }).click()
  await dialog.getByAltText('QR code for your authenticator app').waitFor()
  const secret = (await dialog.locator('.secret > span').textContent())?.replaceAll(' ', '') ?? ''
  await dialog
    .getByLabel('Enter the six digits that it shows now.')
    .fill(new TOTP({ secret }).generate())
  await dialog.getByLabel('Your password').fill(password)
  await dialog.locator('.setup').getByRole('button', { name: 'Enable' }).click()
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await codes.nth(9).waitFor()
  const [first, second] = await codes.allTextContents()
  await dialog.getByLabel('I have saved these codes').check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  expect(await codes.count()).toBe(0)

  // Nobody has seen yet that the mailbox is the owner's, until the link is opened here.
  const wouldEnd = dialog.getByText('Resetting your password by mail would switch codes off.')
  await wouldEnd.waitFor()
  await openAt(page, await mailedLink(page, email, 'verify'))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Your email address is confirmed.').first().waitFor()
  await openSettings(page, 'Settings')
  await dialog.getByText('Enabled', { exact: true }).waitFor()
  expect(await wouldEnd.count()).toBe(0)

  const other = await newReader()
  other.expectComplaint(/40[01]/)
  dialog = dialogOf(other.page)
  await openAt(other.page, '/?auth=login&next=/about')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await other.page.keyboard.press('Enter')
  await dialog.getByLabel('Six-digit code').fill('000000')
  await other.page.keyboard.press('Enter')
  await dialog.getByRole('alert').getByText('This code is not right.').waitFor()
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click()
  await dialog.getByLabel('Recovery code').fill(first ?? '')
  await other.page.keyboard.press('Enter')
  await other.page.waitForURL('**/about')

  dialog = await openSettings(other.page, 'Settings')
  await dialog.getByText('Enabled', { exact: true }).waitFor()
  await dialog.getByText('A recovery code was used').waitFor()
  await dialog.getByRole('button', { name: 'Disable' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('Code of the app, or a recovery code').fill(second ?? '')
  await dialog.getByRole('button', { name: 'Disable' }).click()
  await dialog.getByText('Disabled', { exact: true }).waitFor()
})

test('a device that is not to be asked again signs in by password alone, until Security ends that', async () => {
  const { page } = await newReader()
  /** Logs out behind no page's back: one that still asks who is signed in would complain. */
  const leave = async () => {
    await page.goto('about:blank')
    await page.request.post('/api/auth/logout')
  }
  const email = await signUp(page)
  const { secret } = await (await page.request.post('/api/user/2fa/setup')).json()
  const totp = new TOTP({ secret })
  const token = totp.generate()
  const enabled = await page.request.post('/api/user/2fa/enable', { data: { token, password } })
  expect(enabled.status()).toBe(200)
  await leave()

  const dialog = dialogOf(page)
  const signIn = async () => {
    await openAt(page, '/?auth=login')
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
  }
  // The one after it, which is taken half a minute early.
  const nextCode = totp.generate({ timestamp: Date.now() + 30_000 })
  await signIn()
  await dialog.getByLabel('Do not ask again on this device for 30 days').check()
  await dialog.getByLabel('Six-digit code').fill(nextCode)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Account menu/ }).waitFor()
  await leave()
  await signIn()
  await openSettings(page, 'Settings')
  const list = dialog.getByRole('list', { name: 'Devices that are not asked for a code' })
  await list.getByText(/^Not asked for a code until \d+ [A-Z]\w+ \d{4}$/).waitFor()
  await list.getByRole('button', { name: /^Ask .* for a code again$/ }).click()
  await expect.poll(() => list.count()).toBe(0)
  await leave()
  await signIn()
  await dialog.getByLabel('Six-digit code').waitFor()
})

/** A device that keeps passkeys and verifies its holder (Chrome DevTools Protocol, WebAuthn). */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  /** Whether its holder says yes to whatever it is asked. */
  return (enabled: boolean) =>
    devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
}

async function addPasskey(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.getByLabel('Name of the passkey').fill('Work laptop')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('Never used').waitFor()
}

test('a passkey is offered where the address is typed: asked for once, not after closing, silent when it fails', async () => {
  const { page, expectComplaint } = await newReader()
  expectComplaint(/429/)
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials)
    navigator.credentials.get = (asked) => {
      Object.assign(window, { asked })
      return get(asked)
    }
  })
  const offer = () =>
    page.evaluate(() => {
      const asked: CredentialRequestOptions | undefined = Reflect.get(window, 'asked')
      return { mediation: asked?.mediation, isEnded: asked?.signal?.aborted }
    })
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/passkey/options')) asked++
  })
  const saysYes = await addAuthenticator(page)
  await signUp(page)
  await openAt(page, '/')
  const dialog = await openSettings(page, 'Settings')
  await addPasskey(dialog)
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()

  const options = '**/api/auth/passkey/options'
  await page.route(options, (route) =>
    route.fulfill({
      status: 429,
      json: { error: 'Too many.', code: 'rate-limited', requestId: 'r' },
    }),
  )
  const refusal = page.waitForResponse(options)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await (await refusal).finished()
  await settled(page)
  expect(await dialog.getByRole('alert').count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.unroute(options)

  await saysYes(false)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect.poll(offer).toEqual({ mediation: 'conditional', isEnded: false })
  await page.keyboard.press('Escape')
  await expect.poll(offer).toEqual({ mediation: 'conditional', isEnded: true })
  expect(asked).toBe(2)

  await saysYes(true)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('You have successfully logged in.').first().waitFor()
  expect(asked).toBe(3)
})

test('a passkey: added with the password, signs in by itself, removed with the password', async () => {
  const { page, expectComplaint } = await newReader()
  expectComplaint(/400/)
  // A browser that offers none where it fills a field in.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await addAuthenticator(page)
  await register(page)
  const dialog = await openSettings(page, 'Settings')
  await addPasskey(dialog)
  const keys = dialog.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')
  expect(await keys.locator('b').textContent()).toBe('Work laptop')
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('This device holds a passkey for your account already.').waitFor()
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()

  await page.getByRole('button', { name: 'Sign In' }).click()
  await dialog.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('You have successfully logged in.').first().waitFor()
  await openSettings(page, 'Settings')
  await dialog.getByText('Signed in with a passkey').waitFor()
  await keys.getByText('Used just now').waitFor()
  await dialog.getByRole('button', { name: 'Remove Work laptop' }).click()
  await dialog.getByText('stay signed in until you end their sessions').waitFor()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Remove passkey' }).click()
  await page.getByText('Passkey removed').first().waitFor()
  await expect.poll(() => keys.count()).toBe(0)

  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await dialog.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await dialog.getByRole('alert').getByText('This passkey opens no account here').waitFor()
})

test('a reader takes the data along and leaves; signing in before the day keeps the account', async () => {
  const { page } = await newReader()
  const email = await register(page)
  const dialog = await openSettings(page, 'Account')
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download my data' }).click()
  const file = await (await saving).path()
  expect(JSON.parse(await readFile(file, 'utf8')).profile.email).toBe(email)

  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByText('Your account will be deleted').first().waitFor()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await dialogOf(page).getByLabel('Email').fill(email)
  await dialogOf(page).getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  const settings = await openSettings(page, 'Settings')
  await settings.getByText('Deletion of the account cancelled by signing in').waitFor()
})
