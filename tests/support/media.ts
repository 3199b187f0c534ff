import { createHash } from 'node:crypto'
import type { Db } from '#db/client/index.server.ts'
import { media } from '#db/schema/index.ts'

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
