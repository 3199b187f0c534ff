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
import { explain, refuse } from './refusal.ts'

/** Signing in and out without leaving the page, for the modal of the page editor. */
export function sessionHandlers(api: Api): void {
  api.openapi(signInCall, async (context) => {
    try {
      const answer = await signIn(context.get('scope'), {
        ...context.req.valid('json'),
        ...clientOf(context),
      })
      if ('secondStep' in answer) {
        const detail = explain(context.req.path, (words) => words.secondStep)
        return context.json({ detail, second_step: answer.secondStep }, 401)
      }
      return context.json(welcome(context, answer), 200)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      if (error.code === 'forbidden') return refuse(context, 403, (words) => words.demoRefused)
      if (error.code !== 'invalid') throw error
      return refuse(context, 401, (words) => words.wrongSignIn)
    }
  })

  api.openapi(signInCodeCall, async (context) => {
    const { second_step: secondStep, code } = context.req.valid('json')
    const { secrets } = context.get('accounts')
    try {
      const given = { secondStep, code, secrets, ...clientOf(context) }
      return context.json(welcome(context, await signInWithCode(context.get('scope'), given)), 200)
    } catch (error) {
      if (!(error instanceof DomainError) || (error.code !== 'invalid' && error.code !== 'not_found'))
        throw error
      const isExpired = error.code === 'not_found'
      const detail = explain(context.req.path, (words) =>
        isExpired ? words.secondStepExpired : words.wrongCode,
      )
      return context.json({ detail, is_expired: isExpired }, 401)
    }
  })

  api.openapi(passkeyChallengeCall, (context) => {
    const site = passkeySite(context.get('publicOrigin'))
    const { secrets } = context.get('accounts')
    const challenge = createPasskeyChallenge(context.get('scope'), { secrets, userId: null })
    return context.json({ passkey: site === null ? null : { site, ...challenge } }, 200)
  })

  api.openapi(signInPasskeyCall, async (context) => {
    const { secrets } = context.get('accounts')
    try {
      const given = { ...context.req.valid('json'), secrets, ...clientOf(context) }
      return context.json(welcome(context, await signInWithPasskey(context.get('scope'), given)), 200)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      if (error.code === 'forbidden') return refuse(context, 403, (words) => words.demoRefused)
      if (error.code !== 'invalid') throw error
      return refuse(context, 401, (words) => words.wrongPasskey)
    }
  })

  api.openapi(signOutCall, async (context) => {
    const token = sessionTokenOf(context.req.raw)
    const { everywhere } = context.req.valid('json')
    if (token !== null) await signOut(context.get('scope'), token, { everywhere })
    addCookies(context, clearedCookies(isSecure(context)))
    return context.body(null, 204)
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
function welcome(context: Answering, signedIn: SignedIn): { detail: string } {
  addCookies(context, sessionCookies(signedIn, isSecure(context)))
  return { detail: explain(context.req.path, (words) => words.signedIn) }
}

function addCookies(context: Pick<Answering, 'header'>, cookies: Headers): void {
  for (const cookie of cookies.getSetCookie()) context.header('Set-Cookie', cookie, { append: true })
}

function isSecure(context: Pick<Answering, 'get'>): boolean {
  return context.get('publicOrigin').startsWith('https:')
}
