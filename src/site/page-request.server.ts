import type { TrackingService } from '#design/consent/consent-cookie.ts'
import { pickLanguage, type Language, type Localized } from '#i18n/languages.ts'
import { messagesIn, type Messages } from '#i18n/messages.ts'
import { languageOfPath } from '#i18n/page-language.ts'
import { findPreview } from '#domain/content/index.server.ts'
import {
  effectiveSettings,
  findBrand,
  readSettings,
  type Brand,
  type HouseSettings,
} from '#domain/house/index.server.ts'
import { findRedirect } from '#domain/redirects/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { findSubscriptionAddress } from '#domain/subscriptions/index.server.ts'
import { movedAddress } from '#routing/moved-address.ts'
import { detailHref } from '#routing/paths.ts'
import type { DetailList } from '#routing/table.ts'
import { PageError, Redirection, type OtherLanguagePage } from './page-responses.ts'
import type { RequestContext } from './request-context.ts'

/** The input of a page's loader: the request context, the address, the language and its messages. */
export type PageRequest = RequestContext & {
  url: URL
  /** The names of query parameters whose values are invalid: `readQuery` removes them from the address. */
  ignored: string[]
  /** The parameters of the route, decoded. */
  params: Partial<Record<string, string>>
  headers: Headers
  language: Language
  messages: Messages
  /** Those that apply, of the house or of the environment. */
  settings: HouseSettings
  /** The ticket shop's origin; empty without a shop. */
  shopOrigin: string
  trackingServices: TrackingService[]
  brand: Brand
}

/** Reads what every page needs. */
export async function readPageRequest(
  context: RequestContext,
  request: Request,
  params: PageRequest['params'],
): Promise<PageRequest> {
  const url = new URL(request.url)
  const language = languageOfPath(url.pathname)
  const settings = effectiveSettings(await readSettings(context.scope), context.fallback)
  return {
    ...context,
    url,
    ignored: [],
    params,
    headers: request.headers,
    language,
    messages: messagesIn(language),
    settings,
    shopOrigin: settings.shop_origin ?? '',
    brand: await findBrand(context.scope, settings),
    trackingServices: context.mayBeTracked ? servicesIn(settings, language) : [],
  }
}

function servicesIn({ consent_services: services }: HouseSettings, language: Language): TrackingService[] {
  return services.map(({ key, category, name, text, script }) => ({
    key,
    category,
    name: pickLanguage(name, language),
    text: pickLanguage(text, language),
    script,
  }))
}

/**
 * Extends the request with the rights of the preview link in its address. An expired link ends the page with 410, an
 * unknown link or one for the other language with 404.
 */
export async function withPreview(request: PageRequest): Promise<PageRequest> {
  const { scope, url, language, messages } = request
  const token = url.searchParams.get('preview')
  if (token === null) return request
  const preview = await findPreview(scope, token)
  if (preview !== 'expired' && preview?.language === language)
    return { ...request, scope: { ...scope, preview } }
  throw new PageError(preview === 'expired' ? 410 : 404, messages.error.previewExpired)
}

/** Redirects instead of showing the page. */
export function redirectTo(location: string, status: 301 | 302 | 303 = 302, headers?: Headers): never {
  throw new Redirection(location, status, headers)
}

/** Ends the page with 404. */
export function notFound(messages: Messages, message = messages.error.notFound): never {
  throw new PageError(404, message)
}

/** Ends a page that exists in the other language only with 404 and a link to it. */
export function onlyElsewhere(messages: Messages, elsewhere: OtherLanguagePage): never {
  throw new PageError(404, messages.error.onlyInOtherLanguage, elsewhere)
}

/**
 * Looks up an address without a page: the target of a stored redirect, or the subscription whose short address or
 * slug is its last segment (specification, section 2, error page). The query is kept. Null when it leads nowhere.
 */
export async function findNewAddress(scope: Scope, url: URL): Promise<NewAddress | null> {
  const path = decodePath(url.pathname)
  // Old addresses may be stored percent-encoded or not.
  for (const oldPath of new Set([path, url.pathname])) {
    const moved = movedAddress(await findRedirect(scope, oldPath), url)
    if (moved !== null) return { redirection: new Redirection(moved, 301), oldPath }
  }
  const segment = path.split('/').at(-1) ?? ''
  const subscription = segment === '' ? null : await findSubscriptionAddress(scope, segment)
  if (!subscription) return null
  const address = detailHref('subscriptions', languageOfPath(url.pathname), subscription) + url.search
  return { redirection: new Redirection(address, 302), oldPath: null }
}

/** `oldPath` names the stored redirect, if it is one. */
type NewAddress = { redirection: Redirection; oldPath: string | null }

/** The path of an address as people read it. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path // invalid UTF-8: no such page ever existed
  }
}

type Asked = Pick<PageRequest, 'url' | 'ignored'>

type Schema<T> = {
  safeParse(
    value: unknown,
  ): { success: true; data: T } | { success: false; error: { issues: { path: PropertyKey[] }[] } }
}

/**
 * The address's query, validated by a contract. Empty parameters count as missing. Invalid ones are removed from the
 * address and named above the page, which is shown as it is without them.
 */
export function readQuery<T>(schema: Schema<T>, request: Asked): T {
  const { url, ignored } = request
  const query: Record<string, string | string[]> = {}
  for (const key of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(key).filter((value) => value !== '')
    if (values.length > 0) query[key] = values.length === 1 ? (values[0] ?? '') : values
  }
  const parsed = schema.safeParse(query)
  if (parsed.success) return parsed.data
  const invalid = new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? '')))
  if (![...invalid].some((name) => url.searchParams.has(name)))
    throw new Error('The query has no invalid part.')
  for (const name of invalid) url.searchParams.delete(name)
  ignored.push(...invalid)
  return readQuery(schema, request)
}

/** Parses a record number in the address; anything else, or a number out of range, ends the page with 404. */
export function readId(text: string | undefined, messages: Messages): number {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : notFound(messages)
}

/** Redirects to the record's canonical address when the slug or the number in the address is not the current one. */
export function requireSlug(
  given: string | undefined,
  list: DetailList,
  record: { id: number; slug: Localized },
  { language, url, params }: PageRequest,
): void {
  const right = detailHref(list, language, record)
  const rightSlug = decodeURIComponent(right.split('/').at(-2) ?? '')
  if (given !== rightSlug || params['id'] !== String(record.id)) redirectTo(right + url.search, 301)
}
