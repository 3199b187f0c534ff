import { defineConfig } from '@playwright/test'
import { answeredConsent } from './tests/support/answered-consent.ts'
import { headlessPath } from './tests/support/chromium.ts'

/** Browser tests, by journey, on one production server with the demo content (see tests/support/browser-setup.ts). */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/browser-setup.ts',
  // One more than the two processors: tests also wait, for movements, timers and saved drafts.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  projects: [{ name: 'chromium' }],
  use: {
    // Workers read this file after the set-up has named the site.
    baseURL: process.env['SITE_ORIGIN'],
    // The question for consent has been answered; the tests of it begin without an answer.
    storageState: answeredConsent(process.env['SITE_ORIGIN']),
    // Long for a busy machine, and yet an error that names what is waited for.
    actionTimeout: 20_000,
    trace: 'off',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // A request that a service worker makes can't be held back by a test; the tests of it let it be.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: headlessPath,
      args: [
        // There is no sandbox for root, nor in most containers.
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
