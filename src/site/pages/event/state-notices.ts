import type { EventDetail } from '#contracts/events.ts'
import type { HouseSettings } from '#domain/house/index.server.ts'
import { addDays, hallDay } from '#i18n/dates.ts'
import type { Localized } from '#i18n/languages.ts'

export type StateNotice = {
  kind: 'cancelled' | 'sold_out' | 'postponed'
  /** What the house says about it. */
  text: Localized | null
  /** The announcement with its reason. */
  change: EventDetail['changes'][number] | null
  /** The last day of refunds. */
  refundUntil: string | null
  /** The dates of a rescheduled event. */
  dates: { old: string; current: string } | null
}

type Given = Pick<EventDetail, 'changes' | 'date_start' | 'previous_date' | 'status'>
type Texts = Pick<HouseSettings, 'text_cancelled' | 'text_sold_out' | 'text_postponed' | 'refund_days'>

/** What visitors and holders of tickets have to know about the state of an event; a moved one can be sold out, too. */
export function stateNoticesOf(event: Given, settings: Texts, now: string): StateNotice[] {
  const { status, previous_date: previous } = event
  const isComing = event.date_start > now
  const none = { change: null, refundUntil: null, dates: null }
  if (status === 'cancelled') {
    const refundUntil =
      settings.refund_days === null ? null : addDays(hallDay(event.date_start), settings.refund_days)
    // Tickets are refunded after the day of the concert, too.
    if (!isComing && (refundUntil === null || refundUntil < hallDay(now))) return []
    const change = lastReason(event, ['cancelled'])
    return notEmpty([{ ...none, kind: 'cancelled', text: settings.text_cancelled, change, refundUntil }])
  }
  if (!isComing) return []
  const isMoved = previous !== null
  return notEmpty([
    ...(isMoved || status === 'postponed'
      ? [
          {
            ...none,
            kind: 'postponed' as const,
            text: settings.text_postponed,
            change: lastReason(event, ['postponed', 'date']),
            dates: isMoved ? { old: previous, current: event.date_start } : null,
          },
        ]
      : []),
    ...(status === 'sold_out' ? [{ ...none, kind: 'sold_out' as const, text: settings.text_sold_out }] : []),
  ])
}

/** The latest announcement of these kinds, if it has a note. */
function lastReason({ changes }: Given, kinds: EventDetail['changes'][number]['kind'][]) {
  const last = changes.findLast(({ kind }) => kinds.includes(kind))
  return last?.note ? last : null
}

function notEmpty(notices: StateNotice[]): StateNotice[] {
  return notices.filter(({ text, change, refundUntil, dates }) => text ?? change ?? refundUntil ?? dates)
}
