import { createHash } from 'node:crypto'
import type { Db } from '#db/client/index.server.ts'
import { media } from '#db/schema/index.ts'
import type { FileStore } from '#domain/file-store.ts'
import {
  changeRecord,
  deleteRecord,
  listRecords,
  readRecord,
  restoreRecord,
  type RecordQuestion,
} from '#domain/records/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import type { Values } from '#records/field.ts'
import { store } from '#records/media/store.server.ts'
import { recordStores } from '#records/stores.generated.server.ts'

/** The key of a test's media item, derived from a word. */
export function testMediaKey(word: string): string {
  return createHash('md5').update(word).digest('hex')
}

/** Adds a row to the library without a file: a picture of 1,600 × 900 pixels unless `values` say otherwise. */
export async function insertMedia(
  db: Db,
  word: string,
  values: Partial<(typeof media)['$inferInsert']> = {},
): Promise<number> {
  const [row] = await db
    .insert(media)
    .values({
      kind: 'image',
      fileName: `${word}.jpg`,
      storageKey: testMediaKey(word),
      mimeType: 'image/jpeg',
      byteSize: 1,
      sha256: word,
      width: 1600,
      height: 900,
      ...values,
    })
    .returning({ id: media.id })
  return row?.id ?? 0
}

/** The records of the library, as the calls use them. */
export const library = {
  read: (scope: Scope, id: number) => readRecord(scope, recordStores, store, id, 'de'),
  list: (scope: Scope, question: RecordQuestion) => listRecords(scope, recordStores, store, question, 'de'),
  change: (scope: Scope, id: number, changes: Values, seen?: Values) =>
    changeRecord(scope, store, id, { changes, seen }),
  remove: (scope: Scope, files: Pick<FileStore, 'trash'>, id: number) =>
    deleteRecord(scope, recordStores, store, id, { language: 'de', files }),
  restore: (scope: Scope, id: number) => restoreRecord(scope, store, id),
}
