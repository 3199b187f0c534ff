import { expect, test } from 'vitest'
import { hallDay } from '#i18n/dates.ts'
import { planDrafts } from './plan-drafts.ts'
import { planSeason } from './plan-season.ts'

test('Drafts and options are on evenings on which their halls are free', () => {
  const season = planSeason('2026-11-21')
  const drafts = planDrafts('2026-11-21', season)
  const placeOf = (one: { roomKey: string; dateStart: string }) => `${one.roomKey} ${hallDay(one.dateStart)}`
  const taken = new Set(season.map(placeOf))
  expect(drafts.filter((one) => taken.has(placeOf(one)))).toEqual([])
  expect(new Set(drafts.map(({ isOption }) => isOption)).size).toBe(2)
})
