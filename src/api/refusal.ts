/** The error messages of calls: one message for each error, in the language of the call. */
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { DomainError, statusOfError } from '#domain/errors.ts'
import { isLanguage, languages, type Language } from '#i18n/languages.ts'
import { callErrors } from '#i18n/lazy/call-errors.ts'

export type Words = (typeof callErrors)[Language]

/** The specification words these itself (section 8), so that they are the same in every language. */
export const eventNotFound = { detail: 'Event not found' }
export const pageNotFound = { detail: '404 Not Found' }
export const callNotFound = { detail: 'This page could not be found' }

/**
 * The language of a call's prefix; all languages for a call without one, because its caller's language is unknown.
 */
export function languagesOfCall(path: string): readonly Language[] {
  const [, prefix] = path.split('/')
  return isLanguage(prefix) ? [prefix] : languages
}

/** Answers with an error of the whole call, and with `more` that its contract has beside the sentence. */
export function refuse<Status extends ContentfulStatusCode, More extends object = object>(
  context: Context,
  status: Status,
  choose: (words: Words) => string,
  more?: More,
) {
  const body = { detail: explain(context.req.path, choose), ...more }
  // The compiler loses `More` when it may be left out.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return context.json(body as { detail: string } & More, status)
}

/** Ends a call with an error of the whole call that is none of the domain's. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode
  readonly choose: (words: Words) => string

  constructor(status: ContentfulStatusCode, choose: (words: Words) => string) {
    super(`The call is refused with ${status}`)
    this.name = 'Refusal'
    this.status = status
    this.choose = choose
  }
}

/** Answers with an error of one field. */
export function refuseField(context: Context, name: string, choose: (words: Words) => string) {
  return context.json({ [name]: explainField(context.req.path, choose) }, 400)
}

/** A sentence in the language of the call, or in all of them one after the other. */
export function explain(path: string, choose: (words: Words) => string): string {
  return explainField(path, choose).join(' ')
}

/** The sentences about one field: one in each language of the call. */
export function explainField(path: string, choose: (words: Words) => string): string[] {
  return languagesOfCall(path).map((language) => choose(callErrors[language]))
}

/** The answer to an error of the domain's catalogue; null for every other error. */
export function refuseDomainError(error: unknown, context: Context): Response | null {
  if (!(error instanceof DomainError)) return null
  const { code, fields, retryAfter, deleted } = error
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter))
  const errors = Object.entries(fields)
  if (code === 'gone')
    return refuse(context, 410, (words) => words.gone(deleted?.by ?? null, deleted?.at ?? null))
  if (code !== 'invalid' || errors.length === 0)
    return refuse(context, statusOfError[code], (words) => words[code])
  const texts = errors.map(([field, reason]): [string, string[]] => [field, explainError(context, reason)])
  return context.json(Object.fromEntries(texts), 400)
}

/** The sentences about an error of one field. */
export function explainError(context: Context, code: DomainError['fields'][string]): string[] {
  return explainField(context.req.path, ({ errors }) => errors[code])
}
