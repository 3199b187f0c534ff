import type { EventSummary } from '#contracts/events.ts'
import { hallDay, hallTime, longDay, shortDay } from '#i18n/dates.ts'
import { inLanguage, type InLanguage } from '#i18n/in-language.ts'
import type { Language } from '#i18n/languages.ts'
import { calendarFileMessages } from '#i18n/lazy/calendar-file.ts'
import { eventMessages } from '#i18n/lazy/event.ts'
import { messagesIn } from '#i18n/messages.ts'

type Shown = InLanguage<EventSummary>
type Messages = (typeof calendarFileMessages)[Language]

/**
 * The description of an event's calendar entry: status, text, programme and cast as plain lines, and the page's
 * address.
 */
export function describeEvent(
  event: EventSummary,
  { language, address, isGone }: { language: Language; address: string; isGone: boolean },
): string {
  const messages = calendarFileMessages[language]
  const shown = inLanguage(event, language)
  const programme = shown.programme.flatMap((item) => programmeLine(item, messages))
  const cast = shown.cast.map((member) => castLine(member, messages))
  return [
    [stateLine(event, language), isGone && eventMessages[language].unconfirmed],
    [shown.subtitle, shown.teaser],
    programme.length > 0 && [messages.programme, ...programme],
    cast.length > 0 && [messages.cast, ...cast],
    [event.doors_open && messages.doors(hallTime(event.doors_open, language))],
    [address],
  ]
    .map((part) => (part || []).filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n')
}

function stateLine({ status, previous_date: previous }: EventSummary, language: Language) {
  const messages = calendarFileMessages[language]
  if (status === 'cancelled') return messages.cancelled
  if (previous === null)
    return status === 'postponed' ? `${messages.postponed}. ${messagesIn(language).event.noNewDate}` : null
  const day = hallDay(previous)
  return messages.moved(language === 'de' ? shortDay(day, language) : longDay(day, language))
}

function programmeLine(item: Shown['programme'][number], messages: Messages): string[] {
  const { kind, title, work, note, cast } = item
  if (kind === 'interval') return [`– ${title ?? messages.interval} –`]
  const piece = work && [work.title, work.catalogue_number].filter(Boolean).join(' ')
  const name = [title, piece].filter(Boolean).join(' – ')
  const label = kind === 'encore' ? `${messages.encore}: ` : kind === 'talk' ? `${messages.talk}: ` : ''
  const composer = work?.composer ? `${work.composer.name}: ` : ''
  const people = cast.map((member) => castLine(member, messages)).join(', ')
  return [label + composer + name + (note ? ` (${note})` : '') + (people && ` – ${people}`)].filter(Boolean)
}

function castLine({ artist, role, replaces }: Shown['cast'][number], messages: Messages): string {
  const name = role ? `${artist.name}, ${role}` : artist.name
  return replaces ? `${name} (${messages.replaces(replaces)})` : name
}
