import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ImportOutcome } from '#domain/imports/index.server.ts'
import { ImportBusyError } from './import-job.ts'
import { startShopSchedule } from './shop-schedule.ts'

const outcome: ImportOutcome = {
  lines: 1,
  added: 1,
  updated: 0,
  vanished: 0,
  unchanged: 0,
  rejected: 0,
  firstRejected: [],
  isFinished: true,
  resumedAt: 0,
  reportFile: null,
}
const minute = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start(run: (signal: AbortSignal) => Promise<ImportOutcome>) {
  const told: string[] = []
  const tell = (level: string) => (details: unknown, text?: string) =>
    void told.push(`${level}: ${text ?? String(details)}`)
  const logger = { info: tell('info'), warn: tell('warn') }
  return { told, ...startShopSchedule({ run, everyMilliseconds: 10 * minute, firstMilliseconds: 0, logger }) }
}

test('the shop is imported again and again, each time after the one before has ended', async () => {
  let begun = 0
  const schedule = start(async () => {
    begun++
    await new Promise((resolve) => setTimeout(resolve, 25 * minute))
    return outcome
  })
  await vi.advanceTimersByTimeAsync(24 * minute)
  expect(begun).toBe(1)
  await vi.advanceTimersByTimeAsync(12 * minute)
  expect(begun).toBe(2)
  await Promise.all([schedule.stop(), vi.advanceTimersByTimeAsync(30 * minute)])
  expect(vi.getTimerCount()).toBe(0)
})

test('a shop that is down is tried again; another import that is under way is no fault', async () => {
  const errors = [new Error('The feed cannot be reached.'), new ImportBusyError()]
  const { told, stop } = start(() => {
    const error = errors.shift()
    return error ? Promise.reject(error) : Promise.resolve(outcome)
  })
  await vi.advanceTimersByTimeAsync(21 * minute)
  expect(told).toEqual([
    "warn: the shop's feed could not be imported",
    'info: another import is under way',
    'info: the shop was imported',
  ])
  await stop()
})

test('stopping ends what is under way, waits for it and leaves no timer behind', async () => {
  let hasEnded = false
  const { told, stop } = start(
    (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          hasEnded = true
          reject(new Error('given up'))
        })
      }),
  )
  await vi.advanceTimersByTimeAsync(1)
  await stop()
  expect(hasEnded).toBe(true)
  expect(told).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})
