import type { LastRun } from './proofs-page.tsx'

/** Written by `npm run prove`. */
export const lastRun: LastRun = {
  at: '2026-11-28T00:00:00.000Z',
  minutes: 0,
  seed: 1,
  version: '0.2.0',
  proofs: [],
}
