import type { EventSummary } from '#contracts/events.ts'
import { addDays, hallDay } from '#i18n/dates.ts'
import { inLanguage } from '#i18n/in-language.ts'
import type { Language } from '#i18n/languages.ts'
import { calendarFileMessages } from '#i18n/lazy/calendar-file.ts'
import { detailHref } from '#routing/paths.ts'
import { address, day, instant, number, text, type Component, type Property } from './calendar-properties.ts'
import { describeEvent } from './describe-event.ts'

/** Event data that only calendars need. */
export type Revision = {
  /** Incremented with each change that calendars must notice. */
  sequence: number
  updatedAt: Date
  /** Whether the event has vanished from the programme without having been cancelled. */
  isGone: boolean
}

export type EntryContext = {
  language: Language
  /** The domain after the `@` of every UID. */
  uidDomain: string
  /** The site's public origin. */
  origin: string
}

/**
 * An event as a VEVENT. The file has no METHOD, so it is a plain publication, and DTSTAMP is the time of the event's
 * last change (RFC 5545, section 3.8.7.2); the same event always returns the same text. A cancelled event is
 * CANCELLED, and so is a postponed one without a new date, because it does not take place at the time of its entry.
 * With a new date it is CONFIRMED. Some calendars do not show a status, so the title repeats it.
 */
export function eventComponent(event: EventSummary, revision: Revision, context: EntryContext): Component {
  const { language, origin, uidDomain } = context
  const messages = calendarFileMessages[language]
  const shown = inLanguage(event, language)
  const page = origin + detailHref('events', language, event)
  const isCancelled = event.status === 'cancelled'
  const isUndecided = event.status === 'postponed' && event.previous_date === null
  const prefix = isCancelled ? `${messages.cancelled}: ` : isUndecided ? `${messages.postponed}: ` : ''
  const isOff = isCancelled || isUndecided
  const { room, genres } = shown
  const properties = [
    text('uid', `event-${event.id}@${uidDomain}`),
    instant('dtstamp', revision.updatedAt),
    instant('last-modified', revision.updatedAt),
    number('sequence', revision.sequence),
    ...whenOf(event),
    text('summary', prefix + shown.name),
    text('description', describeEvent(event, { language, address: page, isGone: revision.isGone })),
    ...(room
      ? [text('location', [room.venue.name, room.venue.address, room.name].filter(Boolean).join(' | '))]
      : []),
    address('url', page),
    text('status', isOff ? 'CANCELLED' : revision.isGone ? 'TENTATIVE' : 'CONFIRMED'),
    text('transp', isOff ? 'TRANSPARENT' : 'OPAQUE'),
    ...(genres.length > 0 ? [text('categories', ...genres.map(({ name }) => name))] : []),
  ]
  return ['vevent', properties, []]
}

/** Start and end; an event of which only the day is known is an all-day event, which ends on the next day. */
function whenOf(event: EventSummary): Property[] {
  if (!event.is_time_known) {
    const date = hallDay(event.date_start)
    return [day('dtstart', date), day('dtend', addDays(date, 1))]
  }
  // Without a known duration, `date_end` is an hour and a half after the start (specification, section 7).
  return [instant('dtstart', new Date(event.date_start)), instant('dtend', new Date(event.date_end))]
}
