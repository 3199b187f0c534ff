import {
  passkeyChallengeCall,
  signInCall,
  signInCodeCall,
  signInPasskeyCall,
  signOutCall,
} from '#contracts/page-editor.ts'
import { DomainError } from '#domain/errors.ts'
import {
  clearedCookies,
  createPasskeyChallenge,
  passkeySite,
  readClient,
  sessionCookies,
  sessionTokenOf,
  signIn,
  signInWithCode,
  signInWithPasskey,
  signOut,
  type AccountSettings,
  type SignedIn,
} from '#domain/users/index.server.ts'
import type { Api } from './environment.ts'
import { handle } from './handle.ts'
import { explain, refuse, type Words } from './refusal.ts'

/** Signing in and out without leaving the page, for the modal of the page editor. */
export function sessionHandlers(api: Api): void {
  handle(api, signInCall, async ({ scope, json, context }) => {
    try {
      const answer = await signIn(scope, {
        ...json,
        ...clientOf(context),
      })
      if ('secondStep' in answer)
        return refuse(context, 401, (words) => words.secondStep, { second_step: answer.secondStep })
      return welcome(context, answer)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      if (error.code === 'forbidden') return refuse(context, 403, (words) => words.demoRefused)
      if (error.code !== 'invalid') throw error
      return refuse(context, 401, (words) => words.wrongSignIn)
    }
  })

  handle(api, signInCodeCall, async ({ scope, json: { second_step: secondStep, code }, context }) => {
    const { secrets } = context.get('accounts')
    try {
      const given = { secondStep, code, secrets, ...clientOf(context) }
      return welcome(context, await signInWithCode(scope, given))
    } catch (error) {
      if (!(error instanceof DomainError) || (error.code !== 'invalid' && error.code !== 'not_found'))
        throw error
      const isExpired = error.code === 'not_found'
      const choose = (words: Words) => (isExpired ? words.secondStepExpired : words.wrongCode)
      return refuse(context, 401, choose, { is_expired: isExpired })
    }
  })

  handle(api, passkeyChallengeCall, ({ scope, context }) => {
    const site = passkeySite(context.get('publicOrigin'))
    const { secrets } = context.get('accounts')
    const challenge = createPasskeyChallenge(scope, { secrets, userId: null })
    return { passkey: site === null ? null : { site, ...challenge } }
  })

  handle(api, signInPasskeyCall, async ({ scope, json, context }) => {
    const { secrets } = context.get('accounts')
    try {
      const given = { ...json, secrets, ...clientOf(context) }
      return welcome(context, await signInWithPasskey(scope, given))
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      if (error.code === 'forbidden') return refuse(context, 403, (words) => words.demoRefused)
      if (error.code !== 'invalid') throw error
      return refuse(context, 401, (words) => words.wrongPasskey)
    }
  })

  handle(api, signOutCall, async ({ scope, json: { everywhere }, context }) => {
    const token = sessionTokenOf(context.req.raw)
    if (token !== null) await signOut(scope, token, { everywhere })
    addCookies(context, clearedCookies(isSecure(context)))
  })
}

type Answering = {
  header: (name: string, value: string, options: { append: boolean }) => void
  get: ((name: 'publicOrigin' | 'address') => string) & ((name: 'accounts') => AccountSettings)
  req: { raw: Request; path: string }
}

function clientOf(context: Answering) {
  return readClient(context.req.raw, {
    address: context.get('address'),
    accounts: context.get('accounts'),
    publicOrigin: context.get('publicOrigin'),
  })
}

/** Sets the cookies of a new session. */
function welcome(context: Answering, signedIn: SignedIn): { detail: string; account: number } {
  addCookies(context, sessionCookies(signedIn, isSecure(context)))
  return { detail: explain(context.req.path, (words) => words.signedIn), account: signedIn.userId }
}

function addCookies(context: Pick<Answering, 'header'>, cookies: Headers): void {
  for (const cookie of cookies.getSetCookie()) context.header('Set-Cookie', cookie, { append: true })
}

function isSecure(context: Pick<Answering, 'get'>): boolean {
  return context.get('publicOrigin').startsWith('https:')
}
