import type { LastRun } from './proofs-page.tsx'

/** Written by `npm run prove`. */
export const lastRun: LastRun = {
  at: '2026-11-28T02:42:10.721Z',
  minutes: 40,
  seed: 831326141,
  version: '0.2.0 (ea00f21f)',
  proofs: [
    { id: 'windows', rounds: 5, runs: 10000, failures: [] },
    { id: 'same-text', rounds: 9, runs: 9000, failures: [] },
    { id: 'merging', rounds: 10, runs: 40000, failures: [] },
    { id: 'public-states', rounds: 2, runs: 80, failures: [] },
    { id: 'releases', rounds: 3, runs: 9, failures: [] },
    { id: 'planners', rounds: 6, runs: 240, failures: [] },
    { id: 'staff', rounds: 3, runs: 900, failures: [] },
    { id: 'hidden', rounds: 5, runs: 20000, failures: [] },
    { id: 'calls', rounds: 3, runs: 15000, failures: [] },
    { id: 'forms', rounds: 7, runs: 35000, failures: [] },
    { id: 'bodies', rounds: 8, runs: 3200, failures: [] },
    { id: 'full-disk', rounds: 8, runs: 32, failures: [] },
    { id: 'kills', rounds: 5, runs: 80, failures: [] },
  ],
}
