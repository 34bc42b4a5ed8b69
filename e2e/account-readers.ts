import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { appStarted } from './readers.ts'

export const password = 'a mosaic of nine claims'
export const dialogOf = (page: Page): Locator => page.getByRole('dialog')
export const expectFocus = (element: Locator): Promise<void> =>
  expect.poll(() => element.evaluate((it) => it === document.activeElement)).toBe(true)
let people = 0

export async function openAt(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await appStarted(page)
}

/** An address that nobody has registered yet. */
const newEmail = () => `reader-${++people}-${process.pid}-${Date.now()}@example.org`

/** Registers through the dialog. @returns the address */
export async function register(page: Page): Promise<string> {
  const email = newEmail()
  await openAt(page, '/')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await dialogOf(page).getByRole('button', { name: 'Create Account' }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('First name').fill('Ada')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('Confirm password').fill(password)
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Your account has been created successfully.').first().waitFor()
  await dialog.waitFor({ state: 'detached' })
  return email
}

/** An account that the browser is signed in to when a page is opened next; registering is not what is tried. */
export async function signUp(page: Page): Promise<string> {
  const email = newEmail()
  const answer = await page.request.post('/api/auth/register', {
    data: { email, password, confirmPassword: password, firstName: 'Ada' },
  })
  if (!answer.ok()) throw new Error(`Registering was answered with ${answer.status()}.`)
  return email
}

export async function openSettings(
  page: Page,
  item: 'Account' | 'Settings' | 'Subscription',
): Promise<Locator> {
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('button', { name: item, exact: true }).click()
  return dialogOf(page)
}
