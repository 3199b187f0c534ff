import type { Context } from 'hono'
import { html } from 'hono/html'
import { refuse } from '#api/index.ts'
import { isSubscribedFile } from '#routing/feed-paths.ts'
import { languages, type Language } from '#i18n/languages.ts'
import { callErrors } from '#i18n/lazy/call-errors.ts'
import { shownAsMessages } from '#i18n/lazy/shown-as.ts'
import { messagesIn } from '#i18n/messages.ts'
import { languageOfPath } from '#i18n/page-language.ts'

type Words = (typeof callErrors)[Language]

/** Whether a path is used by programs, which get JSON, and not by people with a browser. */
export function isCallPath(path: string): boolean {
  return /^\/([a-z]{2}\/)?(pageeditor-)?api(\/|$)/.test(path)
}

/**
 * Refuses a request that can be answered a little later: calls with the messages of the catalogue, everything else
 * with a page in both languages, that of the address first. The page is cheap, because it is sent when the site is
 * overloaded.
 */
export function refuseForNow(
  context: Context,
  { status, retryAfter, choose }: { status: 429 | 503; retryAfter: number; choose: (words: Words) => string },
): Response | Promise<Response> {
  context.header('Retry-After', String(retryAfter))
  return refusePlainly(context, { status, choose, link: (language) => messagesIn(language).error.tryAgain })
}

/** Refuses what is sent from a preview, in which nothing is changed and nobody is written to. */
export function refuseInPreview(context: Context): Response | Promise<Response> {
  const link = (language: Language) => shownAsMessages[language].current
  return refusePlainly(context, { status: 403, choose: (words) => words.preview, link })
}

function refusePlainly(
  context: Context,
  given: {
    status: 403 | 429 | 503
    choose: (words: Words) => string
    link: (language: Language) => string
  },
): Response | Promise<Response> {
  const { status, choose, link } = given
  const { path } = context.req
  context.header('Cache-Control', 'no-store')
  if (isCallPath(path) || isSubscribedFile(path)) return refuse(context, status, choose)
  const first = languageOfPath(path)
  const inOrder = [first, ...languages.filter((language) => language !== first)]
  return context.html(
    html`<!doctype html>
      <html lang="${first}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="robots" content="noindex" />
          <title>${choose(callErrors[first])}</title>
        </head>
        <body>
          <main>
            ${inOrder.map(
              (language) =>
                html`<p lang="${language}">
                  ${choose(callErrors[language])}
                  <a href="">${link(language)}</a>
                </p>`,
            )}
          </main>
        </body>
      </html>`,
    status,
  )
}
