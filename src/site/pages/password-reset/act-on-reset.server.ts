import { setTimeout as pause } from 'node:timers/promises'
import { DomainError } from '#domain/errors.ts'
import { requestPasswordReset, resetPassword } from '#domain/users/index.server.ts'
import { isLanguage } from '#i18n/languages.ts'
import { staffHref } from '#routing/paths.ts'
import { newPasswordOf } from '../../new-password.ts'
import { textOf } from '../../form-text.ts'
import type { FormAnswer } from '../../page.ts'
import { redirectTo, type PageRequest } from '../../page-request.server.ts'
import { PageError } from '../../page-responses.ts'
import { isSameOrigin } from '../../same-origin.server.ts'

export type ResetResult =
  | { kind: 'sent' }
  | { kind: 'too_many'; retryAfter: number }
  | { kind: 'invalid'; fields: Record<string, string> }

/** The minimum duration of the answer, in milliseconds, so that it does not reveal whether an address is known. */
const answerTime = 400

/** Mails a link, or sets the new password, depending on whether the address has the token of a link. */
export async function actOnReset(request: PageRequest, form: FormData): Promise<FormAnswer<ResetResult>> {
  if (!isSameOrigin(request)) throw new PageError(403, '')
  const token = request.url.searchParams.get('token')
  return token === null ? requestLink(request, form) : setPassword(request, form, token)
}

async function requestLink(request: PageRequest, form: FormData): Promise<FormAnswer<ResetResult>> {
  const { scope, address, publicOrigin } = request
  try {
    const wanted = requestPasswordReset(scope, { email: textOf(form, 'email'), address, publicOrigin })
    await Promise.all([wanted, pause(answerTime)])
    return { result: { kind: 'sent' }, status: 200 }
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'too_many_attempts') throw error
    const retryAfter = error.retryAfter ?? 1
    return {
      result: { kind: 'too_many', retryAfter },
      status: 429,
      headers: { 'Retry-After': String(retryAfter) },
    }
  }
}

async function setPassword(
  { scope, url, publicOrigin }: PageRequest,
  form: FormData,
  token: string,
): Promise<FormAnswer<ResetResult>> {
  const { password, isRepeated } = newPasswordOf(form)
  if (!isRepeated) return { result: { kind: 'invalid', fields: { repeat: 'invalid' } }, status: 400 }
  try {
    const keepsPasskeys = textOf(form, 'passkeys') === 'keep'
    await resetPassword(scope, { token, password, keepsPasskeys, publicOrigin })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    // The page itself explains an expired link.
    return { result: { kind: 'invalid', fields: error.fields }, status: 400 }
  }
  const lang = url.searchParams.get('lang')
  return redirectTo(`${staffHref('login')}?done=password${isLanguage(lang) ? `&lang=${lang}` : ''}`, 303)
}
