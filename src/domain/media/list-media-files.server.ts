import { media } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'
import { contentName, fileNamesOf } from './media-files.ts'

/** A file that the store should have: `isDerived` if the site makes it again when it is missing. */
export type ExpectedFile = { name: string; isDerived: boolean }

/** All files of the library's items: what staff have uploaded, and the renditions of pictures. */
export async function* listMediaFiles({ db }: Pick<Scope, 'db'>): AsyncGenerator<ExpectedFile> {
  const rows = await db
    .select({
      kind: media.kind,
      storageKey: media.storageKey,
      width: media.width,
      preparedAt: media.preparedAt,
    })
    .from(media)
  for (const row of rows) {
    const content = contentName(row)
    for (const name of fileNamesOf(row))
      yield { name, isDerived: name !== content && row.preparedAt === null }
  }
}
