import { changesOf, isSameChange, type Change } from '#records/event/announcement.ts'
import { entryOf, takenBack } from '#records/event/taken-back.ts'
import { readWrites, writeTogether, type RecordStores } from '../records/index.server.ts'
import type { Scope } from '../scope.ts'
import { eventStore, findEvenings, inView, type AskedOfRun } from './evenings.server.ts'

/**
 * Takes an announcement back, as the history has it, and for other evenings of the run on which it was announced, too: all of
 * them, or none. What was changed since then stays as it is in the first evening; another one then stands in the way.
 * `correction` is announced instead.
 */
export async function takeBack(
  scope: Scope,
  stores: RecordStores,
  asked: AskedOfRun & { change: Pick<Change, 'kind' | 'at'>; correction: Change | null },
) {
  const { id, change, correction, changes = {}, seen = {} } = asked
  const { key, without, language, ...content } = asked
  const store = eventStore(stores)
  return writeTogether(scope, store, await findEvenings(scope, asked), {
    key,
    ...(without && { without }),
    action: 'take_back',
    content,
    language,
    wantedOf: async (one, stored, inside) => {
      const own = stored.get(one) ?? {}
      const values = one === id ? inView(own, asked).values : own
      const same = changesOf(values).find((each) => isSameChange(each, { ...change, note: null }))
      const entry = same && entryOf(await readWrites(inside, store, one), same)
      if (!same || !entry) return { reason: 'not_announced', names: ['public_changes'] }
      const undone = takenBack(values, entry, same)
      if (one !== id && undone.kept.length > 0) return { reason: 'differs', names: undone.kept }
      const corrected = correction && {
        public_changes: [...changesOf({ ...values, ...undone.changes }), correction],
      }
      return one === id
        ? { changes: { ...changes, ...undone.changes, ...corrected }, seen }
        : { changes: { ...undone.changes, ...corrected } }
    },
  })
}
