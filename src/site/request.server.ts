import { data, redirect, redirectDocument, type LoaderFunctionArgs } from 'react-router'
import { isLanguage, pickLanguage, type Language, type Localized } from '#i18n/languages.ts'
import { messagesIn, type Messages } from '#i18n/messages.ts'
import {
  shareCard,
  shareImagePath,
  shareImageSize,
  shareImageText,
  type ShareSubject,
} from '#design/picture/share-card.ts'
import { findPreview } from '#domain/drafts/index.server.ts'
import { readSettings, type HouseSettings } from '#domain/house/index.server.ts'
import { findRedirect } from '#domain/redirects/index.server.ts'
import type { Preview, Scope } from '#domain/scope.ts'
import { findSubscriptionAddress } from '#domain/subscriptions/index.server.ts'
import { movedAddress } from '#routing/moved-address.ts'
import { detailHref, type DetailList } from '#routing/paths.ts'
import { hallContext, type HallRequest } from './hall-context.ts'
import type { PageHead, ShareImage } from './page-head.ts'

type LoaderArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** What a loader works with: the hall's request, the page's language and address, its words. */
export type PageRequest = HallRequest & {
  language: Language
  url: URL
  messages: Messages
  /** Describes the page to search engines and the language switch. */
  describe: (page: {
    title: string
    description?: string | null
    paths: Localized<string | null>
    canonicalQuery?: string
    ogType?: string
    ogTitle?: string
    ogDescription?: string
    isIndexed?: boolean
    /** What the page's share image shows; without it, the house. */
    shareImage?: ShareSubject
    /** The picture that editors chose for other sites, in place of the drawn one. */
    photograph?: ShareImage | null
  }) => PageHead
}

export async function readRequest({ request, context }: LoaderArgs): Promise<PageRequest> {
  const hall = context.get(hallContext)
  const url = new URL(request.url)
  // React Router's own, on the requests by which it loads a page's data: no part of the page's address.
  if (url.searchParams.has('_routes')) url.searchParams.delete('_routes')
  const [, first] = url.pathname.split('/')
  const language = isLanguage(first) ? first : 'de'
  const messages = messagesIn(language)
  const preview = await readPreview(hall.scope, url, language, messages)
  const settings = await readSettings(hall.scope)
  return {
    ...hall,
    scope: preview ? { ...hall.scope, preview } : hall.scope,
    language,
    url,
    messages,
    describe: ({
      description,
      canonicalQuery = '',
      ogType = 'website',
      isIndexed = true,
      shareImage,
      photograph,
      ...page
    }) => ({
      ...page,
      language,
      description:
        description || pickLanguage(settings.claim, language) || pickLanguage(settings.name, language),
      canonicalQuery,
      ogType,
      isIndexed: isIndexed && preview === null,
      origin: hall.publicOrigin,
      houseName: pickLanguage(settings.name, language),
      shareImage: photograph ?? describeShareImage(shareImage, settings, language),
    }),
  }
}

/**
 * What the preview link in the address lets its bearer see; null without one. A link whose time is over ends the loader
 * with 410, one that there never was, or for the other language, with 404.
 */
async function readPreview(
  scope: Scope,
  url: URL,
  language: Language,
  messages: Messages,
): Promise<Preview | null> {
  const token = url.searchParams.get('preview')
  if (token === null) return null
  const preview = await findPreview(scope, token)
  if (preview !== 'expired' && preview?.language === language) return preview
  throw data({ message: messages.error.previewExpired } satisfies ErrorDetails, {
    status: preview === 'expired' ? 410 : 404,
  })
}

function describeShareImage(
  subject: ShareSubject | undefined,
  { name, claim }: HouseSettings,
  language: Language,
): PageHead['shareImage'] {
  const house = { name: pickLanguage(name, language), claim: pickLanguage(claim, language) }
  const card = shareCard(subject ?? null, house, language)
  return { path: shareImagePath(card), alt: shareImageText(card), ...shareImageSize }
}

/** What an error page is told; `status` decides the words, `message` adds to them. */
export type ErrorDetails = { message: string }

/** Ends the loader with the page that says that there is nothing here. */
export function notFound(messages: Messages, message = messages.error.notFound): never {
  throw data({ message } satisfies ErrorDetails, { status: 404 })
}

/** Ends the loader with status 400 and the name of what was wrong in the address. */
export function badRequest(messages: Messages, field: string): never {
  throw data({ message: messages.error.badRequest(messages.faults[field] ?? field) } satisfies ErrorDetails, {
    status: 400,
  })
}

/**
 * Ends the loader of a page that does not exist; but when it has moved, or the last segment of its address names a
 * subscription, leads there with the address's query (specification, section 2, error page).
 */
export async function notFoundUnlessMoved({ scope, url, language, messages }: PageRequest): Promise<never> {
  const moved = await findMovedAddress(scope, url)
  if (moved !== null) throw moved.startsWith('/') ? redirect(moved, 301) : redirectDocument(moved, 301)
  const segment = decodePath(url.pathname).split('/').at(-1) ?? ''
  const address = segment === '' ? null : await findSubscriptionAddress(scope, segment)
  if (address) throw redirect(detailHref('subscriptions', language, address) + url.search, 302)
  return notFound(messages)
}

/** Where an old address leads now, as a `Location` header takes it; old addresses may be stored in letters or encoded. */
export async function findMovedAddress(scope: Scope, url: URL): Promise<string | null> {
  const path = decodePath(url.pathname)
  const stored =
    (await findRedirect(scope, path)) ??
    (path === url.pathname ? null : await findRedirect(scope, url.pathname))
  return movedAddress(stored, url)
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path // bytes that are no UTF-8: such a page was never anywhere
  }
}

type Schema<T> = {
  safeParse(
    value: unknown,
  ): { success: true; data: T } | { success: false; error: { issues: { path: PropertyKey[] }[] } }
}

/** The address's query, checked by a contract; what is empty counts as not given, what is wrong ends with 400. */
export function readQuery<T>(schema: Schema<T>, { url, messages }: Pick<PageRequest, 'url' | 'messages'>): T {
  const query: Record<string, string | string[]> = {}
  for (const key of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(key).filter((value) => value !== '')
    if (values.length > 0) query[key] = values.length === 1 ? (values[0] ?? '') : values
  }
  const parsed = schema.safeParse(query)
  if (parsed.success) return parsed.data
  return badRequest(messages, String(parsed.error.issues[0]?.path[0] ?? ''))
}

/** A number from the address; what is none, or does not fit a record, is a page that does not exist. */
export function readId(text: string | undefined, messages: Messages): number {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : notFound(messages)
}

/** Leads to the record's own address when the slug in the address is another one (an old or a guessed one). */
export function requireSlug(
  given: string | undefined,
  list: DetailList,
  record: { id: number; slug: Localized },
  { language, url }: PageRequest,
): void {
  const right = detailHref(list, language, record)
  const rightSlug = decodeURIComponent(right.split('/').at(-2) ?? '')
  if (given !== rightSlug) throw redirect(right + url.search, 301)
}
