import path from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { pluginOf } from './scripts/prove/mutants.ts'

const ELSEWHERE = [...configDefaults.exclude, '**/build/**', 'tests/e2e/**']

/** What `npm run test:all` runs besides. */
const isComplete = process.env['TEST_ALL'] === '1'

/**
 * Three projects: `unit` needs only Node; `database` runs on one migrated database, cloned for each worker and rolled
 * back after each test; `programs` starts commands and sites of the build.
 */
export default defineConfig({
  plugins: [pluginOf(process.env['PROVE_MUTANT'], import.meta.dirname)],
  test: {
    environment: 'node',
    // One more than the two processors: tests also wait, for the database and for programs that they start.
    maxWorkers: 3,
    testTimeout: 90_000, // no test measures speed, and on a busy machine some are slow
    expect: { poll: { timeout: 30_000 } }, // it only ends a wait for a state that never comes
    // Parts of the interface are rendered in every language.
    setupFiles: ['./src/i18n/messages.ts'],
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,scripts,shop,houses,accessibility,tests/unit}/**/*.test.{ts,tsx}'],
          exclude: [...ELSEWHERE, '**/*.{db,program,long}.test.ts'],
          // Modules are loaded once for each worker. Files after this one share them and the globals, so that each test
          // undoes what it stubs, and none uses vi.mock.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['**/*.db.test.ts'],
          exclude: ELSEWHERE,
          globalSetup: ['tests/support/database-global-setup.ts'],
          alias: { '@node-rs/argon2': path.join(import.meta.dirname, 'tests/support/quick-argon2.ts') },
          isolate: false, // A worker clones the database once and not for each file.
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          include: ['**/*.program.test.ts', ...(isComplete ? ['**/*.long.test.ts'] : [])],
          exclude: ELSEWHERE,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
