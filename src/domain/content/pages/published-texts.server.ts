import type { LibraryTexts } from '#blocks/picture.ts'
import { revisions, sections } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import type { Scope } from '#domain/scope.ts'
import { and, eq } from 'drizzle-orm'
import { findPublication, sectionSlug, type SectionKey } from './find-section.server.ts'
import { libraryTextsOf } from './library-texts.ts'
import { isEmptyContent, readContent, textOfContent, type ReadContent } from './read-content.ts'
import { collectReferences, describePictures } from './references.server.ts'
import { sourcesIn } from './sources.server.ts'

/** The public text of a section; empty while nothing is public. */
export type PublishedText = {
  isPublished: boolean
  /** Whether what is published has no blocks. */
  isEmpty: boolean
  text: string
}

/** What visitors can read of a section now, also of the shared blocks and the library's pictures that it shows. */
export async function findPublishedText(scope: Scope, key: SectionKey): Promise<PublishedText> {
  const content = await findPublishedContent(scope, key)
  if (!content) return { isPublished: false, isEmpty: true, text: '' }
  const shown = await Promise.all(
    sourcesIn(content).map((ownerId) =>
      findPublishedContent(scope, { ownerKind: 'shared', ownerId, language: key.language }),
    ),
  )
  const all = [content, ...shown.filter((one) => one !== null)]
  const library = await describeLibrary(scope, all, key.language)
  const texts = all.flatMap((one) => [textOfContent(one), libraryTextsOf(one, library)])
  return { isPublished: true, isEmpty: isEmptyContent(content), text: texts.filter(Boolean).join(' ') }
}

function describeLibrary(
  scope: Scope,
  contents: readonly ReadContent[],
  language: Language,
): Promise<Record<string, LibraryTexts>> {
  return describePictures(scope, collectReferences(contents), language)
}

async function findPublishedContent(scope: Scope, key: SectionKey): Promise<ReadContent | null> {
  const [section] = await scope.db
    .select({ id: sections.id })
    .from(sections)
    .where(and(eq(sections.slug, sectionSlug(key)), eq(sections.language, key.language)))
  const published = section && (await findPublication(scope, section.id))
  if (!published) return null
  const [row] = await scope.db
    .select({ content: revisions.content })
    .from(revisions)
    .where(eq(revisions.id, published.revisionId))
  return row ? readContent(row.content) : null
}
