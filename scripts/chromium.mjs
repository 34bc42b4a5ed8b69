// Finds the browser of the browser tests, or installs it where the system's package manager may.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'

/** The engine without the windows around it: the same pages for a third of the processor's time. */
const shells = ['/usr/bin/chromium-headless-shell', '/usr/bin/chrome-headless-shell']
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium, or null after a sentence that says what to do. */
export async function ensureChromium() {
  const chosen = firstOf([process.env.CHROMIUM_PATH, ...shells])
  if (chosen) return chosen
  if (process.getuid?.() === 0 && (await succeeds('apt-get', ['--version']))) {
    console.error('Installing a headless Chromium …')
    if (!(await install('chromium-headless-shell')) && !firstOf(browsers)) await install('chromium')
  }
  const installed = firstOf([...shells, ...browsers])
  if (!installed)
    console.error(
      'The browser tests need Chromium, and it could not be installed here. Install it (on Debian: apt-get install chromium) or name its program in CHROMIUM_PATH.',
    )
  return installed
}

const firstOf = (places) => places.find((place) => place && existsSync(place)) ?? null

/** True when the system has the package afterwards; a network that does not answer is not waited for long. */
async function install(name) {
  const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10']
  const get = (...args) => succeeds('apt-get', [...patience, ...args])
  const add = () => get('install', '-y', '-qq', '--no-install-recommends', name)
  return (await add()) || ((await get('update', '-qq')) && (await add()))
}

/** True when the program is there and ends well. */
async function succeeds(program, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = spawn(program, args, { stdio: 'ignore', env })
  const [status] = await once(run, 'exit').catch(() => [1])
  return status === 0
}
