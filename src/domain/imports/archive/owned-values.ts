import type { Localized } from '#i18n/languages.ts'
import { isSame } from '#operations/index.ts'
import { record } from '#records/event/record.ts'
import type { EventValues } from '../imported-events.server.ts'

type Programme = NonNullable<EventValues['programme']>
type Cast = NonNullable<EventValues['cast']>

const ownedNames: readonly string[] = record.fields.edited_fields.importers.flatMap(({ source, fields }) =>
  source === 'archive' ? fields : [],
)

/**
 * What a line of an archive says of a stored event, by the fields that archives own. It does not touch what no archive has:
 * a programme with an encore, a duration or a note, a cast with a note or a replacement. The slug stays, so that addresses
 * are stable; so do the numbers of performances, which are in their stable addresses.
 */
export function ownedValues(stored: EventValues, wanted: EventValues): EventValues {
  const values: EventValues = Object.fromEntries(
    Object.entries(wanted).filter(([name]) => ownedNames.includes(name)),
  )
  const { programme: items = [], cast: members = [] } = stored
  const { programme = [], cast = [] } = wanted
  if (hasOwnItem(items) || isSame(items.map(saidOfItem), programme.map(saidOfItem))) delete values.programme
  else values.programme = keepNumbers(items, programme)
  if (hasOwnMember(members) || isSame(members.map(saidOfMember), cast.map(saidOfMember))) delete values.cast
  return values
}

function hasOwnItem(programme: Programme): boolean {
  return programme.some(
    ({ kind, minutes, note, cast }) => kind === 'encore' || minutes !== null || note || hasOwnMember(cast),
  )
}

function hasOwnMember(cast: Cast): boolean {
  return cast.some(({ note, replaces }) => note || replaces !== null)
}

function saidOfItem({ kind, work, title, cast }: Programme[number]): unknown {
  return [kind, work, textsOf(title), cast.map(saidOfMember)]
}

function saidOfMember({ artist, role }: Cast[number]): unknown {
  return [artist, textsOf(role)]
}

function textsOf(text: Localized | null): unknown {
  return text && [text.de, text.en]
}

/** Performances that were in the programme before keep their numbers. */
function keepNumbers(before: Programme, programme: Programme): Programme {
  const waiting = before.toSorted((one, other) => (one.id ?? 0) - (other.id ?? 0))
  return programme.map((item) => {
    const index = waiting.findIndex(
      ({ work, kind, title }) =>
        kind === item.kind && work === item.work && (title?.de ?? '') === (item.title?.de ?? ''),
    )
    const [kept] = index < 0 ? [] : waiting.splice(index, 1)
    return kept?.id === undefined ? item : { ...item, id: kept.id }
  })
}
