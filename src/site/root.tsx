import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import '#design/tokens/tokens.css'
import '#design/tokens/fonts.css'
import '#design/tokens/base.css'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { defaultLanguage, isLanguage } from '#i18n/languages.ts'
import { PageError } from './layout/page-error.tsx'
import { useLinkNavigation } from './layout/use-link-navigation.ts'

export function Layout({ children }: { children: ReactNode }) {
  const [, first] = useLocation().pathname.split('/')
  const language = isLanguage(first) ? first : defaultLanguage
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fcfcfa" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101215" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <LanguageProvider language={language}>{children}</LanguageProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useLinkNavigation()
  return <Outlet />
}

/** The last resort, where not even the frame could be shown. */
export function ErrorBoundary() {
  return (
    <main className="wrap">
      <PageError />
    </main>
  )
}
