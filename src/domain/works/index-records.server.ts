import { eq, inArray } from 'drizzle-orm'
import { artists, works } from '#db/schema/index.ts'
import { languages, pickLanguage } from '#i18n/languages.ts'
import { plainTextOf } from '#i18n/plain-text.ts'
import type { Scope } from '../scope.ts'
import { replaceSearchDocuments, spellingsOf, updateRecordVisibility } from '../search/index.server.ts'

const batchSize = 500

/** Writes the search documents of persons and ensembles, with all spellings of their names, and the biography, in each language. */
export async function indexArtists(scope: Scope, ids: number[]): Promise<void> {
  const rows = await scope.db.select().from(artists).where(inArray(artists.id, ids))
  await replaceSearchDocuments(
    scope,
    rows.flatMap((artist) =>
      languages.map((language) => ({
        kind: 'person' as const,
        subjectId: artist.id,
        language,
        title: pickLanguage({ de: artist.name, en: artist.nameEnglish ?? '' }, language),
        names: '',
        aliases: spellingsOf(artist),
        body: plainTextOf(artist.biography?.[language]),
        isOnline: false,
      })),
    ),
  )
  await updateRecordVisibility(scope, { artists: ids, works: [] })
}

/** Writes the search documents of works: the title, the composer, and catalogue number, key and movements. */
export async function indexWorks(scope: Scope, ids: number[]): Promise<void> {
  const rows = await scope.db
    .select({ work: works, composer: artists })
    .from(works)
    .leftJoin(artists, eq(artists.id, works.composerId))
    .where(inArray(works.id, ids))
  await replaceSearchDocuments(
    scope,
    rows.flatMap(({ work, composer }) =>
      languages.map((language) => ({
        kind: 'work' as const,
        subjectId: work.id,
        language,
        title: pickLanguage(work.title, language),
        byline: composer && pickLanguage({ de: composer.name, en: composer.nameEnglish ?? '' }, language),
        names: work.catalogueNumber ?? '',
        aliases: [
          work.title.de,
          work.title.en,
          ...work.otherTitles,
          ...(composer ? spellingsOf(composer) : []),
        ],
        body: [
          pickLanguage(work.keySignature, language),
          pickLanguage(work.instrumentation, language),
          ...work.movements.map((movement) => pickLanguage(movement, language)),
        ]
          .filter(Boolean)
          .join(' · '),
        isOnline: false,
      })),
    ),
  )
  await updateRecordVisibility(scope, { artists: [], works: ids })
}

/** Writes the search documents of all works of a composer, whose names they contain. */
export async function indexWorksOf(scope: Scope, composerId: number): Promise<void> {
  const rows = await scope.db.select({ id: works.id }).from(works).where(eq(works.composerId, composerId))
  const ids = rows.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += batchSize)
    await indexWorks(scope, ids.slice(from, from + batchSize))
}
