import { demoAccount } from '../../houses/morgenstern/demo/account.ts'

/** What calls of staff send: the cookies of a session, and its token. */
export type Session = { cookie: string; token: string }

/** Signs in to a running site, by default with the demo's account. */
export async function signIn(
  origin: string,
  { email, password }: { email: string; password: string } = demoAccount,
): Promise<Session> {
  const answer = await fetch(`${origin}/de/pageeditor-api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return { cookie, token: /csrftoken=([^;]+)/.exec(cookie)?.[1] ?? '' }
}
