import { createServer, type Server } from 'node:http'
import type { BrowserContext, Page, Response } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openAt, openSettings, password, signUp } from './account-readers.ts'
import { htmlPaper } from './papers-to-import.ts'
import { importFile, useReaders } from './readers.ts'

const newReader = useReaders()
let elsewhere: Server
let port = 0

beforeAll(async () => {
  elsewhere = createServer((_, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end('<!doctype html><link rel="icon" href="data:,"><title>Elsewhere</title>'),
  )
  await new Promise<void>((started) => elsewhere.listen(0, started))
  const at = elsewhere.address()
  if (typeof at === 'object' && at) port = at.port
})
afterAll(() => {
  elsewhere.closeAllConnections()
  elsewhere.close()
})

const signedInAs = async ({ request }: BrowserContext) => {
  const answer = await request.get('/api/auth/me')
  return answer.ok() ? (await answer.json()).user.firstName : null
}

async function eventsOf({ request }: BrowserContext): Promise<string[]> {
  const { events } = await (await request.get('/api/user/security-events')).json()
  return events.map(({ kind }: { kind: string }) => kind)
}

/** Sends forms of every kind, with the right password in them, into frames of the page. */
const sendForms = (page: Page, address: string) =>
  page.evaluate(
    async ({ address, password }) => {
      const bodies: [string, Record<string, string>][] = [
        ['application/x-www-form-urlencoded', { password }],
        ['multipart/form-data', { password }],
        // The sign that a form puts between name and value becomes part of a JSON string.
        ['text/plain', { [`{"password":"${password}","x":"`]: '"}' }],
      ]
      for (const path of ['/api/auth/logout', '/api/user/delete', '/api/user/2fa/setup'])
        for (const [type, fields] of bodies) {
          const frame = document.createElement('iframe')
          frame.name = `f${Math.random()}`
          const form = document.createElement('form')
          Object.assign(form, { method: 'post', action: address + path, target: frame.name })
          form.enctype = type
          for (const [name, value] of Object.entries(fields)) {
            const field = document.createElement('input')
            Object.assign(field, { name, value })
            form.append(field)
          }
          document.body.append(frame, form)
          const loaded = new Promise((done) => frame.addEventListener('load', done))
          form.submit()
          await loaded
          frame.remove()
        }
    },
    { address, password },
  )

/** Calls from a script, with the reader's cookies as far as the browser gives them. @returns what it could read */
const sendCalls = (page: Page, address: string) =>
  page.evaluate(
    async ({ address, password }) => {
      const json = { 'content-type': 'application/json' }
      const body = JSON.stringify({ firstName: 'Eve', password })
      const calls: [string, RequestInit][] = [
        ['/api/auth/me', {}],
        ['/api/auth/logout', { method: 'POST' }],
        ['/api/auth/logout', { method: 'POST', mode: 'no-cors' }],
        ['/api/user/profile', { method: 'PUT', headers: json, body }],
        ['/api/user/profile', { method: 'POST', mode: 'no-cors', body }],
        ['/api/user/delete', { method: 'POST', mode: 'no-cors', body }],
        ['/api/user/delete', { method: 'POST', headers: json, body }],
        ['/api/user/sessions', { method: 'DELETE' }],
      ]
      const read: string[] = []
      for (const [path, init] of calls)
        await fetch(address + path, { credentials: 'include', ...init })
          .then(async (response) => read.push(await response.text()))
          .catch(() => {})
      for (const path of ['/api/auth/logout', '/api/user/sessions', '/api/user/delete'])
        await new Promise((done) => {
          const image = new Image()
          image.onload = image.onerror = done
          image.src = address + path
        })
      return read.filter(Boolean)
    },
    { address, password },
  )

test.each([
  ['the same site on another port', 'localhost'],
  ['another site', '127.0.0.1'],
])(
  'T30: a page of %s changes nothing and sees nothing of an account',
  { retry: 0 },
  async (_, host) => {
    const { page, context, expectComplaint } = await newReader()
    expectComplaint(/CORS policy|frame|status of 40\d|ERR_/)
    const address = inject('address')
    await signUp(page)
    const refused: Response[] = []
    context.on('response', (response) => {
      if (response.url().startsWith(address) && response.status() === 403) refused.push(response)
    })
    await page.goto(`http://${host}:${port}/`)
    await sendForms(page, address)
    expect(await sendCalls(page, address)).toEqual([])
    // Nine forms and three simple calls arrive; what asks first is not even sent.
    await expect.poll(() => refused.length).toBeGreaterThanOrEqual(12)
    // The browser itself keeps the cookie back from another site, and not from another port.
    const sent = await Promise.all(refused.map((response) => response.request().allHeaders()))
    expect(sent.some(({ cookie }) => cookie)).toBe(host === 'localhost')
    expect(await signedInAs(context)).toBe('Ada')
    expect(await eventsOf(context)).toEqual(['registered'])
  },
)

test('T31: the account cannot be framed, nor read through a window that another page has opened', {
  retry: 0,
}, async () => {
  const { page, context, expectComplaint } = await newReader()
  expectComplaint(/frame|status of 404|ERR_/)
  const address = inject('address')
  await signUp(page)
  await page.goto(`http://localhost:${port}/`)
  await page.evaluate(async (src) => {
    const frame = document.createElement('iframe')
    const loaded = new Promise((done) => frame.addEventListener('load', done))
    document.body.append(Object.assign(frame, { src }))
    await loaded
  }, `${address}/`)
  expect(page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/')

  for (const path of ['/', '/api/auth/logout', '/api/user/delete']) {
    const opening = context.waitForEvent('page')
    await page.evaluate((to) => {
      Object.assign(globalThis, { opened: window.open(to) })
    }, address + path)
    const opened = await opening
    await opened.waitForLoadState()
    const seen = await page.evaluate(() => {
      const { opened } = globalThis as unknown as { opened: Window }
      try {
        return opened.closed ? null : opened.document.title
      } catch {
        return null
      }
    })
    expect(seen).toBeNull()
    await opened.close()
  }
  expect(await signedInAs(context)).toBe('Ada')
})

test('no script reads the session, and after logging out Back shows nothing of the account', {
  retry: 0,
}, async () => {
  const { page, context, expectComplaint } = await newReader()
  // What is asked after Back.
  expectComplaint(/status of 401 .*\/api\/auth\/me/)
  const email = await signUp(page)
  await openAt(page, '/about')
  const account = page.getByRole('button', { name: 'Account menu, Ada' })
  await account.waitFor()
  const cookies = await context.cookies()
  expect(cookies.filter(({ httpOnly, sameSite }) => httpOnly && sameSite === 'Lax')).toHaveLength(
    cookies.length,
  )
  expect(cookies.length).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.cookie)).toBe('')

  const settings = await openSettings(page, 'Account')
  await settings.getByText(email).first().waitFor()
  await page.keyboard.press('Escape')
  await page.goto(`http://localhost:${port}/`)
  // In another tab.
  const other = await context.newPage()
  await openAt(other, '/about')
  await other.getByRole('button', { name: 'Account menu, Ada' }).click()
  await other.getByRole('button', { name: 'Log out' }).click()
  await other.getByRole('button', { name: 'Sign In' }).waitFor()
  for (const tab of [page, other]) {
    await tab.goBack()
    await tab.getByRole('button', { name: 'Sign In' }).waitFor()
    expect(await tab.getByText(email).count()).toBe(0)
    expect(await tab.getByRole('button', { name: /^Account menu/ }).count()).toBe(0)
  }
})

