import type { Localized } from '#i18n/languages.ts'
import { isSame } from '#operations/index.ts'
import {
  announcedChanges,
  changesOf,
  isSameChange,
  performersOf,
  type Announcement,
} from '#records/event/announcement.ts'
import { record } from '#records/event/record.ts'
import { differingFor } from '#records/event/run-changes.ts'
import { withoutNumbers } from '#records/undone-value.ts'
import { valuesOf } from '#records/definition.ts'
import type { Values } from '#records/field.ts'
import type { ErrorCode } from '../errors.ts'
import { writeTogether, type RecordStores } from '../records/index.server.ts'
import type { Scope } from '../scope.ts'
import { eventStore, findEvenings, inView, type AskedOfRun } from './evenings.server.ts'

/**
 * Announces a change of an evening, with what else is changed in it, and for other evenings of its run that are like it in
 * what changes: all of them, or none. People with reminders are told by a job, once for all evenings.
 */
export async function announce(
  scope: Scope,
  stores: RecordStores,
  asked: AskedOfRun & { what: Announcement; at: string; note: Localized },
) {
  const { id, what, at, note, changes = {}, seen = {} } = asked
  const { key, without, language, ...content } = asked
  const isAnnounced = (values: Values) =>
    changesOf(values).some((change) => isSameChange(change, { kind: what.kind, at, note }))
  return writeTogether(scope, eventStore(stores), await findEvenings(scope, asked), {
    key,
    ...(without && { without }),
    action: 'announce',
    content,
    language,
    wantedOf: (one, stored) => {
      const own = stored.get(one) ?? {}
      const first = inView(stored.get(id) ?? {}, asked)
      if (one === id) {
        if (isAnnounced(first.values)) return { reason: 'announced', names: ['public_changes'] }
        const errors = errorsOf(first.values, what)
        if (Object.keys(errors).length > 0) return { reason: 'invalid', errors }
        return { changes: { ...changes, ...announcedChanges(first.values, what, { at, note }) }, seen }
      }
      if (isAnnounced(own)) return { reason: 'announced', names: ['public_changes'] }
      if (changesOf(own).length >= most) return { reason: 'invalid', errors: tooMany }
      const names = differingFor(what, own, first.before)
      if (names.length > 0) return { reason: 'differs', names }
      const also =
        what.kind === 'programme'
          ? { programme: withoutNumbers(valuesOf(record, first.values).programme) }
          : {}
      return { changes: { ...also, ...announcedChanges({ ...own, ...also }, what, { at, note }) } }
    },
  })
}

const most = record.fields.public_changes.max
const tooMany: Record<string, ErrorCode> = { public_changes: 'too_many_changes' }

/** What can't be announced, because it is so already or concerns nobody. */
function errorsOf(values: Values, what: Announcement): Record<string, ErrorCode> {
  if (changesOf(values).length >= most) return tooMany
  const event = valuesOf(record, values)
  switch (what.kind) {
    case 'cast':
      if (!performersOf(values).includes(what.from)) return { cast: 'unknown' }
      return what.from === what.to ? { cast: 'unchanged' } : {}
    case 'room':
      return isSame(event.room, what.room) ? { room: 'unchanged' } : {}
    case 'date':
      return event.date_start === what.start ? { date_start: 'unchanged' } : {}
    default:
      return {}
  }
}
