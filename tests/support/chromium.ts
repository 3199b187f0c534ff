import { chromium, type Browser } from 'playwright-core'

/** Where the system's Chromium is; CHROMIUM names another one. */
export const chromiumPath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

/** The browser of most tests: the headless shell if the gate has found one. It has no back-forward cache. */
export const headlessPath = process.env['CHROMIUM_HEADLESS'] ?? chromiumPath

/** There is no sandbox for root, nor in most containers, and little shared memory. */
export const chromiumArguments = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu']

/** Starts the system's Chromium outside the test runner: for pictures and measurements. */
export async function openChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath, args: chromiumArguments })
}
