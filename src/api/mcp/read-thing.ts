import type { Context } from 'hono'
import {
  findDraft,
  findPage,
  presentPage,
  readContent,
  sectionSlug,
  withHead,
  withPictureFiles,
  type SectionKey,
} from '#domain/content/index.server.ts'
import { DomainError } from '#domain/errors.ts'
import { findEvent } from '#domain/events/index.server.ts'
import { tokenMay } from '#domain/policy.ts'
import { readRecord } from '#domain/records/index.server.ts'
import { findPublicPaths } from '#domain/sitemap/index.server.ts'
import { findArticle } from '#domain/stories/index.server.ts'
import { findSubscription } from '#domain/subscriptions/index.server.ts'
import { findArtist, findWork } from '#domain/works/index.server.ts'
import type { Language } from '#i18n/languages.ts'
import type { Area } from '#records/definition.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import type { ApiEnv } from '../environment.ts'
import { findRecordCalls } from '../records.ts'
import { findShownSection } from '../show-section.ts'
import type { Asked } from './asked.ts'

export const readableKinds = ['event', 'person', 'work', 'article', 'subscription', 'page'] as const
export type ReadableKind = (typeof readableKinds)[number]
type Wanted = { kind: ReadableKind; id: number; language: Language }

/** What is known of each kind: its area, the kind of its record, and of the page that staff write on. */
export const things: Record<
  ReadableKind,
  { area: Area; record: string | null; section: SectionKey['ownerKind'] | null }
> = {
  event: { area: 'programme', record: 'event', section: 'event' },
  person: { area: 'people', record: 'artist', section: null },
  work: { area: 'people', record: 'work', section: null },
  article: { area: 'stories', record: 'article', section: 'article' },
  subscription: { area: 'subscriptions', record: 'subscription', section: 'subscription' },
  page: { area: 'pages', record: null, section: 'page' },
}

/** What visitors see of something, what staff know of it and its draft, as far as the token allows it. Throws `not_found`. */
export async function readThing(asked: Asked, wanted: Wanted): Promise<Record<string, unknown>> {
  const shown = await readers[wanted.kind](asked.context, wanted.id, wanted.language)
  const record = await readStored(asked, wanted)
  const draft = await readDraft(asked, wanted)
  if (!shown && !record && !draft) throw new DomainError('not_found', { subject: wanted.kind })
  return {
    kind: wanted.kind,
    id: wanted.id,
    public: shown,
    ...(record && { record }),
    ...(draft && { draft }),
  }
}

/** How what visitors see of each kind is read: the same as the public calls answer. */
const readers: Record<
  ReadableKind,
  (context: Context<ApiEnv>, id: number, language: Language) => Promise<object | null>
> = {
  event: async (context, id) => {
    const event = await findEvent(context.get('scope'), id)
    return event && withPictureFiles(event)
  },
  person: (context, id) => findArtist(context.get('scope'), id),
  work: (context, id) => findWork(context.get('scope'), id),
  article: async (context, id, language) => {
    const article = await findArticle(context.get('scope'), id)
    if (!article) return null
    const text = await findShownSection(context, { ownerKind: 'article', ownerId: id, language })
    return { ...withPictureFiles(article), text }
  },
  subscription: (context, id) => findSubscription(context.get('scope'), id),
  page: async (context, id, language) => {
    const scope = context.get('scope')
    const address = (await findPublicPaths(scope, 'pages', [id])).get(id)?.[language]
    const page = address ? await findPage(scope, language, address.split('/').slice(2).join('/')) : null
    if (!page) return null
    const section = await findShownSection(context, { ownerKind: 'page', ownerId: id, language })
    return presentPage(scope, page, { language, sections: section ? [section] : [] })
  },
}

/** All fields of a record, for a token that may read its area. */
async function readStored({ context, token }: Asked, { kind, id, language }: Wanted): Promise<object | null> {
  const { area, record } = things[kind]
  const store = record === null ? undefined : findRecordCalls(record)?.store
  if (!store || !tokenMay(token, area, 'read')) return null
  const scope = { ...context.get('scope'), viewer: token }
  return orNull(readRecord(scope, recordStores, store, id, language))
}

/** The draft of its page, for a token that may write drafts in its area. */
async function readDraft({ context, token }: Asked, { kind, id, language }: Wanted): Promise<object | null> {
  const { area, section } = things[kind]
  if (section === null || !tokenMay(token, area, 'draft')) return null
  const scope = { ...context.get('scope'), viewer: { ...token, writesDraft: true as const } }
  const key: SectionKey = { ownerKind: section, ownerId: id, language }
  const draft = await orNull(findDraft(scope, key))
  if (!draft) return null
  return { slug: sectionSlug(key), language, ...readContent(await withHead(scope, key, draft.content)) }
}

async function orNull<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found
  } catch (error) {
    if (error instanceof DomainError && (error.code === 'not_found' || error.code === 'gone')) return null
    throw error
  }
}
