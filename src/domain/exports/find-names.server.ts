import { eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { artists, works } from '#db/schema/index.ts'
import { languages, type Localized } from '#i18n/languages.ts'
import type { Fields, Values } from '#records/field.ts'
import { findTitles, type RecordStores, type Titles } from '../records/index.server.ts'
import type { Scope } from '../scope.ts'

/** The names of the records that others refer to, by kind and number, in each language: `work:7` with its composer. */
export type Names = Localized<Titles>

/** The names of all records that the given ones refer to. */
export async function findNames(
  scope: Scope,
  stores: RecordStores,
  fields: Fields,
  records: readonly Values[],
): Promise<Names> {
  const [de, en] = [
    await findTitles(scope, stores, fields, records, 'de'),
    await findTitles(scope, stores, fields, records, 'en'),
  ]
  const names = { de, en }
  await nameWorks(scope, names)
  await nameArtists(scope, names)
  return names
}

async function nameWorks({ db }: Scope, names: Names): Promise<void> {
  const ids = idsOf(names, 'work')
  if (ids.length === 0) return
  const composer = alias(artists, 'composer')
  const rows = await db
    .select({
      id: works.id,
      title: works.title,
      name: composer.name,
      nameEnglish: composer.nameEnglish,
      number: works.catalogueNumber,
    })
    .from(works)
    .innerJoin(composer, eq(composer.id, works.composerId))
    .where(inArray(works.id, ids))
  for (const { id, title, name, nameEnglish, number } of rows)
    for (const language of languages) {
      const own = title[language] || title.de
      const numbered = number === null || own.includes(number) ? own : `${own} ${number}`
      names[language][`work:${id}`] = `${language === 'en' ? (nameEnglish ?? name) : name}: ${numbered}`
    }
}

async function nameArtists({ db }: Scope, names: Names): Promise<void> {
  const ids = idsOf(names, 'artist')
  if (ids.length === 0) return
  const rows = await db
    .select({ id: artists.id, nameEnglish: artists.nameEnglish })
    .from(artists)
    .where(inArray(artists.id, ids))
  for (const { id, nameEnglish } of rows) if (nameEnglish !== null) names.en[`artist:${id}`] = nameEnglish
}

function idsOf(names: Names, kind: string): number[] {
  return Object.keys(names.de).flatMap((key) =>
    key.startsWith(`${kind}:`) ? [Number(key.slice(kind.length + 1))] : [],
  )
}
