import { expect, test } from 'vitest'
import { hasFreeProcessor } from './has-free-processor.ts'

test.each([
  { load: 0, processors: 2, isFree: true },
  { load: 1.99, processors: 2, isFree: true },
  { load: 2, processors: 2, isFree: false },
  { load: 7.5, processors: 2, isFree: false },
  { load: 7.5, processors: 8, isFree: true },
])('With a load of $load on $processors processors, one is free: $isFree', ({ load, processors, isFree }) => {
  expect(hasFreeProcessor(load, processors)).toBe(isFree)
})
