import { DomainError } from '#domain/errors.ts'
import {
  readClient,
  sessionCookies,
  signIn,
  signInWithCode,
  signInWithPasskey,
  type SignedIn,
} from '#domain/users/index.server.ts'
import { textOf } from '../../form-text.ts'
import type { FormAnswer } from '../../page.ts'
import { redirectTo, type PageRequest } from '../../page-request.server.ts'
import { isSameOrigin } from '../../same-origin.server.ts'
import { nextPage } from './next-page.ts'

/** What the page shows after a form: why signing in failed, the values to fill in again, and the second step. */
export type SignInResult = {
  error: 'wrong' | 'too_many' | 'code' | 'expired' | 'passkey' | 'demo' | null
  retryAfter: number
  email: string
  /** The token of the second step, when a code is required. */
  secondStep: string | null
}

const nothing: SignInResult = { error: null, retryAfter: 0, email: '', secondStep: null }

/**
 * Signs in a member of staff by password, by the code of the second step, or by a passkey. A wrong password has the same
 * message as an unknown address, so that it does not reveal which part was wrong.
 */
export async function actOnSignIn(request: PageRequest, form: FormData): Promise<FormAnswer<SignInResult>> {
  if (!isSameOrigin(request)) return { result: { ...nothing, error: 'wrong' }, status: 403 }
  const step = textOf(form, 'step')
  if (textOf(form, 'passkey', 50_000) !== '') return signInByPasskey(request, form)
  return step === '' ? signInByPassword(request, form) : signInByCode(request, form, step)
}

async function signInByPassword(request: PageRequest, form: FormData): Promise<FormAnswer<SignInResult>> {
  const email = textOf(form, 'email')
  const answer = await signIn(request.scope, {
    email,
    password: textOf(form, 'password'),
    ...readClient(request, request),
  }).catch((error: unknown) => refusalOf(error, { invalid: 'wrong', email }))
  if ('result' in answer) return answer
  if (!('secondStep' in answer)) return enter(request, form, answer)
  return { result: { ...nothing, secondStep: answer.secondStep }, status: 200 }
}

async function signInByCode(
  request: PageRequest,
  form: FormData,
  secondStep: string,
): Promise<FormAnswer<SignInResult>> {
  const answer = await signInWithCode(request.scope, {
    secondStep,
    code: textOf(form, 'code'),
    secrets: request.accounts.secrets,
    ...readClient(request, request),
  }).catch((error: unknown) => refusalOf(error, { invalid: 'code', secondStep }))
  return 'result' in answer ? answer : enter(request, form, answer)
}

async function signInByPasskey(request: PageRequest, form: FormData): Promise<FormAnswer<SignInResult>> {
  const answer = await signInWithPasskey(request.scope, {
    answer: textOf(form, 'passkey', 50_000),
    sealed: textOf(form, 'sealed'),
    secrets: request.accounts.secrets,
    ...readClient(request, request),
  }).catch((error: unknown) => refusalOf(error, { invalid: 'passkey' }))
  return 'result' in answer ? answer : enter(request, form, answer)
}

function enter({ isSecure }: PageRequest, form: FormData, signedIn: SignedIn): never {
  return redirectTo(nextPage(textOf(form, 'next')), 302, sessionCookies(signedIn, isSecure))
}

/** The message for a refusal of the domain; every other error is rethrown. */
function refusalOf(
  error: unknown,
  { invalid, ...kept }: { invalid: SignInResult['error'] } & Partial<SignInResult>,
): FormAnswer<SignInResult> {
  if (!(error instanceof DomainError)) throw error
  const shown = { ...nothing, ...kept }
  if (error.code === 'too_many_attempts') return tooMany(error, shown)
  if (error.code === 'forbidden') return { result: { ...shown, error: 'demo' }, status: 403 }
  if (error.code === 'not_found')
    return { result: { ...shown, error: 'expired', secondStep: null }, status: 400 }
  return { result: { ...shown, error: invalid }, status: 400 }
}

function tooMany({ retryAfter = 1 }: DomainError, shown: SignInResult): FormAnswer<SignInResult> {
  return {
    result: { ...shown, error: 'too_many', retryAfter },
    status: 429,
    headers: { 'Retry-After': String(retryAfter) },
  }
}
