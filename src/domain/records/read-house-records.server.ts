import { and, inArray, sql } from 'drizzle-orm'
import { houseRecords, media } from '#db/schema/index.ts'
import { inLanguage } from '#i18n/in-language.ts'
import type { Language } from '#i18n/languages.ts'
import type { Values } from '#records/field.ts'
import { addCacheTags } from '../cache-tags.ts'
import { presentPicture, shownPicture } from '../pictures.ts'
import { canSeeUnpublished, type Scope } from '../scope.ts'
import { filteredBy, orderOf } from './conditions.server.ts'
import { storeOfKind, type RecordStore, type RecordStores } from './store.ts'
import { expressionOf, valuesOf } from './values.ts'

type Question = {
  ids?: readonly number[] | undefined
  /** Values of its fields, which the records must have. */
  filters?: Values
  /** A field, with a minus for descending; by default the order of its list. */
  ordering?: string | undefined
  limit: number
}

/**
 * Records of a kind of the house as its blocks show them: those that the viewer may see, without internal fields, in one
 * language; a picture is what the part `Picture` shows, and null if there is none.
 */
export async function readHouseRecords(
  scope: Scope,
  stores: RecordStores,
  kind: string,
  { ids, filters = {}, ordering, limit }: Question,
  language: Language,
): Promise<({ id: number } & Values)[]> {
  const store = storeOfKind(stores, kind)
  const { table, definition, only } = store
  if (table !== houseRecords) throw new TypeError(`${kind} is no kind of record of the house`)
  addCacheTags(scope, 'house_record')
  const rows: Record<string, unknown>[] = await scope.db
    .select()
    .from(houseRecords)
    .where(
      and(
        only,
        isPublic(scope, store),
        ids && inArray(houseRecords.id, [...ids]),
        ...Object.entries(filters).map(([name, value]) => filteredBy(scope, store, name, value)),
      ),
    )
    .orderBy(...orderOf(scope, stores, store, ordering ?? definition.list.order, language))
    .limit(limit)
  const shown = Object.fromEntries(
    Object.entries(definition.fields).filter(([, { isInternal }]) => isInternal !== true),
  )
  const records = rows.map((row) => ({ ...valuesOf(shown, row), id: Number(row['id']) }))
  return inLanguage(await withPictures(scope, store, records), language)
}

function isPublic(scope: Scope, store: RecordStore) {
  const { publication } = store.definition
  if (publication === undefined || canSeeUnpublished(scope.viewer)) return undefined
  return sql`${expressionOf(scope, store, publication)}`
}

async function withPictures(
  scope: Scope,
  { definition }: RecordStore,
  records: readonly ({ id: number } & Values)[],
): Promise<({ id: number } & Values)[]> {
  const names = Object.entries(definition.fields).flatMap(([name, { kind, isInternal }]) =>
    kind === 'picture' && !isInternal ? [name] : [],
  )
  const ids = records
    .flatMap((record) => names.map((name) => record[name]))
    .filter((id) => typeof id === 'number')
  addCacheTags(scope, 'media', ids)
  const rows = ids.length === 0 ? [] : await scope.db.select().from(media).where(inArray(media.id, ids))
  const pictures = new Map<unknown, (typeof rows)[number]>(rows.map((row) => [row.id, row]))
  return records.map((record) => ({
    ...record,
    ...Object.fromEntries(
      names.map((name) => {
        const picture = shownPicture(scope, pictures.get(record[name]))
        return [name, picture && presentPicture(picture, `media:${picture.id}`, 'stone')]
      }),
    ),
  }))
}
