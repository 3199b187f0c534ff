import { and, inArray, sql } from 'drizzle-orm'
import { pageLocales } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import { isRecord } from '#json/is-record.ts'
import type { Fields, Values } from '#records/field.ts'
import type { Scope } from '../scope.ts'
import { columnOf, storeOfKind, type RecordStores } from './store.ts'
import { detailOf, titleOf, valuesOf } from './values.ts'

/** The titles of records by kind and number: `artist:7`, `media:3`, and of pages: `page:3`. */
export type Titles = Record<string, string>

/**
 * The titles of all records that the given ones refer to, also in their parts; one query for each kind. Those of lists of
 * references have their details, too: a subscription has three concerts of one title.
 */
export async function findTitles(
  { db }: Pick<Scope, 'db'>,
  stores: RecordStores,
  fields: Fields,
  records: readonly Values[],
  language: Language,
): Promise<Titles> {
  const wanted: Wanted = new Map()
  for (const record of records) collectReferences(fields, record, wanted)
  const titles: Titles = {}
  for (const [kind, { ids, isListed }] of wanted) {
    if (kind === 'page') {
      const rows = await db
        .select({ id: pageLocales.pageId, title: pageLocales.title })
        .from(pageLocales)
        .where(inArray(pageLocales.pageId, [...ids]))
        // The title in the language wins over the other one.
        .orderBy(sql`${pageLocales.language} = ${language}`)
      for (const { id, title } of rows) titles[`page:${id}`] = title
      continue
    }
    const store = storeOfKind(stores, kind)
    const rows = await db
      .select()
      .from(store.table)
      .where(and(store.only, inArray(columnOf(store.table, 'id'), [...ids])))
    const { fields: own, detail } = store.definition
    const found = rows.map((row) => ({ id: Number(row['id']), values: valuesOf(own, row) }))
    const details = isListed ? pickFields(own, detail ?? []) : {}
    const others = await findTitles(
      { db },
      stores,
      details,
      found.map(({ values }) => values),
      language,
    )
    for (const { id, values } of found)
      titles[`${kind}:${id}`] = [
        titleOf(store, values, language),
        isListed ? detailOf(store, values, others, language) : '',
      ]
        .filter(Boolean)
        .join(', ')
  }
  return titles
}

/** Of many titles those of the records that the given values refer to. */
export function titlesIn(titles: Titles, fields: Fields, records: readonly Values[]): Titles {
  const wanted: Wanted = new Map()
  for (const record of records) collectReferences(fields, record, wanted)
  return Object.fromEntries(
    [...wanted].flatMap(([kind, { ids }]) =>
      [...ids].flatMap((id) => {
        const title = titles[`${kind}:${id}`]
        return title === undefined ? [] : [[`${kind}:${id}`, title] as const]
      }),
    ),
  )
}

/** The numbers of the records by kind, and whether a list refers to some of them. */
type Wanted = Map<string, { ids: Set<number>; isListed: boolean }>

function pickFields(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))
}

function collectReferences(fields: Fields, values: Values, wanted: Wanted): void {
  const add = (kind: string, id: unknown, isListed = false) => {
    if (typeof id !== 'number') return
    const known = wanted.get(kind) ?? { ids: new Set(), isListed: false }
    known.ids.add(id)
    wanted.set(kind, { ...known, isListed: known.isListed || isListed })
  }
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name]
    if (field.kind === 'reference') add(field.to, value)
    if (field.kind === 'picture') add('media', value)
    if (!Array.isArray(value)) continue
    if (field.kind === 'references') for (const id of value) add(field.to, id, true)
    if (field.kind === 'menu') for (const id of pagesOfMenu(value)) add('page', id)
    if (field.kind === 'parts')
      for (const part of value) if (isRecord(part)) collectReferences(field.fields, part, wanted)
  }
}

/** The numbers of the pages that the entries of a menu lead to. */
function pagesOfMenu(entries: readonly unknown[]): number[] {
  return entries.filter(isRecord).flatMap(({ target, children }) => {
    const [, id] = /^page:(\d+)$/.exec(String(target)) ?? []
    return [
      ...(id === undefined ? [] : [Number(id)]),
      ...(Array.isArray(children) ? pagesOfMenu(children) : []),
    ]
  })
}
