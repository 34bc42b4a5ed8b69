import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../testing/render-app.tsx'

test.each([
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
])('%s carries a fixed date', async (address, title) => {
  await renderApp(address)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
  const dates = [...document.querySelectorAll('.legal__dates time')]
  expect(dates.map((date) => date.getAttribute('datetime'))).toEqual(['2026-11-21', '2026-11-21'])
})

test('the policies state the figures of the product', async () => {
  await renderApp('/privacy')
  for (const figure of ['1 year', '90 days', '30 days', '7 years', 'within 30 days'])
    expect(screen.getByRole('article').textContent).toContain(figure)
})

test('the terms lead to the privacy policy and state the liability cap', async () => {
  await renderApp('/terms')
  const article = screen.getByRole('article')
  expect(article.querySelector('a[href="/privacy"]')).not.toBeNull()
  expect(article.textContent).toContain('greater of $10')
  expect(article.textContent).toContain('10 business days')
  expect(await screen.findByText('help@example.org')).toBeTruthy()
})

test('an unknown address gives the 404 page', async () => {
  await renderApp('/no/such/page')
  expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeTruthy()
  expect(
    screen.getByText("The paper or page you're looking for doesn't exist or may have been moved."),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/')
  expect(document.title).toBe('Page Not Found · Tessera')
})

test('about names what Tessera does', async () => {
  await renderApp('/about')
  for (const name of [
    'About Tessera',
    'What We Do',
    'AI-Powered Analysis',
    'Evidence Verification',
    'Open Access Focus',
    'Technical Approach',
  ])
    expect(screen.getByRole('heading', { name })).toBeTruthy()
})
