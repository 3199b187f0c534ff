import type { Language } from '#i18n/languages.ts'
import type { Values } from '#records/field.ts'
import {
  changeRecord,
  readRecordValues,
  requireMayChange,
  titleOf,
  type RecordStore,
} from '../records/index.server.ts'
import { collect, findOrCreateRelease, type ReleaseItem } from '../releases/index.server.ts'
import type { Scope } from '../scope.ts'
import { rolledBack } from './rolled-back.server.ts'

export type RecordChange = {
  destination: { releaseId: number } | { publishAt: Date }
  id: number
  changes: Values
  /** In which a release of its own is named after the record. */
  language: Language
}

/**
 * Lets a change of a record wait for a release instead of writing it. It is tried out first, so that what staff enter
 * is refused now and not at its minute. Throws what `changeRecord` throws.
 */
export async function collectRecordChange(
  scope: Scope,
  store: RecordStore,
  { destination, id, changes, language }: RecordChange,
): Promise<ReleaseItem> {
  await requireMayChange(scope, store, id)
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const before = await readRecordValues(inside, store, id)
    const name = titleOf(store, before, language) || store.definition.names[language].one
    const release = await findOrCreateRelease(
      inside,
      'releaseId' in destination ? destination : { ...destination, name },
    )
    await rolledBack({ ...inside, publishesAtOnce: true }, (within) =>
      changeRecord(within, store, id, { changes }),
    )
    const seen = Object.fromEntries(Object.keys(changes).map((field) => [field, before[field] ?? null]))
    const subject = { what: 'record', kind: store.definition.kind, subjectId: id } as const
    return collect(inside, release, subject, { changes, seen })
  })
}
