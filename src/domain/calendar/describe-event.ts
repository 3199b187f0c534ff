import type { EventSummary } from '#contracts/events.ts'
import { hallDay, hallTime, longDay, shortDay } from '#i18n/dates.ts'
import { inLanguage, type InLanguage } from '#i18n/in-language.ts'
import type { Language } from '#i18n/languages.ts'
import { calendarFileWords } from '#i18n/lazy/calendar-file.ts'

type Shown = InLanguage<EventSummary>
type Words = (typeof calendarFileWords)[Language]

/** What an event's calendar entry says: state, text, programme and cast, as plain lines, and the page's address. */
export function describeEvent(
  event: EventSummary,
  { language, address, isGone }: { language: Language; address: string; isGone: boolean },
): string {
  const words = calendarFileWords[language]
  const shown = inLanguage(event, language)
  const programme = shown.programme.flatMap((item) => programmeLine(item, words))
  const cast = shown.cast.map((member) => castLine(member, words))
  return [
    [stateLine(event, language), isGone && words.unconfirmed],
    [shown.subtitle, shown.teaser],
    programme.length > 0 && [words.programme, ...programme],
    cast.length > 0 && [words.cast, ...cast],
    [event.doors_open && words.doors(hallTime(event.doors_open, language))],
    [address],
  ]
    .map((part) => (part || []).filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n')
}

function stateLine({ status, previous_date: previous, date_start: start }: EventSummary, language: Language) {
  const words = calendarFileWords[language]
  if (status === 'cancelled') return words.cancelled
  if (status !== 'postponed') return null
  if (previous === null || previous === start) return `${words.postponed}. ${words.postponedNote}`
  const day = hallDay(previous)
  return words.moved(language === 'de' ? shortDay(day, language) : longDay(day, language))
}

function programmeLine(item: Shown['programme'][number], words: Words): string[] {
  const { kind, title, work, note, cast } = item
  if (kind === 'interval') return [`– ${title ?? words.interval} –`]
  const piece = work && [work.title, work.catalogue_number].filter(Boolean).join(' ')
  const name = [title, piece].filter(Boolean).join(' – ')
  const label = kind === 'encore' ? `${words.encore}: ` : kind === 'talk' ? `${words.talk}: ` : ''
  const composer = work?.composer ? `${work.composer.name}: ` : ''
  const people = cast.map((member) => castLine(member, words)).join(', ')
  return [label + composer + name + (note ? ` (${note})` : '') + (people && ` – ${people}`)].filter(Boolean)
}

function castLine({ artist, role, replaces }: Shown['cast'][number], words: Words): string {
  const name = role ? `${artist.name}, ${role}` : artist.name
  return replaces ? `${name} (${words.replaces(replaces)})` : name
}
