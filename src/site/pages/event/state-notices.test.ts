import { describe, expect, test } from 'vitest'
import type { EventDetail } from '#contracts/events.ts'
import { stateNoticesOf } from './state-notices.ts'

const text = (name: string) => ({ de: name, en: `${name} in English` })
const settings = {
  text_cancelled: text('Abgesagt'),
  text_sold_out: text('Ausverkauft'),
  text_postponed: text('Verschoben'),
  refund_days: 30,
}
const empty = { text_cancelled: null, text_sold_out: null, text_postponed: null, refund_days: null }
const now = '2026-11-21T12:00:00.000Z'
const start = '2026-12-04T19:00:00.000Z'

type Given = Parameters<typeof stateNoticesOf>[0]
const event = (changes: Partial<Given>): Given => ({
  status: 'future',
  date_start: start,
  previous_date: null,
  changes: [],
  ...changes,
})
const change = (kind: EventDetail['changes'][number]['kind'], note: string | null) => ({
  kind,
  at: '2026-11-20T09:00:00.000Z',
  note: note === null ? null : text(note),
})

describe('What a page says about the state of its event', () => {
  test.each(['future', 'few_tickets', 'no_sale', 'past'] as const)(
    'is nothing for one that is %s',
    (status) => {
      expect(stateNoticesOf(event({ status }), settings, now)).toEqual([])
    },
  )

  test('is the reason of a cancellation, the text of the house and the last day of refunds', () => {
    const reason = change('cancelled', 'Krankheit')
    const given = event({
      status: 'cancelled',
      changes: [change('cancelled', 'Alt'), reason, change('other', 'Bus')],
    })
    expect(stateNoticesOf(given, settings, now)).toEqual([
      {
        kind: 'cancelled',
        text: settings.text_cancelled,
        change: reason,
        refundUntil: '2027-01-03',
        dates: null,
      },
    ])
  })

  test('stays on a cancelled event until the last day of refunds', () => {
    const given = event({ status: 'cancelled' })
    const countAt = (at: string, refund_days: number | null = 30) =>
      stateNoticesOf(given, { ...settings, refund_days }, at).length
    expect(countAt('2027-01-03T20:00:00.000Z')).toBe(1)
    expect(countAt('2027-01-04T08:00:00.000Z')).toBe(0)
    expect(countAt('2026-12-05T08:00:00.000Z', null)).toBe(0)
  })

  test('is the old and the new date of a rescheduled event, with the note of the change', () => {
    const reason = change('date', 'Krankheit')
    const previous_date = '2026-11-01T18:00:00.000Z'
    expect(
      stateNoticesOf(event({ status: 'postponed', previous_date, changes: [reason] }), settings, now),
    ).toEqual([
      {
        kind: 'postponed',
        text: settings.text_postponed,
        change: reason,
        refundUntil: null,
        dates: { old: previous_date, current: start },
      },
    ])
  })

  test('has no dates while a postponed event has no new one', () => {
    const [notice] = stateNoticesOf(event({ status: 'postponed' }), settings, now)
    expect(notice).toMatchObject({ kind: 'postponed', dates: null })
  })

  test('is both for an event that was moved and is sold out', () => {
    const given = event({ status: 'sold_out', previous_date: '2026-11-01T18:00:00.000Z' })
    expect(stateNoticesOf(given, settings, now).map(({ kind }) => kind)).toEqual(['postponed', 'sold_out'])
  })

  test('is nothing while there is nothing to say', () => {
    for (const status of ['cancelled', 'sold_out', 'postponed'] as const) {
      const given = event({ status, changes: [change(status === 'sold_out' ? 'other' : status, null)] })
      expect(stateNoticesOf(given, empty, now), status).toEqual([])
    }
  })
})
