import type { EntryReceipt, SentAnswers } from '#contracts/forms.ts'
import { csrfHeader } from '#design/csrf-token.ts'
import type { Language } from '#i18n/languages.ts'
import { isRecord } from '#json/is-record.ts'

export type SendResult =
  | { kind: 'sent'; receipt: EntryReceipt }
  /** The server's error messages: by the slugs of fields, or about the entry as a whole. */
  | { kind: 'refused'; errors: Record<string, string>; detail: string | null; retryAfter: number | null }
  /** The form is no longer open. */
  | { kind: 'closed' }
  | { kind: 'offline' }

export type SentEntry = {
  form: number
  field_values: SentAnswers
  seconds: number
  website: string
  is_test: boolean
}

/** In milliseconds. An entry that is sent again after that is stored only once. */
const maxWait = 60_000

/** Sends a filled-in form to the server. Never throws: the result contains any failure. */
export async function sendAnswers(language: Language, entry: SentEntry): Promise<SendResult> {
  try {
    const answer = await fetch(`/${language}/api/forms-entries/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...csrfHeader() },
      body: JSON.stringify(entry),
      signal: AbortSignal.timeout(maxWait),
    })
    const body: unknown = await answer.json().catch(() => null)
    return readSendResult(answer.status, body, answer.headers.get('Retry-After'))
  } catch {
    return { kind: 'offline' }
  }
}

/** Interprets the server's response. */
export function readSendResult(status: number, body: unknown, retryAfter: string | null): SendResult {
  if (status === 201 && isRecord(body)) {
    const { response_text: text, redirect_url: address } = body
    return {
      kind: 'sent',
      receipt: {
        response_text: typeof text === 'string' ? text : '',
        redirect_url: typeof address === 'string' ? address : null,
      },
    }
  }
  if (status === 404) return { kind: 'closed' }
  const errors: Record<string, string> = {}
  const others: string[] = []
  for (const [name, texts] of Object.entries(isRecord(body) ? body : {})) {
    const text = [texts].flat().find((one) => typeof one === 'string')
    if (text === undefined) continue
    if (name.startsWith('field_values.')) errors[name.slice('field_values.'.length)] = text
    else others.push(text)
  }
  return {
    kind: 'refused',
    errors,
    detail: others[0] ?? null,
    retryAfter: retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : null,
  }
}
