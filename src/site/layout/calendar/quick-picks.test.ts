import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '#i18n/dates.ts'
import { quickPicks } from './quick-picks.ts'

it('This Friday is today on a Friday, next Monday is never today', () => {
  expect(quickPicks('2026-11-27')).toEqual({
    today: '2026-11-27',
    friday: '2026-11-27',
    monday: '2026-11-30',
    weekend: { from: '2026-11-28', to: '2026-11-29' },
  })
  expect(quickPicks('2026-11-30')).toEqual({
    today: '2026-11-30',
    friday: '2026-12-04',
    monday: '2026-12-07',
    weekend: { from: '2026-12-05', to: '2026-12-06' },
  })
  expect(quickPicks('2026-11-21')).toEqual({
    today: '2026-11-21',
    friday: '2026-11-27',
    monday: '2026-11-23',
    weekend: { from: '2026-11-21', to: '2026-11-22' },
  })
  expect(quickPicks('2026-11-22').weekend).toEqual({ from: '2026-11-22', to: '2026-11-22' })
})

it('Both are within a week, on their weekday, across months, years and leap days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
      const today = addDays('2000-01-01', days)
      const { friday, monday } = quickPicks(today)
      expect(new Date(`${friday}T00:00:00Z`).getUTCDay()).toBe(5)
      expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1)
      expect(friday >= today && friday < addDays(today, 7)).toBe(true)
      expect(monday > today && monday <= addDays(today, 7)).toBe(true)
    }),
  )
})
