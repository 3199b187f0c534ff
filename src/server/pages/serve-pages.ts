import type { Context, Hono } from 'hono'
import type { ApiEnv } from '#api/environment.ts'
import { languages } from '#i18n/languages.ts'
import { readLanguage } from '#i18n/page-language.ts'
import { staffHref } from '#routing/paths.ts'
import { isPrivateQuery } from '#routing/private-query.ts'
import { isStaffRoute, routeTable } from '#routing/table.ts'
import { pages } from '#site/all-pages.server.ts'
import type { Assets } from '#site/assets.ts'
import type { Page } from '#site/page.ts'
import { PageError, Redirection } from '#site/page-responses.ts'
import {
  decodePath,
  findNewAddress,
  readPageRequest,
  withPreview,
  type PageRequest,
} from '#site/page-request.server.ts'
import type { RequestContext } from '#site/request-context.ts'
import { explainOutage, logOutage, type OutageResponse } from '../http/outage.ts'
import type { Services } from '../start/services.ts'
import { lastResort, openErrorPage } from './error-page.tsx'
import { findAssets } from './find-assets.ts'
import { renderPage } from './render-page.tsx'

type PageContext = Context<ApiEnv>
/** Pages read the database through the request's scope. */
type PageServices = Omit<Services, 'database' | 'changes'>
type Program = { services: PageServices; assets: Assets; isDevelopment: boolean }

/** Serves every kind of page at its addresses in the route table, and the error page everywhere else. */
export function servePages(app: Hono<ApiEnv>, services: PageServices): void {
  const isDevelopment = services.mode === 'development'
  const program: Program = { services, assets: findAssets(services.clientDir), isDevelopment }
  for (const page of pages)
    for (const path of pathsOf(page.route)) app.all(path, (context) => answer(context, page, program))
  const content = pages.find(({ route }) => route === 'content') ?? null
  for (const language of languages)
    app.all(`/${language}/:path{.+}`, (context) => answer(context, content, program))
  app.all('*', (context) => answer(context, null, program))
}

/** The addresses of a route in every language; none for content pages, which match all remaining addresses. */
function pathsOf(route: Page['route']): string[] {
  if (route === 'content') return []
  if (isStaffRoute(route)) return [staffHref(route)]
  return languages.map((language) => `/${[language, routeTable[route][language]].filter(Boolean).join('/')}`)
}

async function answer(context: PageContext, page: Page | null, program: Program): Promise<Response> {
  const { path, method, raw } = context.req
  const isForm = method === 'POST'
  if (!['GET', 'HEAD', 'POST'].includes(method) || (isForm && page && !page.takesForms))
    return context.text('', 405, { Allow: page?.takesForms ? 'GET, HEAD, POST' : 'GET, HEAD' })
  let request: PageRequest | null = null
  try {
    request = await readPageRequest(contextOf(context, page, program.services), raw, context.req.param())
    request = await withPreview(request)
    if (context.get('hasPreviewEnded')) throw new PageError(410, request.messages.error.previewExpired)
    if (!page) throw new PageError(404, request.messages.error.notFound)
    const form = isForm ? await readForm(context) : null
    const { page: opened, headers } = await page.open(request, form)
    const response = await renderPage(request, opened, program)
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    // Any number of addresses show the same page as the one without invalid parameters.
    if (!page.mayBeKept || request.ignored.length > 0)
      response.headers.set('Cache-Control', 'private, no-store')
    return response
  } catch (error) {
    if (error instanceof Redirection) return redirect(error)
    const outage = explainOutage(error, readLanguage(path.split('/')[1]))
    if (outage) {
      logOutage(program.services.logger, outage.outage, path)
      return explain(path, { request, error: new PageError(outage.status, outage.message), outage }, program)
    }
    const pageError = error instanceof PageError ? error : null
    if (pageError?.status === 404 && request && !isForm) {
      const moved = await findNewAddress(request.scope, request.url)
      if (!context.get('asOf')) countVisit(page, request, moved, program)
      if (moved) return redirect(moved.redirection)
    }
    if (!pageError) program.services.logger.error({ err: error, path }, 'a page failed')
    return explain(path, { request, error: pageError, outage }, program)
  }
}

/** Counts a followed redirect, or an address of a page that does not exist, for visitors only. */
function countVisit(
  page: Page | null,
  { scope, url }: PageRequest,
  moved: Awaited<ReturnType<typeof findNewAddress>>,
  { services: { visits } }: Program,
): void {
  if (scope.viewer.kind !== 'visitor') return
  if (moved) {
    if (moved.oldPath !== null) visits.redirected(moved.oldPath)
    return
  }
  // Addresses of records and of personal links are no addresses that a house could redirect.
  if (page === null || page.route === 'content') visits.missed(decodePath(url.pathname))
}

/**
 * The fields of a posted form. Files are stored already: their fields contain ids instead, and `__file_error:` before
 * a field's name is why a file was refused.
 */
async function readForm(context: PageContext): Promise<FormData> {
  const sent = context.get('sentForm')
  if (!sent) return context.req.raw.formData().catch(() => new FormData())
  const form = new FormData()
  for (const [name, value] of sent.fields) form.append(name, value)
  for (const { field, file, error } of sent.files)
    if (file) form.append(field, file.id)
    else form.append(`__file_error:${field}`, error)
  return form
}

type Explained = { request: PageRequest | null; error: PageError | null; outage: OutageResponse | null }

async function explain(
  path: string,
  { request, error, outage }: Explained,
  program: Program,
): Promise<Response> {
  if (!request) return lastResort(path, outage)
  try {
    const response = await renderPage(request, openErrorPage(path, error), program)
    for (const [name, value] of Object.entries(outage?.headers ?? {})) response.headers.set(name, value)
    return response
  } catch (failure) {
    if (!outage) program.services.logger.error({ err: failure, path }, 'the error page failed')
    return lastResort(path, outage)
  }
}

function redirect({ status, headers, location }: Redirection): Response {
  const all = new Headers(headers)
  all.set('Location', location)
  return new Response(null, { status, headers: all })
}

function contextOf(context: PageContext, page: Page | null, services: PageServices): RequestContext {
  return {
    scope: context.get('scope'),
    session: context.get('session'),
    publicOrigin: services.publicOrigin,
    fallback: services.fallback,
    mayBeTracked: mayBeTracked(context, page),
    releasePreview: context.get('asOf')?.preview ?? null,
    address: context.get('address'),
    accounts: context.get('accounts'),
    hasStyleguide: services.hasStyleguide,
    isSecure: services.publicOrigin.startsWith('https:'),
    findNotes: services.findNotes,
    lastBackup: services.lastBackup,
  }
}

/**
 * Whether strangers' scripts may learn of a visit: not of staff and their pages, of previews and drafts, of sent forms,
 * and of pages that are never stored, because their addresses contain secrets.
 */
function mayBeTracked(context: PageContext, page: Page | null): boolean {
  const { method, url } = context.req
  return (
    context.get('session') === null &&
    !context.get('asOf') &&
    method !== 'POST' &&
    !isPrivateQuery(new URL(url).search) &&
    (!page || (page.mayBeKept && !isStaffRoute(page.route)))
  )
}
