import { changesForOther } from '#records/event/run-changes.ts'
import { writeTogether, type RecordStores } from '../records/index.server.ts'
import type { Scope } from '../scope.ts'
import { eventStore, findEvenings, inView, type AskedOfRun } from './evenings.server.ts'

/**
 * Changes an evening, and other evenings of its run in the same way but for what belongs to a single evening, such as its
 * date: all of them, or none. One that differs in a field that changes stands in the way.
 */
export async function changeRun(scope: Scope, stores: RecordStores, asked: AskedOfRun) {
  const { id, changes = {}, seen = {} } = asked
  const { key, without, language, ...content } = asked
  return writeTogether(scope, eventStore(stores), await findEvenings(scope, asked), {
    key,
    ...(without && { without }),
    action: 'change_together',
    content,
    language,
    wantedOf: (one, stored) => {
      if (one === id) return { changes, seen }
      const { before } = inView(stored.get(id) ?? {}, asked)
      return { ...changesForOther(stored.get(one) ?? {}, before, changes), conflictIs: 'differs' }
    },
  })
}
