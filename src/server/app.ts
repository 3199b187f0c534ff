import '#site/base-styles.ts'
import { OpenAPIHono } from '@hono/zod-openapi'
import { compress } from 'hono/compress'
import type { ApiEnv } from '#api/environment.ts'
import {
  allowOtherOrigins,
  answerDomainError,
  languagesOfCall,
  mountApi,
  refuse,
  serveAssistants,
} from '#api/index.ts'
import { sqlStateOf } from '#db/client/errors.ts'
import { Remembered } from '#domain/changes/index.server.ts'
import { keepArchiveReady } from '#domain/archive/index.server.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { assistantsSegment } from '#routing/table.ts'
import { languageOfPath } from '#i18n/page-language.ts'
import { answerStrangers } from './pipeline/answer-strangers.ts'
import { compressBrotli } from './pipeline/compress-brotli.ts'
import { applyOwnChanges } from './pipeline/apply-own-changes.ts'
import { limitConcurrency } from './pipeline/limit-concurrency.ts'
import { limitBodies, limitEditorBodies } from './pipeline/limit-bodies.ts'
import { limitRates } from './pipeline/limit-rates.ts'
import { checkOrigin } from './pipeline/check-origin.ts'
import { refuseMalformed } from './pipeline/refuse-malformed.ts'
import { redirectAddresses } from './pipeline/redirect-addresses.ts'
import { preventOpenRedirects } from './pipeline/prevent-open-redirects.ts'
import { receivePolicyReports } from './pipeline/receive-policy-reports.ts'
import { serveSecurityContact } from './http/serve-security-contact.ts'
import { defaultHeaders } from './pipeline/default-headers.ts'
import { answerAsOf } from './pipeline/answer-as-of.ts'
import { followPreviewLink } from './pipeline/follow-preview-link.ts'
import { setCacheHeaders } from './pipeline/set-cache-headers.ts'
import { receiveUploads } from './pipeline/receive-uploads.ts'
import { readSession } from './pipeline/session.ts'
import { serveEndedFiles, serveFiles } from './pipeline/serve-files.ts'
import { describeErrors } from './pages/describe-errors.ts'
import { isClientDisconnected } from './http/client-disconnected.ts'
import { explainOutage, logOutage } from './http/outage.ts'
import { showContent } from './pages/show-content.ts'
import { writeText } from './pages/write-text.ts'
import { lastResort } from './pages/error-page.tsx'
import { serveManifest } from './pages/serve-manifest.ts'
import { serveSitemap } from './pages/serve-sitemap.ts'
import { serveOffice } from './pages/serve-office.tsx'
import { servePages } from './pages/serve-pages.ts'
import type { Services } from './start/services.ts'

export { openedParts } from '#site/opened-parts.ts'
export { paramsOf } from './page-cache/params-of.ts'

/**
 * Delay after the start before the archive index is built, in milliseconds, so that the first visitors are served
 * first.
 */
const archiveDelay = 1000

/**
 * The whole site as one application. The middleware runs in this order: compression, default headers, what other origins
 * may read, rejection of malformed or foreign requests, static files, the session, the preview link, cached answers for those whose session has ended, limits, uploads and the queue, API calls, redirects of old and untidy
 * addresses, pages.
 */
export function createApp(services: Services): OpenAPIHono<ApiEnv> {
  const app = new OpenAPIHono<ApiEnv>({ strict: false })
  app.use('*', compress())
  app.use('*', compressBrotli)
  app.use('*', defaultHeaders(services))
  app.use('*', allowOtherOrigins)
  app.use('*', preventOpenRedirects)
  app.use('*', limitBodies)
  app.use('*', refuseMalformed)
  // Before the check of the origin, because browsers name it in reports in different ways.
  receivePolicyReports(app, services)
  app.use('*', checkOrigin(services))
  serveFiles(app, services)
  serveSecurityContact(app, services)
  const remembered = new Remembered(services.changes)
  app.use('*', readSession({ ...services, remembered }))
  app.use('*', followPreviewLink(services))
  app.use('*', answerStrangers(services))
  serveEndedFiles(app, services)
  app.use('*', limitEditorBodies)
  app.use('*', limitRates())
  app.use('*', receiveUploads(services))
  app.use('*', limitConcurrency(services))
  app.use('*', applyOwnChanges(services.changes))
  app.use('*', answerAsOf(recordStores))
  app.use('*', setCacheHeaders(remembered))
  app.use('*', async (context, next) => {
    context.set('showContent', showContent)
    context.set('writeText', writeText)
    context.set('files', services.files)
    context.set('media', services.media)
    context.set('surroundings', services)
    context.set('dumps', services.dumps)
    context.set('shopSecret', services.shopSecret)
    context.set('describeErrors', describeErrors)
    await next()
  })
  mountApi(app)
  if (services.hasAssistants) serveAssistants(app, `/${assistantsSegment}`)
  app.use('*', redirectAddresses)

  serveManifest(app)
  serveSitemap(app)
  serveOffice(app, services)
  servePages(app, services)
  // In development every file change creates a new application, and each would build its own archive index.
  if (services.mode !== 'development')
    keepArchiveReady(services.database, {
      changes: services.changes,
      delayMs: archiveDelay,
      onReady: (measured) => {
        services.archiveIsRead()
        services.logger.debug(measured, 'the archive has been read')
      },
      onRead: () => services.dropPages(['archive']),
      onError: (error) => {
        if (sqlStateOf(error) === 'DATABASE_CLOSING') return // the program ends
        services.logger.warn({ err: error }, 'the archive could not be read')
      },
    })
  app.onError((error, context) => {
    const answer = answerDomainError(error, context)
    if (answer) return answer
    if (isClientDisconnected(context)) return context.body(null, 400) // an answer that nobody reads, and nothing to log
    const { path } = context.req
    const language = languageOfPath(path)
    const outage = explainOutage(error, language)
    if (outage) logOutage(services.logger, outage.outage, path)
    else services.logger.error({ err: error, path }, 'a request failed')
    if (context.req.header('accept')?.includes('text/html')) return lastResort(path, outage)
    if (!outage) return refuse(context, 500, (words) => words.server)
    const detail = languagesOfCall(path)
      .flatMap((each) => explainOutage(error, each)?.message ?? [])
      .join(' ')
    return context.json({ detail }, outage.status, outage.headers)
  })
  return app
}
