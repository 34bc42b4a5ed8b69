// Finds the browser of the browser tests, or installs it where the system's package manager may.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium, or null after a sentence that says what to do. */
export function ensureChromium() {
  const found = find()
  if (found) return found
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.error('Installing Chromium …')
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync('apt-get', ['update', '-qq'], options)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options)
  }
  const installed = find()
  if (!installed)
    console.error(
      'The browser tests need Chromium, and it could not be installed here. Install it (on Debian: apt-get install chromium) or name its program in CHROMIUM_PATH.',
    )
  return installed
}

function find() {
  return places.find((place) => place && existsSync(place)) ?? null
}
