import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMinutes,
  addMonths,
  berlinDay,
  goodFriday,
  isSummerBreak,
  weekdayOf,
} from '../calendar.ts'
import { findWork } from '../catalogue/works.ts'
import type { EventPlan } from '#demo/plan.ts'
import { planSeason } from './plan-season.ts'

const days = [
  '2026-11-21',
  '2026-03-29',
  '2026-10-25',
  '2026-07-14',
  '2026-07-15',
  '2026-08-31',
  '2026-12-23',
  '2026-12-24',
  '2026-12-31',
  '2027-01-01',
  '2027-03-26',
  '2028-02-29',
]

describe.each(days)('the season seen from %s', (today) => {
  const season = planSeason(today)

  test('holds about 400 events of the next fourteen months in order of date', () => {
    expect(season.length).toBeGreaterThanOrEqual(380)
    expect(season.length).toBeLessThanOrEqual(460)
    expect(season.every((event) => berlinDay(event.dateStart) >= today)).toBe(true)
    expect(season.every((event) => berlinDay(event.dateStart) <= addMonths(today, 14))).toBe(true)
    expect(season.map((event) => event.dateStart)).toEqual(season.map((event) => event.dateStart).toSorted())
  })

  test('has an event today or tomorrow', () => {
    expect(berlinDay(season[0]?.dateStart ?? '') <= addDays(today, 1)).toBe(true)
  })

  test('has events in every week, and many outside of the summer break', () => {
    for (let week = 1; week < 58; week++) {
      const from = addDays(today, week * 7)
      const to = addDays(from, 6)
      const count = season.filter((event) => isBetween(event, from, to)).length
      const isQuiet = isSummerBreak(from) || isSummerBreak(to) || isAroundChristmas(from, to)
      expect(count, from).toBeGreaterThanOrEqual(isQuiet ? 2 : 4)
    }
  })

  test('has no overlapping events in one room, and nobody on two stages at once', () => {
    const taken = new Map<string, EventPlan[]>()
    for (const event of season) {
      for (const key of [event.roomKey, ...new Set(event.cast.map((item) => item.artistKey))]) {
        const before = taken.get(key)?.at(-1)
        if (before)
          expect(addMinutes(before.dateStart, before.durationMinutes) <= event.dateStart, event.key).toBe(
            true,
          )
        taken.set(key, [...(taken.get(key) ?? []), event])
      }
    }
  })

  test('observes the feasts: a passion on Good Friday, Bach in December, the Ninth at the year’s end', () => {
    const year = Number(today.slice(0, 4))
    for (const friday of [goodFriday(year), goodFriday(year + 1)]) {
      if (friday < today || friday > addMonths(today, 14)) continue
      const keys = season.filter((event) => berlinDay(event.dateStart) === friday).map((event) => event.key)
      expect(keys.length).toBe(1)
      expect(keys[0]).toMatch(/passion/)
    }
    const december = season.filter((event) => event.dateStart.slice(5, 7) === '12').flatMap(workKeys)
    expect(december).toContain('bach-weihnachten-1')
    expect(december).toContain('beethoven-sym-9')
    expect(season.some((event) => event.dateStart.slice(5, 10) === '12-24')).toBe(false)
  })

  test('has music of the church year only in its time', () => {
    const oratorio = season.filter((event) =>
      workKeys(event).some((key) => key.startsWith('bach-weihnachten')),
    )
    expect(oratorio.every((event) => event.dateStart.slice(5, 7) === '12')).toBe(true)
  })

  test('shows every status, sales still to come, and advance sales on both sides of today', () => {
    expect(new Set(season.map((event) => event.status))).toEqual(
      new Set([null, 'sold_out', 'few_tickets', 'cancelled', 'postponed', 'no_sale']),
    )
    const unopened = season.filter((event) => (event.ticketSaleFrom ?? '') > `${today}T23`)
    expect(unopened.length).toBeGreaterThan(100)
    const presales = unopened.flatMap((event) => event.customerTags.map((tag) => tag.presaleDate < today))
    expect(presales).toContain(true)
    expect(presales).toContain(false)
  })

  test('contains the concerts that the front page names', () => {
    const mahler = season.find((event) => event.key === 'mahler-fuenfte')
    expect(mahler).toMatchObject({ externalId: '100234-7781', roomKey: 'grosser-saal', status: null })
    expect(mahler?.cast.at(-1)).toMatchObject({ artistKey: 'varkonyi', replaces: 'Noémie Laurent' })
    expect(weekdayOf(berlinDay(mahler?.dateStart ?? ''))).toBe(6)
    const night = season.find((event) => event.key === 'orgelnacht')
    expect(weekdayOf(berlinDay(night?.dateStart ?? ''))).toBe(5)
    expect(night?.durationMinutes).toBe(240)
  })

  test('is the same when planned again, with unique keys and shop numbers', () => {
    expect(planSeason(today)).toEqual(season)
    expect(new Set(season.map((event) => event.key)).size).toBe(season.length)
    expect(new Set(season.map((event) => event.externalId)).size).toBe(season.length)
    expect(season.every((event) => /^\d+-\d+$/.test(event.externalId))).toBe(true)
  })
})

test('has sixty different programmes or more, one of them with fourteen works', () => {
  const season = planSeason('2026-11-21')
  const rich = season.filter((event) => workKeys(event).length > 0)
  expect(new Set(rich.map((event) => workKeys(event).join())).size).toBeGreaterThanOrEqual(60)
  expect(
    Math.max(...season.map((event) => event.programme.filter((item) => item.kind === 'work').length)),
  ).toBe(14)
  expect(
    Math.max(...season.flatMap((event) => event.title.de.split(' ').map((word) => word.length))),
  ).toBeGreaterThan(40)
})

test('has free, hired, spoken, nightly and children’s events', () => {
  const season = planSeason('2026-11-21')
  expect(season.some((event) => event.priceMin === null && event.status === 'no_sale')).toBe(true)
  expect(season.some((event) => !event.isOwnProduction)).toBe(true)
  expect(season.some((event) => event.programme.some((item) => item.kind === 'talk'))).toBe(true)
  expect(season.some((event) => event.programme.some((item) => item.kind === 'encore'))).toBe(true)
  expect(season.some((event) => event.programme.some((item) => item.kind === 'movement'))).toBe(true)
  for (const genre of ['jazz-global', 'kinder-familie', 'orgel'])
    expect(season.some((event) => event.genreKeys.includes(genre))).toBe(true)
})

function workKeys(event: EventPlan): string[] {
  return event.programme.flatMap((item) => (item.workKey ? [findWork(item.workKey).key] : []))
}

function isBetween(event: EventPlan, from: string, to: string): boolean {
  const day = berlinDay(event.dateStart)
  return from <= day && day <= to
}

function isAroundChristmas(from: string, to: string): boolean {
  return (
    from.slice(5) > '12-17' || to.slice(5) < '01-03' || (from.slice(5) <= '12-25' && to.slice(5) >= '12-24')
  )
}
