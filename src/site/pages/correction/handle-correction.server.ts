import { DomainError } from '#domain/errors.ts'
import { requestCorrection, type CorrectionForm } from '#domain/corrections/index.server.ts'
import { correctionMessages } from '#i18n/lazy/corrections.ts'
import { textOf } from '../../form-text.ts'
import type { FormAnswer } from '../../page.ts'
import { notFound, type PageRequest } from '../../page-request.server.ts'
import { isSameOrigin } from '../../same-origin.server.ts'

/** What somebody has typed, so that nothing of it is lost. */
export type TypedCorrection = {
  fields: Record<string, string>
  evidence: string
  email: string
  name: string
  mayBeNamed: boolean
  hasConsent: boolean
  openedAt: string
}
export type CorrectionAnswer =
  | { kind: 'sent' }
  | {
      kind: 'refused'
      typed: TypedCorrection
      /** Error messages by entry. */
      errors: Record<string, string>
      /** The message about the form as a whole. */
      notice: string | null
    }

/** No honest text is longer; longer ones are refused as too long. */
const mostCharacters = 20_000

/** Handles the form, which needs no JavaScript. */
export async function handleCorrection(
  request: PageRequest,
  form: CorrectionForm,
  data: FormData,
): Promise<FormAnswer<CorrectionAnswer>> {
  const { scope, language, publicOrigin, address } = request
  const texts = correctionMessages[language]
  const text = (name: string) => textOf(data, name, mostCharacters)
  const typed: TypedCorrection = {
    // A name of its own keeps the entries of the record apart from those of the sender.
    fields: Object.fromEntries(
      form.fields.flatMap(({ name }) => (data.has(`record_${name}`) ? [[name, text(`record_${name}`)]] : [])),
    ),
    evidence: text('evidence'),
    email: text('email'),
    name: text('sender'),
    mayBeNamed: data.has('may_be_named'),
    hasConsent: data.has('consent'),
    openedAt: text('opened_at'),
  }
  const refuse = (
    status: number,
    given: { errors?: Record<string, string>; notice?: string; headers?: Record<string, string> },
  ): FormAnswer<CorrectionAnswer> => ({
    status,
    result: { kind: 'refused', typed, errors: given.errors ?? {}, notice: given.notice ?? null },
    ...(given.headers && { headers: given.headers }),
  })
  if (!isSameOrigin(request)) return refuse(403, { notice: texts.foreign })
  const { fields, openedAt, ...sender } = typed
  try {
    await requestCorrection(
      scope,
      {
        kind: form.kind,
        id: form.id,
        language,
        typed: fields,
        ...sender,
        seconds: secondsSince(openedAt, scope.now),
        trap: text('website'),
      },
      { publicOrigin, clientAddress: address },
    )
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.code === 'not_found') return notFound(request.messages)
    if (error.code === 'too_many_attempts') {
      const { retryAfter = 1 } = error
      return refuse(429, { notice: texts.wait(retryAfter), headers: { 'Retry-After': String(retryAfter) } })
    }
    if (error.code !== 'invalid') throw error
    const { fields: unchanged, ...errors } = error.fields
    return refuse(400, {
      errors: Object.fromEntries(
        Object.entries(errors).map(([name, code]) => [name, wordsFor(name, code, texts.errors)]),
      ),
      ...(unchanged && { notice: texts.unchanged }),
    })
  }
  return { status: 202, result: { kind: 'sent' } }
}

type Words = (typeof correctionMessages)['de']['errors']

/** Some entries have a message of their own, which says what is expected. */
function wordsFor(name: string, code: string, words: Words): string {
  if (name === 'consent') return words.consent
  if (name === 'sender' && code === 'required') return words.named
  if (name === 'minutes') return words.minutes
  if (code === 'moment') return words.time
  return isWorded(code, words) ? words[code] : words.required
}

function isWorded(code: string, words: Words): code is keyof Words {
  return Object.hasOwn(words, code)
}

/** Seconds since the form was shown, as reported by the form; undefined for an invalid time. */
function secondsSince(text: string, now: Date): number | undefined {
  const seconds = (now.getTime() - Date.parse(text)) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}
