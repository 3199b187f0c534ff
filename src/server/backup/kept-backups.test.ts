import { expect, test } from 'vitest'
import { chooseExpired, isDue, isLate, nameFor } from './kept-backups.ts'

const now = new Date('2026-11-26T20:00:00Z')
const at = (madeAt: string) => ({ name: nameFor(new Date(madeAt)), facts: { madeAt } })
const hoursAgo = (hours: number) => at(new Date(now.getTime() - hours * 3_600_000).toISOString())

test('All backups of two days are kept, then one a day, then one a month, and none after a year', () => {
  const everySixHours = Array.from({ length: (400 * 24) / 6 }, (_, index) => hoursAgo(6 * index))
  const expired = new Set(chooseExpired(everySixHours, now))
  const kept = everySixHours.filter((each) => !expired.has(each)).map(({ facts }) => facts.madeAt)
  expect(kept.slice(0, 9).map((madeAt) => madeAt.slice(5, 13))).toEqual([
    '11-26T20',
    '11-26T14',
    '11-26T08',
    '11-26T02',
    '11-25T20',
    '11-25T14',
    '11-25T08',
    '11-25T02',
    '11-24T20',
  ])
  const days = kept.slice(9).filter((madeAt) => madeAt >= '2026-10-27T20')
  expect(days.map((madeAt) => madeAt.slice(5, 13))).toEqual(
    Array.from({ length: 28 }, (_, index) =>
      new Date(Date.UTC(2026, 10, 23 - index, 20)).toISOString().slice(5, 13),
    ),
  )
  expect(kept.slice(9 + days.length).map((madeAt) => madeAt.slice(0, 10))).toEqual([
    '2026-09-30',
    '2026-08-31',
    '2026-07-31',
    '2026-06-30',
    '2026-05-31',
    '2026-04-30',
    '2026-03-31',
    '2026-02-28',
    '2026-01-31',
    '2025-12-31',
    '2025-11-30',
  ])
})

test('A backup is due after its hours or when the last one is gone, and late after half as many again', () => {
  const facts = { format: 1, bytes: 1, sha256: '', missing: 0, database: '', server: null } as const
  const last = (hours: number, isThere = true) => ({
    ...hoursAgo(hours),
    facts: { ...facts, ...hoursAgo(hours).facts },
    isThere,
  })
  expect([isDue(undefined, 24, now), isDue(last(1, false), 24, now)]).toEqual([true, true])
  expect([isDue(last(23), 24, now), isDue(last(24), 24, now)]).toEqual([false, true])
  expect([isLate(last(36), 24, now), isLate(last(37), 24, now)]).toEqual([false, true])
  expect([isLate(last(2), 1, now), isLate(last(3), 1, now)]).toEqual([false, true])
})
