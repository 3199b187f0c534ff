import { hallDay, longDay } from '#i18n/dates.ts'
import { pickLanguage, perLanguage, type Localized } from '#i18n/languages.ts'
import { isSame } from '#operations/index.ts'
import type { Values } from '#records/field.ts'
import { castOf, worksOf, type Change } from '#records/event/announcement.ts'
import { valuesOf } from '#records/definition.ts'
import { record } from '#records/event/record.ts'
import type { NameOf } from './names.ts'
import { momentIn } from './proposed-note.ts'

type Evening = { externalId: string | null; dateStart: string }
/** What the staff of the ticket shop are told. */
type Facts = {
  title: Localized
  room: Localized | null
  change: Change
  kind: Localized
  /** The concert itself, and those of its run for which the change was announced, too. */
  evenings: readonly Evening[]
  /** What was before, and what is now; empty where the history is too short. */
  sides: { old: Localized; new: Localized } | null
  pages: Localized<string | null> | null
}

/** The text with which the staff of the ticket shop inform the ticket holders, in both languages. */
export function shopText({ title, room, change, kind, evenings, sides, pages }: Facts): Localized {
  return perLanguage((language) => {
    const labels = labelsIn[language]
    const address = pages?.[language]
    return [
      `${kind[language]}: ${pickLanguage(title, language)}`,
      `${labels.announced}: ${longDay(hallDay(change.at), language)}`,
      '',
      ...evenings.map(
        ({ dateStart, externalId }) =>
          `${momentIn(language, dateStart)}${externalId === null ? '' : ` – ${labels.number} ${externalId}`}`,
      ),
      room && `${labels.room}: ${room[language]}`,
      ...(sides
        ? ['', `${labels.old}: ${sides.old[language]}`, `${labels.new}: ${sides.new[language]}`]
        : []),
      ...(change.note?.[language] ? ['', `${labels.note}: ${change.note[language]}`] : []),
      ...(address ? ['', address] : []),
    ]
      .filter((line) => line !== null)
      .join('\n')
  })
}

/** What a write has changed of what the announcement is about, in words; null for what cannot be told in a line. */
export async function sidesOf(
  { before, after }: { before: Values; after: Values },
  { kind }: Change,
  nameOf: NameOf,
): Promise<Facts['sides']> {
  const sides = async (inWords: (values: Values) => Promise<Localized>) => {
    const [old, now] = await Promise.all([inWords(before), inWords({ ...before, ...after })])
    return isSame(old, now) ? null : { old, new: now }
  }
  if (kind === 'room')
    return sides(async (values) => {
      const { room } = valuesOf(record, values)
      return typeof room === 'number' ? nameOf('room', room) : none
    })
  if (kind === 'date')
    return sides((values) => {
      const { date_start: start } = valuesOf(record, values)
      return Promise.resolve(start ? momentOf(start) : none)
    })
  if (kind === 'cast') return castSides(before, { ...before, ...after }, nameOf)
  if (kind === 'programme') return sides((values) => programmeIn(values, nameOf))
  return null
}

const none: Localized = { de: '–', en: '–' }

const labelsIn = {
  de: {
    announced: 'Bekannt gegeben',
    number: 'Nummer im Kartenshop',
    room: 'Saal',
    old: 'Bisher',
    new: 'Neu',
    note: 'Hinweis für das Publikum',
  },
  en: {
    announced: 'Announced',
    number: 'number in the ticket shop',
    room: 'Hall',
    old: 'Before',
    new: 'Now',
    note: 'Note for the audience',
  },
} satisfies Localized<Record<string, string>>

function momentOf(instant: string): Localized {
  return perLanguage((language) => momentIn(language, instant))
}

/** Those of the cast who are not in the other one. */
async function castSides(before: Values, after: Values, nameOf: NameOf): Promise<Facts['sides']> {
  type Rows = ReturnType<typeof castOf>
  const only = async (some: Rows, others: Rows) => {
    const rows = some.filter(({ artist }) => !others.some((other) => other.artist === artist))
    const named = await Promise.all(
      rows.map(async ({ artist, role }) => withRole(await nameOf('artist', artist), role)),
    )
    return joined(named)
  }
  const [earlier, now] = [castOf(before), castOf(after)]
  const [old, fresh] = await Promise.all([only(earlier, now), only(now, earlier)])
  return old.de || fresh.de ? { old: old.de ? old : none, new: fresh.de ? fresh : none } : null
}

function withRole(name: Localized, role: Localized | null): Localized {
  return perLanguage((language) => {
    const text = role && (role[language] || role.de)
    return text ? `${name[language]} (${text})` : name[language]
  })
}

async function programmeIn(values: Values, nameOf: NameOf): Promise<Localized> {
  return joined(await Promise.all(worksOf(values).map((id) => nameOf('work', id))))
}

function joined(names: readonly Localized[]): Localized {
  return perLanguage((language) => [...new Set(names.map((name) => name[language]))].join(', '))
}