test('after logging out no tab of the browser holds a word of a private paper', {
  retry: 0,
}, async () => {
  const { page, context, expectComplaint } = await newReader()
  // What is asked anew.
  expectComplaint(/status of 40[14] /)
  await signUp(page)
  const id = await importFile(page, {
    name: 'pebbles.html',
    mimeType: 'text/html',
    buffer: Buffer.from(htmlPaper),
  })
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await openAt(tab, `/paper/${id}`)
    await tab.getByText('Pebbles are hard to count in the dark.').first().waitFor()
  }
  await other.getByRole('button', { name: 'Account menu, Ada' }).click()
  await other.getByRole('button', { name: 'Log out' }).click()
  await other.getByRole('button', { name: 'Sign In' }).waitFor()
  await page.getByRole('heading', { name: 'Paper not found' }).waitFor()
  expect(new URL(other.url()).pathname).toBe('/')
  for (const tab of [page, other])
    await expect.poll(() => tab.content()).not.toMatch(/pebbles|Ines Marlow/i)
})

test('a tab that was left open for another account writes nothing into it', {
  retry: 0,
}, async () => {
  const { page, context, expectComplaint } = await newReader()
  expectComplaint(/status of 401 .*\/api\/auth\/me/)
  const email = await signUp((await newReader()).page)
  await signUp(page)
  await openAt(page, '/about')
  const settings = await openSettings(page, 'Account')
  await settings.getByLabel('Phone').fill('+49 30 1234')
  const other = await context.newPage()
  await openAt(other, '/about')
  await other.getByRole('button', { name: 'Account menu, Ada' }).click()
  await other.getByRole('button', { name: 'Log out' }).click()
  await other.getByRole('button', { name: 'Sign In' }).waitFor()
  await settings.getByText('Sign in to see your account').waitFor()
  await other.getByRole('button', { name: 'Sign In' }).click()
  const dialog = other.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await other.keyboard.press('Enter')
  await other.getByText('You have successfully logged in.').first().waitFor()
  await settings.getByText(email).first().waitFor()
  expect(await settings.getByLabel('Phone').inputValue()).toBe('')
})
