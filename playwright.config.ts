import { defineConfig } from '@playwright/test'
import { answeredConsent } from './tests/support/answered-consent.ts'
import { headlessPath } from './tests/support/chromium.ts'

/** Browser tests, by journey, on one production server with the demo content (see tests/support/browser-setup.ts). */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  globalSetup: './tests/support/browser-setup.ts',
  // More than the two processors: tests also wait, for movements, timers and saved drafts. Fewer for `npm run test:all`,
  // some of whose tests slow the browser down.
  workers: process.env['TEST_ALL'] === '1' ? 4 : 6,
  fullyParallel: true,
  // `npm run test:all` runs these as well.
  ...(process.env['TEST_ALL'] !== '1' && { grepInvert: /@long/ }),
  // A busy machine fails a test now and then. One that passes only when it is repeated is named at the end as flaky.
  retries: 1,
  // Tests wait for states. These limits only end a wait for a state that never comes, also on a machine that is several
  // times slower because others use it.
  timeout: 180_000,
  expect: {
    timeout: 60_000,
    // Only handbook.spec.ts compares pictures: with those that the handbook shows.
    toHaveScreenshot: { pathTemplate: 'src/office/handbook/pictures/{arg}{ext}' },
  },
  // A site that does not work any more would cost each remaining test its whole time.
  maxFailures: 30,
  reporter: 'list',
  projects: [{ name: 'chromium' }, { name: 'contract', testDir: 'tests/contract' }],
  use: {
    // Workers read this file after the set-up has named the site.
    baseURL: process.env['SITE_ORIGIN'],
    // The consent banner has been answered; its own tests begin without an answer.
    storageState: answeredConsent(process.env['SITE_ORIGIN']),
    // Shorter than the test's own limit, so that the error names what the test waits for.
    actionTimeout: 60_000,
    trace: 'off',
    // Movements cost time in each test. `npm run test:all` has them, and tests of movements ask for them.
    contextOptions: { reducedMotion: process.env['TEST_ALL'] === '1' ? 'no-preference' : 'reduce' },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // A test cannot intercept the requests of a service worker; only its own tests allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: headlessPath,
      args: [
        // Root has no sandbox, nor have most containers.
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
