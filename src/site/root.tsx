import type { ReactNode } from 'react'
import { Meta, Outlet, Scripts, useLocation, useMatches } from 'react-router'
import '#design/tokens/tokens.css'
import '#design/tokens/fonts.css'
import '#design/tokens/font-fallbacks.css'
import '#design/tokens/base.css'
import '#design/tokens/travel.css'
import '#design/tokens/print.css'
import { firstViewScript } from '#design/first-view/first-view-script.ts'
import { themeScript } from '#design/theme/theme.ts'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { defaultLanguage, isLanguage } from '#i18n/languages.ts'
import { loadPageParts } from './load-page-parts.ts'
import { CarriedFonts } from './styles/carried-fonts.tsx'
import { PageStyles } from './styles/page-styles.tsx'
import { PageError } from './layout/page-error.tsx'
import { useHashScroll } from './layout/moving/use-hash-scroll.ts'
import { useLinkNavigation } from './layout/moving/use-link-navigation.ts'
import { useLinkPrefetch } from './layout/moving/use-link-prefetch.ts'
import { useScrollMemory } from './layout/moving/use-scroll-memory.ts'
import { useTravellingPicture } from './layout/moving/use-travelling-picture.ts'

export const clientMiddleware = [loadPageParts]

export function Layout({ children }: { children: ReactNode }) {
  const [, first] = useLocation().pathname.split('/')
  // Pages for staff have no language in their address, and say it themselves.
  const data: unknown = useMatches().at(-1)?.loaderData
  const said = typeof data === 'object' && data !== null && 'language' in data ? data.language : null
  const language = [first, said].find(isLanguage) ?? defaultLanguage
  return (
    // The scripts in the head write on this element before React knows it.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fcfcfa" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101215" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script {...early(themeScript)} />
        <CarriedFonts />
        {/* The order of the layers, before any file may state another by coming first. */}
        <style href="layers" precedence="layers">
          {'@layer reset, base, component;'}
        </style>
        <PageStyles />
        {/* No first picture of half a header, whose parts would move when the other half has come. Browsers wait for the
            beginning of the element: hence the one behind the header, which only pages with a language have. */}
        {isLanguage(first) && <link rel="expect" href="#main" blocking="render" />}
        <Meta />
      </head>
      <body>
        <script {...early(firstViewScript)} />
        <LanguageProvider language={language}>{children}</LanguageProvider>
        <Scripts />
      </body>
    </html>
  )
}

/** A script of the first document: it has run when React comes, so that browsers need not fetch its text again. */
function early(script: string) {
  return {
    dangerouslySetInnerHTML: { __html: import.meta.env.SSR ? script : '' },
    suppressHydrationWarning: true,
  }
}

export default function Root() {
  useScrollMemory()
  useLinkNavigation()
  useLinkPrefetch()
  useHashScroll()
  useTravellingPicture()
  return <Outlet />
}

/** The last resort, where not even the frame could be shown. */
export function ErrorBoundary() {
  return (
    <main id="main" className="wrap">
      <PageError />
    </main>
  )
}
