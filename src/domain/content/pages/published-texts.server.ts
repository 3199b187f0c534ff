import { and, asc, eq, gt, isNull, or } from 'drizzle-orm'
import type { LibraryTexts } from '#blocks/picture.ts'
import { publications, revisions, sections } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import type { Scope } from '#domain/scope.ts'
import { sectionSlug, type SectionKey } from './find-section.server.ts'
import { libraryTextsOf } from './library-texts.ts'
import { isEmptyContent, readContent, textOfContent } from './read-content.ts'
import { collectReferences, describePictures } from './references.server.ts'
import { sourcesIn } from './sources.server.ts'

/** The public text of a section in a time span, which may be empty. Null stands for an open end. */
export type PublishedText = {
  saysFrom: Date | null
  saysTo: Date | null
  isPublished: boolean
  /** Whether what is published has no blocks. */
  isEmpty: boolean
  text: string
}

/** Texts of other records that publications include: those of shared blocks and of the library's pictures. */
type Around = { sources: ReadonlyMap<number, Planned[]>; library: Record<string, LibraryTexts> }

type Planned = { publishAt: Date; unpublishAt: Date | null; content: unknown }

/**
 * The public texts of a section from the scope's time on, in chronological order: the current one, and one after each
 * scheduled publication and end, also of the shared blocks and with the texts of the library's pictures that it shows. At least one text, which is empty while nothing is public. With these the search index
 * needs no timer.
 */
export async function listPublishedTexts(scope: Scope, key: SectionKey): Promise<PublishedText[]> {
  const { now } = scope
  const planned = await listPlanned(scope, key)
  const sources = await listPlannedSources(scope, planned, key.language)
  const all = [...planned, ...[...sources.values()].flat()]
  const pictures = collectReferences(all.map(({ content }) => content))
  const library = await describePictures(scope, pictures, key.language)
  const turns = all
    .flatMap(({ publishAt, unpublishAt }) => [publishAt, ...(unpublishAt ? [unpublishAt] : [])])
    .filter((turn) => turn > now)
    .map((turn) => turn.getTime())
  const times = [now.getTime(), ...new Set(turns)].toSorted((a, b) => a - b)
  const texts: PublishedText[] = []
  for (const [index, time] of times.entries()) {
    const said = textAt(planned, time, { sources, library })
    const last = texts.at(-1)
    if (last?.text === said.text && last.isPublished === said.isPublished && last.isEmpty === said.isEmpty)
      continue
    const from = index === 0 ? null : new Date(time)
    if (last) last.saysTo = from
    texts.push({ saysFrom: from, saysTo: null, ...said })
  }
  return texts
}

/** Same rule as `findSection`: the latest started publication is in effect, even after its end. */
function textAt(
  planned: Planned[],
  time: number,
  { sources, library }: Around,
): Pick<PublishedText, 'isPublished' | 'isEmpty' | 'text'> {
  const begun = planned.findLast(({ publishAt }) => publishAt.getTime() <= time)
  if (!begun || (begun.unpublishAt !== null && begun.unpublishAt.getTime() <= time))
    return { isPublished: false, isEmpty: true, text: '' }
  const content = readContent(begun.content)
  const inner = sourcesIn(content).map(
    (id) => textAt(sources.get(id) ?? [], time, { sources: new Map(), library }).text,
  )
  const texts = [textOfContent(content), libraryTextsOf(content, library), ...inner]
  return { isPublished: true, isEmpty: isEmptyContent(content), text: texts.filter(Boolean).join(' ') }
}

/** The publications of the shared blocks that are shown at any of the times. */
async function listPlannedSources(
  scope: Scope,
  planned: Planned[],
  language: Language,
): Promise<Map<number, Planned[]>> {
  const ids = [...new Set(planned.flatMap(({ content }) => sourcesIn(readContent(content))))]
  const found = await Promise.all(
    ids.map(async (ownerId): Promise<[number, Planned[]]> => [
      ownerId,
      await listPlanned(scope, { ownerKind: 'shared', ownerId, language }),
    ]),
  )
  return new Map(found)
}

/** The current and the scheduled publications, in the order of their start. */
async function listPlanned({ db, now }: Scope, key: SectionKey): Promise<Planned[]> {
  const rows = await db
    .select({ id: publications.id, publishAt: publications.publishAt })
    .from(publications)
    .innerJoin(sections, eq(sections.id, publications.sectionId))
    .where(
      and(
        eq(sections.slug, sectionSlug(key)),
        eq(sections.language, key.language),
        or(isNull(publications.cancelledAt), gt(publications.cancelledAt, now)),
      ),
    )
    .orderBy(asc(publications.publishAt), asc(publications.id))
  const firstToCome = rows.findIndex(({ publishAt }) => publishAt > now)
  const deciding = firstToCome === -1 ? rows.slice(-1) : rows.slice(Math.max(0, firstToCome - 1))
  return Promise.all(
    deciding.map(async ({ id }) => {
      const [row] = await db
        .select({
          publishAt: publications.publishAt,
          unpublishAt: publications.unpublishAt,
          content: revisions.content,
        })
        .from(publications)
        .innerJoin(revisions, eq(revisions.id, publications.revisionId))
        .where(eq(publications.id, id))
      if (!row) throw new Error(`publication ${id} is gone`)
      return row
    }),
  )
}
