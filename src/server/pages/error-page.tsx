import type { ReactNode } from 'react'
import { callNotFound } from '#api/index.ts'
import { isLanguage } from '#i18n/languages.ts'
import { messagesIn } from '#i18n/messages.ts'
import { languageOfPath, readLanguage } from '#i18n/page-language.ts'
import { ErrorPage } from '#site/layout/error-page.tsx'
import type { OpenedPage } from '#site/page.ts'
import type { PageError } from '#site/page-responses.ts'
import type { OutageResponse } from '../http/outage.ts'

/** The error page for an address; null stands for an internal error, whose details are not shown to visitors. */
export function openErrorPage(path: string, error: PageError | null): OpenedPage {
  const [, first] = path.split('/')
  const language = readLanguage(first)
  const status = error?.status ?? 500
  const elsewhere = error?.elsewhere ?? null
  const view = <ErrorPage status={status} message={error?.message ?? null} elsewhere={elsewhere} />
  return {
    view: isLanguage(first) ? view : <WithoutLanguage status={status}>{view}</WithoutLanguage>,
    facts: {
      title: messagesIn(language).error.title(status),
      paths: { de: null, en: null, ...(elsewhere && { [elsewhere.language]: elsewhere.url }) },
      isIndexed: false,
    },
    status,
    section: null,
    shownAs: null,
    language,
    hasFrame: isLanguage(first),
    hasCalendarButton: false,
    searchEnd: 'everything',
    asksForConsent: true,
    hasTools: true,
    entry: null,
  }
}

/**
 * An address without a language is no route at all. In addition to the text for visitors, its page has the text of
 * the specification (section 8), which can be understood without German.
 */
function WithoutLanguage({ status, children }: { status: number; children: ReactNode }) {
  return (
    <main id="main">
      {children}
      {status === 404 && (
        <p className="wrap" lang="en">
          {callNotFound.detail}
        </p>
      )}
    </main>
  )
}

/** The fallback when even the error page fails: a sentence and a link, built without anything that could fail again. */
export function lastResort(path: string, outage: OutageResponse | null): Response {
  const language = languageOfPath(path)
  const { error } = messagesIn(language)
  const status = outage?.status ?? 500
  const html =
    `<!DOCTYPE html><html lang="${language}"><meta charset="utf-8"><title>${error.title(status)}</title>` +
    `<main><p>${outage?.message ?? error.broken}</p><p><a href="/${language}">${error.toHome}</a></p></main></html>`
  return new Response(html, {
    status,
    headers: { ...outage?.headers, 'Content-Type': 'text/html; charset=utf-8' },
  })
}
