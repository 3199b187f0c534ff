import type { EventSummary } from '#contracts/events.ts'
import { addDays, hallDay } from '#i18n/dates.ts'
import { inLanguage } from '#i18n/in-language.ts'
import type { Language } from '#i18n/languages.ts'
import { calendarFileMessages } from '#i18n/lazy/calendar-file.ts'
import { detailHref } from '#routing/paths.ts'
import { address, day, instant, number, text, type Component, type Property } from './calendar-properties.ts'
import { describeEvent } from './describe-event.ts'

/** What of an event only calendars need to know. */
export type Revision = {
  /** Counts the changes that calendars must notice. */
  sequence: number
  updatedAt: Date
  /** Whether it is gone from the programme without anybody having cancelled it. */
  isGone: boolean
}

export type EntryContext = {
  language: Language
  /** What follows the `@` of every UID of the house. */
  uidDomain: string
  /** Where visitors reach the site. */
  origin: string
}

/**
 * An event as a VEVENT. Without a METHOD the file is a plain publication, and DTSTAMP says when the event was last
 * changed (RFC 5545, section 3.8.7.2), so that the same event always gives the same text. A cancelled event is
 * CANCELLED, and so is a postponed one while it has no new date: it does not take place when its entry says. With a new
 * date it is CONFIRMED there. Because some calendars do not show a status, the title says it, too.
 */
export function eventComponent(event: EventSummary, revision: Revision, context: EntryContext): Component {
  const { language, origin, uidDomain } = context
  const messages = calendarFileMessages[language]
  const shown = inLanguage(event, language)
  const page = origin + detailHref('events', language, event)
  const isCancelled = event.status === 'cancelled'
  const isUndecided = hasNoDate(event)
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

/** Whether an event was postponed without a new date: it still has the old one. */
function hasNoDate({
  status,
  previous_date: previous,
  date_start: start,
}: Pick<EventSummary, 'status' | 'previous_date' | 'date_start'>): boolean {
  return status === 'postponed' && (previous === null || previous === start)
}

/** Begin and end; an event of which only the day is known takes the whole of it, and its end is the next day. */
function whenOf(event: EventSummary): Property[] {
  if (!event.is_time_known) {
    const date = hallDay(event.date_start)
    return [day('dtstart', date), day('dtend', addDays(date, 1))]
  }
  // Without a length `date_end` is an hour and a half after the start (specification, section 7).
  return [instant('dtstart', new Date(event.date_start)), instant('dtend', new Date(event.date_end))]
}
