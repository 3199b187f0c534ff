import { randomBytes } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ApiEnv } from '#api/environment.ts'
import { themeScript } from '#design/theme/theme.ts'
import { findBrand, readSettings, type Brand } from '#domain/house/index.server.ts'
import { hasRight } from '#domain/policy.ts'
import { listAdminMenus, listColleagues, listOfficeMenu } from '#domain/users/index.server.ts'
import { zoneOfDocument } from '#i18n/hall-zone.ts'
import { formatsAttribute, type HouseFormats } from '#i18n/house-formats.ts'
import { perLanguage, pickLanguage } from '#i18n/languages.ts'
import { leadingPath } from '#records/leading-path.ts'
import { startElementId, type OfficeStart } from '#office/start-data.ts'
import { officeHref } from '#routing/office-paths.ts'
import { staffHref } from '#routing/paths.ts'
import type { EntryFiles } from '#site/assets.ts'
import { viewTransitions } from '#site/document.tsx'
import { Icons } from '#site/icons.tsx'
import { jsonForHtml } from '#site/page-head.tsx'
import type { Services } from '../start/services.ts'
import { officeSecurityPolicy, reportingEndpoints } from './content-security-policy.ts'
import { findOfficeAssets } from './find-assets.ts'

/** The calendar of releases was a page of its own. */
const releasesInCalendar = `${officeHref('calendar')}?layers=release`

/**
 * Serves the one document of the back office at `/admin` and below; its scripts read the address. Visitors are sent to
 * the log-in page and come back to the same address. Authors find the media library there, and nothing else.
 */
export function serveOffice(app: Hono<ApiEnv>, services: Pick<Services, 'clientDir' | 'mode'>): void {
  const files = findOfficeAssets(services.clientDir)
  const answer = async (context: Context<ApiEnv>) => {
    const session = context.get('session')
    const { pathname, search } = new URL(context.req.url)
    context.header('Cache-Control', 'private, no-store')
    if (!session) {
      const back = new URLSearchParams({ next: pathname + search }).toString()
      return context.redirect(`${staffHref('login')}?${back}`, 302)
    }
    if (pathname === '/admin/releases/calendar') return context.redirect(releasesInCalendar, 302)
    const leading = leadingPath(pathname.replace(/^\/admin\/?/, '').replace(/\/$/, ''))
    if (leading !== undefined) return context.redirect(`/admin/${leading}`, 302)
    const { viewer, language } = session
    const start: OfficeStart = {
      language,
      accountId: viewer.userId,
      userName: viewer.name,
      email: viewer.email,
      menu: perLanguage((each) => listOfficeMenu(viewer, each)),
      menus: perLanguage((each) => listAdminMenus(viewer, each)),
      colleagues: (await listColleagues(context.get('scope'))).map(({ name }) => name),
      rights: rights.filter((right) => hasRight(viewer, right)),
      // The document is never cached, so that each answer has a nonce of its own.
      nonce: randomBytes(16).toString('base64'),
    }
    context.header('X-Robots-Tag', 'noindex')
    context.header('X-Staff', '1') // so that the service worker does not cache it
    // Vite's client in development inserts styles and scripts of its own.
    if (services.mode !== 'development') {
      context.header('Content-Security-Policy', officeSecurityPolicy(start.nonce))
      context.header('Reporting-Endpoints', reportingEndpoints)
    }
    const scope = context.get('scope')
    const settings = await readSettings(scope)
    const { name } = settings
    const { icon } = await findBrand(scope, settings)
    const title = pickLanguage(name, language)
    const html = renderToStaticMarkup(
      <OfficeDocument {...{ start, files, title, icon }} formats={settings} />,
    )
    return context.html(`<!DOCTYPE html>${html}`)
  }
  app.get('/admin', answer)
  app.get('/admin/*', answer)
}

const rights = ['write_drafts', 'manage_records', 'administer'] as const

/**
 * The order of the site's layers; the controls of fields are in the editor's. It comes before the stylesheet, which
 * begins with those of pages that are loaded on demand.
 */
const layers = '@layer reset, base, editor, component;'

function OfficeDocument({
  start,
  files,
  title,
  icon,
  formats,
}: {
  start: OfficeStart
  files: EntryFiles
  title: string
  icon: Brand['icon']
  formats: HouseFormats
}) {
  const isGerman = start.language === 'de'
  return (
    <html lang={start.language} data-formats={formatsAttribute(formats)} data-zone={zoneOfDocument()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#0f1114" />
        <title>{title}</title>
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        {/* For the styles that React Aria adds. */}
        <meta name="csp-nonce" nonce={start.nonce} />
        <style nonce={start.nonce} dangerouslySetInnerHTML={{ __html: layers + viewTransitions }} />
        {files.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {files.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        <Icons icon={icon} />
        <script
          type="application/json"
          id={startElementId}
          dangerouslySetInnerHTML={{ __html: jsonForHtml(start) }}
        />
      </head>
      <body>
        <div id="office" />
        <noscript>
          {isGerman ? 'Die Verwaltung braucht JavaScript.' : 'The administration needs JavaScript.'}
        </noscript>
      </body>
    </html>
  )
}
