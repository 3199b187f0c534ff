import { and, asc, getTableColumns, gt, isNull, sql, type SQL } from 'drizzle-orm'
import { toCamelCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import { findDefinition } from '#blocks/find-definition.ts'
import {
  articleEvents,
  articles,
  artists,
  events,
  pageLocales,
  pages,
  forms,
  media,
  rooms,
  sectionOwners,
  series,
  subscriptionEvents,
  subscriptions,
} from '#db/schema/index.ts'
import { languages, type Language } from '#i18n/languages.ts'
import { isRecord } from '#json/is-record.ts'
import { headId } from '#operations/index.ts'
import { recordDefinitions } from '#records/records.generated.ts'
import { proseFields } from '#records/visitor-texts.ts'
import {
  blocksOf,
  headOfPage,
  headOfRecord,
  readSectionVersions,
  type ReadBlock,
  type ReadContent,
  type SectionKey,
} from '../content/index.server.ts'
import type { Scope } from '../scope.ts'
import type { KnownFacts } from './event-facts.ts'
import { eventOf } from './judge/find-references.ts'
import type { Field, ProseDocument } from './judge/prose-document.ts'
import { isRichText, paragraphsOf } from './prose/paragraphs.ts'
import { plainTextOf } from '#i18n/plain-text.ts'

/** Whose texts they are: the owner of a section, or a record without a page. */
export type ProseOwner = { kind: SectionKey['ownerKind'] | KindWithoutPage; id: number }
/** All versions of the texts of an owner in a language. */
export type ProseOf = ProseOwner & {
  language: Language
  /** What visitors see; null while they see nothing. */
  public: ProseDocument | null
  /** What stands in the draft; null when it is what is public. */
  draft: ProseDocument | null
  planned: { at: Date | null; document: ProseDocument }[]
}
/** Which texts are read: those that match the regular expression, unless it is empty, and those of the given owners. */
export type Among = { pattern: string; owners: readonly ProseOwner[] }

/** So many records are read at a time. */
const batch = 500

type RecordTexts = ProseOwner & {
  isShown: boolean
  /** The texts that are edited on the page, and those that only the record's own form has. */
  head: (language: Language) => Record<string, unknown> | null
  fields: (language: Language) => Record<string, unknown>
  events: readonly number[]
}

/** The prose of the site, some owners at a time: all of it, or what may speak of certain events. */
export async function* readProse(
  scope: Pick<Scope, 'db' | 'now'>,
  { events: known }: KnownFacts,
  among: Among | null,
): AsyncGenerator<ProseOf[]> {
  const records = new Map<string, RecordTexts>()
  const readers = Object.keys(withoutPage).filter(isWithoutPage).map(readWithoutPage)
  for (const read of [readEvents, readArticles, readSubscriptions, readPages, ...readers])
    for await (const found of read(scope, known, among)) {
      // Those without a section of their own are complete; the others wait for it.
      for (const one of found) records.set(keyOf(one), one)
    }
  const owners = [...records.values()].flatMap(({ kind, id }) =>
    isWithoutPage(kind) ? [] : [{ ownerKind: kind, ownerId: id }],
  )
  const seen = new Set<string>()
  const wanted = among && { pattern: among.pattern, owners: [...owners, ...sectionsOf(among.owners)] }
  for await (const sections of readSectionVersions(scope, wanted)) {
    const missing = sections
      .map(({ ownerKind, ownerId }) => ({ kind: ownerKind, id: ownerId }))
      .filter((owner) => !records.has(keyOf(owner)))
    if (among && missing.length > 0)
      for (const read of [readEvents, readArticles, readSubscriptions, readPages])
        for await (const found of read(scope, known, { pattern: '', owners: missing }))
          for (const one of found) records.set(keyOf(one), one)
    yield sections.flatMap((section): ProseOf[] => {
      const owner = { kind: section.ownerKind, id: section.ownerId }
      const record = records.get(keyOf(owner))
      if (!record && owner.kind !== 'shared') return []
      seen.add(`${keyOf(owner)} ${section.language}`)
      const documentOf = (content: ReadContent, headFrom: 'record' | 'content') =>
        documentIn(owner, section.language, record, { content, headFrom })
      const isShown = record?.isShown ?? true
      return [
        {
          ...owner,
          language: section.language,
          public:
            section.public && isShown
              ? documentOf(section.public, 'record')
              : isShown && record
                ? documentIn(owner, section.language, record, null)
                : null,
          draft: section.draft
            ? documentOf(section.draft, 'content')
            : section.public && !isShown
              ? documentOf(section.public, 'record')
              : null,
          planned: section.planned.map(({ content, at }) => ({
            at,
            document: documentOf(content, 'content'),
          })),
        },
      ]
    })
  }
  yield [...records.values()].flatMap((record) =>
    languages.flatMap((language): ProseOf[] => {
      if (seen.has(`${keyOf(record)} ${language}`)) return []
      const document = documentIn(record, language, record, null)
      const { kind, id, isShown } = record
      return [
        {
          kind,
          id,
          language,
          planned: [],
          ...(isShown ? { public: document, draft: null } : { public: null, draft: document }),
        },
      ]
    }),
  )
}

function sectionsOf(owners: readonly ProseOwner[]) {
  return owners.flatMap(({ kind, id }) => (isWithoutPage(kind) ? [] : [{ ownerKind: kind, ownerId: id }]))
}

function keyOf({ kind, id }: ProseOwner): string {
  return `${kind}:${id}`
}

function documentIn(
  { kind, id }: ProseOwner,
  language: Language,
  record: RecordTexts | undefined,
  written: { content: ReadContent; headFrom: 'record' | 'content' } | null,
): ProseDocument {
  const own = written?.headFrom === 'content' ? written.content.head?.fields : undefined
  const head = own ?? record?.head(language) ?? {}
  const only = record?.fields(language) ?? {}
  return {
    language,
    own: kind === 'event' ? id : null,
    events: record?.events ?? [],
    fields: [
      ...Object.entries(head).flatMap(([field, value]) => fieldOf(headId, field, value, [])),
      ...Object.entries(only).flatMap(([field, value]) => fieldOf('', field, value, [])),
      ...(written ? blocksOf(written.content).flatMap(fieldsOfBlock) : []),
    ],
  }
}

/** The texts of a block that visitors read, as the search reads them. */
function fieldsOfBlock(block: ReadBlock): Field[] {
  const definition = findDefinition(block.type)
  if (block.error || !definition) return []
  const texts = new Set(definition.textOf(block.fields))
  const linked = definition.targets.flatMap((name) => {
    const target = block.fields[name]
    return (typeof target === 'string' ? eventOf(target) : null) ?? []
  })
  return Object.entries(block.fields).flatMap(([name, value]) => {
    const isRead =
      typeof value === 'string' ? texts.has(value) : isRichText(value) && texts.has(plainTextOf(value))
    return isRead ? fieldOf(block.id, name, value, linked) : []
  })
}

function fieldOf(block: string, field: string, value: unknown, linked: readonly number[]): Field[] {
  if (
    typeof value === 'string' &&
    /^(?:media|figure|page|event|article|subscription|route|form|https?):/u.test(value)
  )
    return []
  const paragraphs = paragraphsOf(value)
  return paragraphs.length === 0 ? [] : [{ block, field, paragraphs, events: linked }]
}

type Read = (
  scope: Pick<Scope, 'db'>,
  known: KnownFacts['events'],
  among: Among | null,
) => AsyncGenerator<RecordTexts[]>

/** Which rows are read: those whose texts match, and those that are named. */
function isWanted(among: Among | null, kind: ProseOwner['kind'], id: SQL, texts: SQL): SQL {
  if (among === null) return sql`true`
  const ids = among.owners.flatMap((owner) => (owner.kind === kind ? [owner.id] : []))
  const isNamed = sql`${id} = ANY(${sql.param(ids)}::int[])`
  return among.pattern === '' ? isNamed : sql`(${isNamed} OR concat_ws(' ', ${texts}) ~* ${among.pattern})`
}

async function* inBatchesOf<Row extends { id: number }>(
  read: (after: number) => Promise<Row[]>,
  present: (rows: Row[]) => RecordTexts[] | Promise<RecordTexts[]>,
): AsyncGenerator<RecordTexts[]> {
  let last = 0
  for (;;) {
    const rows = await read(last)
    last = rows.at(-1)?.id ?? last
    yield await present(rows)
    if (rows.length < batch) return
  }
}

const readEvents: Read = ({ db }, known, among) =>
  inBatchesOf(
    (after) =>
      db
        .select()
        .from(events)
        .where(
          and(
            gt(events.id, after),
            sql`${events.id} = ANY(${sql.param([...known.keys()])}::int[])`,
            isWanted(
              among,
              'event',
              sql`${events.id}`,
              sql`${events.title}::text, ${events.subtitle}::text, ${events.teaser}::text, ${events.description}::text`,
            ),
          ),
        )
        .orderBy(asc(events.id))
        .limit(batch),
    (rows) =>
      rows.map((row) => ({
        kind: 'event',
        id: row.id,
        isShown: row.isOnline,
        head: (language) => headOfRecord('event', row, language).fields,
        fields: (language) => ({ title: row.title[language], subtitle: row.subtitle?.[language] }),
        events: [],
      })),
  )

const readArticles: Read = ({ db }, _, among) =>
  inBatchesOf(
    (after) =>
      db
        .select()
        .from(articles)
        .where(
          and(
            gt(articles.id, after),
            isWanted(
              among,
              'article',
              sql`${articles.id}`,
              sql`${articles.title}::text, ${articles.teaser}::text`,
            ),
          ),
        )
        .orderBy(asc(articles.id))
        .limit(batch),
    async (rows) => {
      const links = await db
        .select()
        .from(articleEvents)
        .where(sql`${articleEvents.articleId} = ANY(${sql.param(rows.map(({ id }) => id))}::int[])`)
      return rows.map((row) => ({
        kind: 'article',
        id: row.id,
        isShown: row.isOnline,
        head: (language) => headOfRecord('article', row, language).fields,
        fields: () => ({}),
        events: links.filter(({ articleId }) => articleId === row.id).map(({ eventId }) => eventId),
      }))
    },
  )

const readSubscriptions: Read = ({ db }, _, among) =>
  inBatchesOf(
    (after) =>
      db
        .select()
        .from(subscriptions)
        .where(
          and(
            gt(subscriptions.id, after),
            isWanted(
              among,
              'subscription',
              sql`${subscriptions.id}`,
              sql`${subscriptions.title}::text, ${subscriptions.subtitle}::text, ${subscriptions.teaser}::text, ${subscriptions.description}::text`,
            ),
          ),
        )
        .orderBy(asc(subscriptions.id))
        .limit(batch),
    async (rows) => {
      const links = await db
        .select()
        .from(subscriptionEvents)
        .where(sql`${subscriptionEvents.subscriptionId} = ANY(${sql.param(rows.map(({ id }) => id))}::int[])`)
      return rows.map((row) => ({
        kind: 'subscription',
        id: row.id,
        isShown: row.isOnline,
        head: (language) => headOfRecord('subscription', row, language).fields,
        fields: () => ({}),
        events: [
          ...links.filter(({ subscriptionId }) => subscriptionId === row.id).map(({ eventId }) => eventId),
          ...row.choiceGroups.flatMap((group) => group.events),
        ],
      }))
    },
  )

const readPages: Read = ({ db }, _, among) =>
  inBatchesOf(
    (after) =>
      db
        .select()
        .from(pages)
        .where(
          and(
            gt(pages.id, after),
            isNull(pages.deletedAt),
            isWanted(
              among,
              'page',
              sql`${pages.id}`,
              sql`(SELECT string_agg(concat_ws(' ', title, headline, hero_text, hero_link_text, meta_title, meta_description, og_title, og_description), ' ')
                FROM page_locales WHERE page_id = ${pages.id})`,
            ),
          ),
        )
        .orderBy(asc(pages.id))
        .limit(batch),
    async (rows) => {
      const locales = await db
        .select()
        .from(pageLocales)
        .where(sql`${pageLocales.pageId} = ANY(${sql.param(rows.map(({ id }) => id))}::int[])`)
      return rows.map((row) => {
        const localeOf = (language: Language) =>
          locales.find((one) => one.pageId === row.id && one.language === language)
        return {
          kind: 'page',
          id: row.id,
          isShown: row.isOnline,
          head: (language) => {
            const locale = localeOf(language)
            return locale ? headOfPage(row, locale).fields : null
          },
          fields: (language) => {
            const locale = localeOf(language)
            return {
              meta_title: locale?.metaTitle,
              meta_description: locale?.metaDescription,
              og_title: locale?.ogTitle,
              og_description: locale?.ogDescription,
            }
          },
          events: [],
        }
      })
    },
  )

/** Kinds of records without a page of their own whose prose visitors read elsewhere. */
const withoutPage = { artist: artists, form: forms, media, room: rooms, series } as const
export type KindWithoutPage = keyof typeof withoutPage

/** Whether records of a kind have prose, or contents belong to it. */
export function isProseOwner(kind: string): kind is ProseOwner['kind'] {
  return isWithoutPage(kind) || sectionOwners.some((one) => one === kind)
}

export function isWithoutPage(kind: string): kind is KindWithoutPage {
  return Object.hasOwn(withoutPage, kind)
}

const readWithoutPage = (kind: KindWithoutPage): Read => {
  const table = withoutPage[kind]
  const definition = recordDefinitions.find((one) => one.kind === kind)
  if (!definition) throw new TypeError(`There is no kind of record ${kind}`)
  const { fields, publication } = definition
  const names = proseFields(fields)
  const columns = getTableColumns<PgTable>(table)
  const texts = sql.join(
    names.map((name) => sql`${columns[toCamelCase(name)]}::text`),
    sql`, `,
  )
  return ({ db }, _, among) =>
    inBatchesOf(
      async (after) => {
        const rows: ({ id: number } & Record<string, unknown>)[] = await db
          .select()
          .from(table)
          .where(
            and(
              gt(table.id, after),
              // Most persons of an archive have no text at all.
              sql`num_nonnulls(${texts}) > 0`,
              isWanted(among, kind, sql`${table.id}`, texts),
            ),
          )
          .orderBy(asc(table.id))
          .limit(batch)
        return rows
      },
      (rows) =>
        rows.map((row) => ({
          kind,
          id: row.id,
          isShown: publication === undefined || row[toCamelCase(publication)] === true,
          head: () => null,
          fields: (language) =>
            Object.fromEntries(
              names.map((name) => {
                const value = row[toCamelCase(name)]
                return [name, isRecord(value) ? value[language] : undefined]
              }),
            ),
          events: [],
        })),
    )
}
