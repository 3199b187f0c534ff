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
import { findRecordCalls } from '../records.ts'
import { findShownSection } from '../show-section.ts'
import type { Asked } from './tools.ts'

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
  const shown = await readPublic(asked, wanted)
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

/** The same as the public calls answer. */
async function readPublic({ context }: Asked, { kind, id, language }: Wanted): Promise<object | null> {
  const scope = context.get('scope')
  switch (kind) {
    case 'event': {
      const event = await findEvent(scope, id)
      return event && withPictureFiles(event)
    }
    case 'person':
      return findArtist(scope, id)
    case 'work':
      return findWork(scope, id)
    case 'article': {
      const article = await findArticle(scope, id)
      if (!article) return null
      const text = await findShownSection(context, { ownerKind: 'article', ownerId: id, language })
      return { ...withPictureFiles(article), text }
    }
    case 'subscription':
      return findSubscription(scope, id)
    case 'page': {
      const address = (await findPublicPaths(scope, 'pages', [id])).get(id)?.[language]
      const page = address ? await findPage(scope, language, address.split('/').slice(2).join('/')) : null
      if (!page) return null
      const section = await findShownSection(context, { ownerKind: 'page', ownerId: id, language })
      return presentPage(scope, page, { language, sections: section ? [section] : [] })
    }
  }
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
