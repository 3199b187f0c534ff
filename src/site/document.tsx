import type { ReactNode } from 'react'
import { trackingAttribute } from '#design/consent/tracking-services.ts'
import { theme } from '#colour/house.generated.ts'
import { themeScript } from '#design/theme/theme.ts'
import type { Navigation } from '#contracts/pages.ts'
import type { HouseSettings } from '#domain/house/index.server.ts'
import { zoneOfDocument } from '#i18n/hall-zone.ts'
import { FormatsContext, formatsAttribute } from '#i18n/house-formats.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { messagesIn } from '#i18n/messages.ts'
import type { Assets } from './assets.ts'
import { Icons } from './icons.tsx'
import { IgnoredParameters } from './layout/ignored-parameters.tsx'
import { HeadPlaces } from './layout/head-places.tsx'
import { ShownAsBanner } from './layout/shown-as/shown-as-banner.tsx'
import type { FixedPages } from './layout/frame-props.ts'
import { Frame } from './layout/frame.tsx'
import { jsonForHtml, PageHead } from './page-head.tsx'
import type { OpenedPage } from './page.ts'
import type { PageRequest } from './page-request.server.ts'
import { speculationRules } from './speculation-rules.ts'
import type { StaffPage } from './staff-page.ts'

export type DocumentProps = {
  page: OpenedPage
  request: Pick<
    PageRequest,
    'url' | 'ignored' | 'settings' | 'publicOrigin' | 'shopOrigin' | 'trackingServices' | 'brand'
  >
  /** Null for pages without header and footer. */
  navigation: Navigation | null
  fixedPages: FixedPages
  assets: Assets
  /** The data for the staff tools; null for visitors. */
  staff: StaffPage | null
  /** Whether the browser may prefetch pages. */
  mayPrefetch: boolean
  /** Additional files of this page. */
  entry?: Assets['editorGallery'] | null
}

/**
 * Enables view transitions between pages (design/tokens/transitions.css). The rule is inline because Chromium often has
 * not parsed the style sheet yet when it checks for it, and then aborts the transition with an uncaught error.
 */
export const viewTransitions =
  '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}'

/** The whole document of a page: head, frame, the page itself, and for staff the page editor's files. */
export function Document(props: DocumentProps) {
  const { page, request, navigation, fixedPages, assets, staff, mayPrefetch, entry = null } = props
  const { language, facts } = page
  const { settings, publicOrigin: origin, shopOrigin } = request
  const editor = staff ? assets.editor : null
  return (
    // The theme script changes attributes of this element.
    <html
      lang={language}
      className={staff ? 'logged' : undefined}
      data-formats={formatsAttribute(settings)}
      data-zone={zoneOfDocument()}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={theme.page.paper.day} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={theme.page.paper.evening} media="(prefers-color-scheme: dark)" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <style dangerouslySetInnerHTML={{ __html: viewTransitions }} />
        {[assets.style, ...(editor?.styles ?? []), ...(entry?.styles ?? [])].map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <Accent {...settings} />
        {[...assets.scripts, ...(editor?.scripts ?? []), ...(entry?.scripts ?? [])].map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        <Icons {...request.brand} />
        <link rel="manifest" href="/manifest.webmanifest" />
        {page.hasFrame ? (
          <PageHead {...{ facts, language, origin, settings }} />
        ) : (
          <>
            <title>{facts.title}</title>
            <meta name="robots" content="noindex" />
          </>
        )}
        {mayPrefetch && (
          <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        )}
        {staff && (
          <script
            type="application/json"
            id="staff-page"
            dangerouslySetInnerHTML={{ __html: jsonForHtml(staff) }}
          />
        )}
      </head>
      <body
        data-shop-origin={page.hasFrame && shopOrigin !== '' ? shopOrigin : undefined}
        data-public-origin={page.hasFrame ? origin : undefined}
        data-membership-url={page.hasFrame ? (settings.membership_url ?? undefined) : undefined}
        {...(page.hasFrame && !staff && consentAttributes(page, request))}
      >
        <LanguageProvider language={language}>
          <FormatsContext value={settings}>
            <p className="unsupported">{messagesIn(language).unsupportedBrowser}</p>
            <Framed {...{ page, request, navigation, fixedPages }}>
              {page.shownAs && <ShownAsBanner shownAs={page.shownAs} pathname={request.url.pathname} />}
              {request.ignored.length > 0 && <IgnoredParameters names={request.ignored} />}
              <HeadPlaces value={staff !== null}>{page.view}</HeadPlaces>
            </Framed>
          </FormatsContext>
        </LanguageProvider>
      </body>
    </html>
  )
}

/** The house's own colour of buttons; the selector wins over that of the style sheet. */
function Accent({ accent_light: light, accent_dark: dark }: HouseSettings) {
  if (light === null && dark === null) return null
  const colours = `light-dark(${light ?? 'var(--ink)'}, ${dark ?? 'var(--ink)'})`
  return <style dangerouslySetInnerHTML={{ __html: `:root:root{--action:${colours}}` }} />
}

/** The data of a page that the consent banner needs (layout/consent). */
function consentAttributes({ asksForConsent }: OpenedPage, { trackingServices }: DocumentProps['request']) {
  return {
    'data-consent': asksForConsent ? 'yes' : 'later',
    [trackingAttribute]: trackingServices.length > 0 ? JSON.stringify(trackingServices) : undefined,
  }
}

function Framed({
  page,
  request,
  navigation,
  fixedPages,
  children,
}: Pick<DocumentProps, 'page' | 'request' | 'navigation' | 'fixedPages'> & { children: ReactNode }) {
  if (!navigation) return children
  const { url, settings, shopOrigin, publicOrigin, brand } = request
  return (
    <Frame
      navigation={navigation}
      fixedPages={fixedPages}
      house={inLanguage(settings, page.language)}
      logo={brand.logo}
      shopOrigin={shopOrigin}
      publicOrigin={publicOrigin}
      address={{ pathname: url.pathname, search: url.search }}
      paths={page.facts.paths}
      hasCalendarButton={page.hasCalendarButton}
      searchEnd={page.searchEnd}
    >
      {children}
    </Frame>
  )
}
