import { chromium, type Browser } from 'playwright-core'

/** The path of the system's Chromium, which CHROMIUM overrides. */
export const chromiumPath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

/** The browser of most tests: the headless shell if the test command has found one. It has no back-forward cache. */
export const headlessPath = process.env['CHROMIUM_HEADLESS'] ?? chromiumPath

/** Root has no sandbox, nor have most containers, and they have little shared memory. */
const chromiumArguments = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu']

/** Starts the system's Chromium outside of the test runner, for pictures and measurements. */
export async function openChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath, args: chromiumArguments })
}
