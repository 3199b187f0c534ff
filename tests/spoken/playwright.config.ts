import { defineConfig } from '@playwright/test'

/**
 * `npm run test:spoken` does the journeys of `tests/e2e/spoken.spec.ts` with Orca, the screen reader of Linux, and
 * compares what it says. It needs Debian's orca, chromium, xvfb, openbox, xdotool, dbus and at-spi2-core, and the locale
 * de_DE.UTF-8; `npm run test:all` runs it where they are installed. `-- --update-snapshots` accepts what was said.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/spoken',
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  globalSetup: '../support/browser-setup.ts',
  // Only one window has the focus.
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: process.env['SITE_ORIGIN'],
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    },
  },
})
