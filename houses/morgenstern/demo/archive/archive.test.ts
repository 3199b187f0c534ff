import { describe, expect, test } from 'vitest'
import { addMinutes, berlinDay, goodFriday, isSummerBreak, yearOf } from '../calendar.ts'
import { findWork } from '../catalogue/works.ts'
import { findRoom } from '../house.ts'
import { findArtist, isActive } from '../people/artists.ts'
import type { EventPlan } from '#demo/plan.ts'
import { closures } from './decades.ts'
import { ARCHIVE_SIZE, planArchive } from './plan-archive.ts'

const archive = planArchive('2026-11-21')

describe.each([
  ['2026-11-21', archive],
  ['2027-01-01', planArchive('2027-01-01')],
  ['2028-02-29', planArchive('2028-02-29')],
  ['2026-07-15', planArchive('2026-07-15')],
  ['2026-12-31', planArchive('2026-12-31')],
] as const)('the archive seen from %s', (today, events) => {
  test('holds exactly 12,000 events from the opening to yesterday, in order', () => {
    expect(events).toHaveLength(ARCHIVE_SIZE)
    expect(berlinDay(events[0]?.dateStart ?? '')).toBe('1913-10-19')
    expect(events.every((event) => berlinDay(event.dateStart) < today)).toBe(true)
    expect(
      events.every((event, index) => index === 0 || (events[index - 1]?.dateStart ?? '') <= event.dateStart),
    ).toBe(true)
  })

  test('has unique keys and shop numbers', () => {
    expect(new Set(events.map((event) => event.key)).size).toBe(ARCHIVE_SIZE)
    expect(new Set(events.map((event) => event.externalId)).size).toBe(ARCHIVE_SIZE)
  })
})

test('is the same when it is planned again', () => {
  expect(planArchive('2026-11-21')).toEqual(archive)
})

test('performs no work before it existed', () => {
  const early = archive.filter((event) =>
    workKeys(event).some((key) => findWork(key).heardFrom > yearOf(berlinDay(event.dateStart))),
  )
  expect(early.map((event) => event.key)).toEqual([])
})

test('uses no room before it was opened', () => {
  expect(archive.filter((event) => berlinDay(event.dateStart) < findRoom(event.roomKey).openedOn)).toEqual([])
})

test('has nobody perform outside of a career, and no house ensemble before its foundation', () => {
  const ghosts = archive.filter((event) =>
    event.cast.some((item) => !isActive(findArtist(item.artistKey), yearOf(berlinDay(event.dateStart)))),
  )
  expect(ghosts.map((event) => event.key)).toEqual([])
})

test('has no events while the house is closed, in summer, and on Christmas Eve', () => {
  const sounding = archive.filter((event) => {
    const day = berlinDay(event.dateStart)
    return (
      closures.some((gap) => gap.from <= day && day <= gap.to) || isSummerBreak(day) || day.endsWith('12-24')
    )
  })
  expect(sounding).toEqual([])
})

test('has a passion and no other event on Good Friday, in every open year since 1914', () => {
  const passions = new Map<string, string[]>()
  for (const event of archive) {
    const day = berlinDay(event.dateStart)
    passions.set(day, [...(passions.get(day) ?? []), ...workKeys(event)])
  }
  for (let year = 1914; year <= 2026; year++) {
    const works = passions.get(goodFriday(year)) ?? []
    const isClosed = closures.some((gap) => gap.from <= goodFriday(year) && goodFriday(year) <= gap.to)
    expect(works.length, String(year)).toBe(isClosed ? 0 : 1)
    if (!isClosed) expect(['bach-matthaeus', 'bach-johannes']).toContain(works[0])
  }
})

test('has no banned composers from April 1933 to May 1945', () => {
  const banned = new Set([
    'mendelssohn',
    'mahler',
    'schoenberg',
    'weill',
    'korngold',
    'zemlinsky',
    'hensel',
    'schulhoff',
    'gershwin',
  ])
  const during = archive.filter((event) => event.dateStart > '1933-04' && event.dateStart < '1945-06')
  expect(during.length).toBeGreaterThan(300)
  expect(
    during.filter((event) => workKeys(event).some((key) => banned.has(findWork(key).composerKey))),
  ).toEqual([])
})

test('has no overlapping events in one room, and nobody on two stages at once', () => {
  const taken = new Map<string, EventPlan>()
  for (const event of archive) {
    for (const key of [event.roomKey, ...new Set(event.cast.map((item) => item.artistKey))]) {
      const before = taken.get(key)
      if (before && addMinutes(before.dateStart, before.durationMinutes) > event.dateStart)
        expect.fail(`${key}: ${before.key} and ${event.key}`)
      taken.set(key, event)
    }
  }
})

test('has programmes of one to six works and a cast', () => {
  expect(archive.filter((event) => workKeys(event).length < 1 || workKeys(event).length > 6)).toEqual([])
  expect(archive.filter((event) => event.cast.length === 0)).toEqual([])
})

test('grows over the decades and has few events in wartime', () => {
  expect(yearlyCount(1915, 1918)).toBeLessThan(yearlyCount(1924, 1929) / 2)
  expect(yearlyCount(1940, 1943)).toBeLessThan(yearlyCount(1924, 1929) / 1.5)
  expect(yearlyCount(1952, 1960)).toBeLessThan(yearlyCount(1987, 2008))
  expect(yearlyCount(1987, 2008)).toBeLessThan(yearlyCount(2012, 2019))
})

test('performs Mahler’s Fifth 86 times, last on 12 October 2024, and Gubaidulina’s Viola Concerto twice', () => {
  expect(daysOf('mahler-sym-5')).toHaveLength(86)
  expect(daysOf('mahler-sym-5').at(-1)).toBe('2024-10-12')
  expect(daysOf('gubaidulina-viola-concerto')).toEqual(['1999-11-05', '2009-03-04'])
})

function workKeys(event: EventPlan): string[] {
  return event.programme.flatMap((item) => (item.workKey ? [item.workKey] : []))
}

/** The average number of events a year over those years. */
function yearlyCount(from: number, to: number): number {
  const years = archive.map((event) => yearOf(berlinDay(event.dateStart)))
  return years.filter((year) => from <= year && year <= to).length / (to - from + 1)
}

function daysOf(key: string): string[] {
  return archive.filter((event) => workKeys(event).includes(key)).map((event) => berlinDay(event.dateStart))
}
