import { hallDay, hallTime, longDay, weekdayName } from '#i18n/dates.ts'
import { perLanguage, type Language, type Localized } from '#i18n/languages.ts'
import type { Values } from '#records/field.ts'
import { valuesOf } from '#records/definition.ts'
import { worksOf, type Announcement } from '#records/event/announcement.ts'
import { record } from '#records/event/record.ts'
import type { NameOf } from './names.ts'

/** What visitors could be told, in both languages; staff may write something else. */
export async function proposedNote(
  stored: Values,
  values: Values,
  what: Announcement,
  nameOf: NameOf,
  /** Whether somebody will step in who is not known yet. */
  isOpen = false,
): Promise<Localized> {
  switch (what.kind) {
    case 'cast': {
      const from = await nameOf('artist', what.from)
      if (what.to === null)
        return isOpen
          ? {
              de: `${from.de} tritt nicht auf. Wer einspringt, steht noch nicht fest.`,
              en: `${from.en} does not perform. It is not known yet who will step in.`,
            }
          : { de: `${from.de} tritt nicht auf.`, en: `${from.en} does not perform.` }
      const to = await nameOf('artist', what.to)
      return { de: `${to.de} springt ein für ${from.de}.`, en: `${to.en} replaces ${from.en}.` }
    }
    case 'room': {
      const to = await nameOf('room', what.room)
      const before = valuesOf(record, stored).room
      if (typeof before !== 'number') return { de: `Neuer Saal: ${to.de}.`, en: `New hall: ${to.en}.` }
      const from = await nameOf('room', before)
      return {
        de: `Neuer Saal: ${to.de} (bisher ${from.de}).`,
        en: `New hall: ${to.en} (previously ${from.en}).`,
      }
    }
    case 'date': {
      const [from, to] = [valuesOf(record, stored).date_start ?? what.start, what.start]
      return {
        de: `Neuer Termin: ${momentIn('de', to)} (bisher ${momentIn('de', from)}).`,
        en: `New date: ${momentIn('en', to)} (previously ${momentIn('en', from)}).`,
      }
    }
    case 'postponed':
      return {
        de: 'Das Konzert wird verschoben. Der neue Termin steht noch nicht fest.',
        en: 'The concert is postponed. The new date is not known yet.',
      }
    case 'cancelled':
      return {
        de: 'Das Konzert muss leider entfallen.',
        en: 'Unfortunately, the concert has to be cancelled.',
      }
    default:
      return programmeNote(await namedWorks(stored, nameOf), await namedWorks(values, nameOf))
  }
}

/** What visitors could be told when an announcement is taken back that they may have read. */
export function proposedCorrection(kind: string): Localized {
  const texts: Record<string, Localized> = {
    cancelled: {
      de: 'Das Konzert findet doch statt.',
      en: 'The concert takes place after all.',
    },
    cast: {
      de: 'Die Besetzung bleibt, wie sie ursprünglich angekündigt war.',
      en: 'The cast stays as it was originally announced.',
    },
    programme: {
      de: 'Das Programm bleibt, wie es ursprünglich angekündigt war.',
      en: 'The programme stays as it was originally announced.',
    },
    room: {
      de: 'Es bleibt beim ursprünglich angekündigten Saal.',
      en: 'The concert takes place in the hall that was originally announced.',
    },
  }
  return (
    texts[kind] ?? {
      de: 'Es bleibt beim ursprünglich angekündigten Termin.',
      en: 'The concert takes place on the date that was originally announced.',
    }
  )
}

/** Day of the week, day and time in the hall. */
export function momentIn(language: Language, instant: string): string {
  const day = hallDay(instant)
  const time = hallTime(instant, language)
  return `${weekdayName(day, language)}, ${longDay(day, language)}, ${time}${language === 'de' ? ' Uhr' : ''}`
}

type NamedWork = { id: number; name: Localized }

function namedWorks(values: Values, nameOf: NameOf): Promise<NamedWork[]> {
  return Promise.all(worksOf(values).map(async (id) => ({ id, name: await nameOf('work', id) })))
}

function programmeNote(before: NamedWork[], after: NamedWork[]): Localized {
  const missingIn = (all: NamedWork[], some: NamedWork[]) =>
    some.filter(({ id }) => !all.some((one) => one.id === id)).map(({ name }) => name)
  const [gone, added] = [missingIn(after, before), missingIn(before, after)]
  const list = (names: Localized[]) =>
    perLanguage((language) =>
      new Intl.ListFormat(language === 'de' ? 'de-DE' : 'en-GB').format(names.map((name) => name[language])),
    )
  const [without, now] = [list(gone), list(added)]
  if (gone.length > 0 && added.length > 0)
    return {
      de: `Neu im Programm: ${now.de}, statt ${without.de}.`,
      en: `Now in the programme: ${now.en}, instead of ${without.en}.`,
    }
  if (added.length > 0)
    return { de: `Zusätzlich im Programm: ${now.de}.`, en: `Added to the programme: ${now.en}.` }
  if (gone.length > 0)
    return { de: `Nicht mehr im Programm: ${without.de}.`, en: `No longer in the programme: ${without.en}.` }
  return { de: 'Das Programm hat sich geändert.', en: 'The programme has changed.' }
}
