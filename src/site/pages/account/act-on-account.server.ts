import { DomainError } from '#domain/errors.ts'
import {
  addPasskey,
  beginTotp,
  cancelTotp,
  changePassword,
  confirmTotp,
  endSession,
  endSessions,
  removePasskey,
  renewRecoveryCodes,
  sessionTokenOf,
  turnTotpOff,
  type Session,
} from '#domain/users/index.server.ts'
import { accountMessages } from '#i18n/lazy/account.ts'
import { staffHref } from '#routing/paths.ts'
import { textOf } from '../../form-text.ts'
import { newPasswordOf } from '../../new-password.ts'
import type { FormAnswer } from '../../page.ts'
import { PageError } from '../../page-responses.ts'
import { redirectTo, type PageRequest } from '../../page-request.server.ts'

const outcomes = [
  'password',
  'totp-begun',
  'totp-off',
  'passkey-added',
  'passkey-removed',
  'session-ended',
  'others-ended',
] as const
export type AccountOutcome = (typeof outcomes)[number]

/** What the page shows after a form: its errors, or codes that are shown this once. */
export type AccountResult =
  | { kind: 'codes'; codes: string[] }
  | { kind: 'invalid'; form: string; fields: Record<string, string>; retryAfter: number | null }

/** Whether a text names an outcome that the page has a message for. */
export function isAccountOutcome(text: string | null): text is AccountOutcome {
  return outcomes.some((outcome) => outcome === text)
}

/** Handles a form of the page; redirects to the page, which shows the outcome. */
export async function actOnAccount(
  request: PageRequest,
  form: FormData,
  session: Session,
): Promise<FormAnswer<AccountResult>> {
  const name = textOf(form, 'form')
  const action = actions[name]
  if (!Object.hasOwn(actions, name) || !action)
    throw new PageError(400, accountMessages[session.language].invalidForm('form'))
  try {
    const done = await action(request, form, session.viewer.userId)
    if (typeof done !== 'string') return { result: { kind: 'codes', codes: done }, status: 200 }
    return redirectTo(done === '' ? staffHref('account') : `${staffHref('account')}?done=${done}`, 303)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.code === 'not_signed_in') return redirectTo(staffHref('login'))
    const { fields, retryAfter = null } = error
    return {
      result: { kind: 'invalid', form: name, fields, retryAfter },
      status: error.code === 'too_many_attempts' ? 429 : error.code === 'conflict' ? 409 : 400,
      ...(retryAfter !== null && { headers: { 'Retry-After': String(retryAfter) } }),
    }
  }
}

/** Resolves to the outcome, or to recovery codes. */
type Action = (
  request: PageRequest,
  form: FormData,
  userId: number,
) => Promise<AccountOutcome | '' | string[]>

const actions: Record<string, Action> = {
  async password(request, form) {
    const { password, isRepeated } = newPasswordOf(form)
    if (!isRepeated) throw new DomainError('invalid', { fields: { repeat: 'invalid' } })
    await changePassword(request.scope, {
      ...currentOf(form),
      password,
      sessionToken: sessionTokenOf(request),
      publicOrigin: request.publicOrigin,
    })
    return 'password'
  },
  async 'totp-begin'({ scope, accounts }, form) {
    await beginTotp(scope, { ...currentOf(form), secrets: accounts.secrets })
    return 'totp-begun'
  },
  'totp-confirm': ({ scope, accounts, publicOrigin }, form) =>
    confirmTotp(scope, { code: textOf(form, 'code'), secrets: accounts.secrets, publicOrigin }),
  async 'totp-cancel'({ scope }) {
    await cancelTotp(scope)
    return ''
  },
  async 'totp-off'({ scope, publicOrigin }, form) {
    await turnTotpOff(scope, { ...currentOf(form), publicOrigin })
    return 'totp-off'
  },
  'recovery-codes': ({ scope }, form) => renewRecoveryCodes(scope, currentOf(form)),
  async 'passkey-add'({ scope, accounts, publicOrigin }, form) {
    await addPasskey(scope, {
      ...currentOf(form),
      name: textOf(form, 'name'),
      answer: textOf(form, 'passkey', 50_000),
      sealed: textOf(form, 'sealed'),
      secrets: accounts.secrets,
      publicOrigin,
    })
    return 'passkey-added'
  },
  async 'passkey-remove'({ scope, publicOrigin }, form) {
    await removePasskey(scope, numberOf(form), { publicOrigin })
    return 'passkey-removed'
  },
  async 'session-end'({ scope }, form, userId) {
    await endSession(scope, userId, numberOf(form))
    return 'session-ended'
  },
  async 'sessions-end'(request, _form, userId) {
    await endSessions(request.scope, userId, sessionTokenOf(request))
    return 'others-ended'
  },
}

/** Each form has a field name of its own for it, because the ids on a page must differ. */
function currentOf(form: FormData): { currentPassword: string } {
  return { currentPassword: textOf(form, `current-${textOf(form, 'form')}`) }
}

/** The number of a record; 0, which no record has, for everything else. */
function numberOf(form: FormData): number {
  const text = textOf(form, 'id')
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}
