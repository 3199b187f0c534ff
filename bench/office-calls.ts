import { demoAccount } from '../houses/morgenstern/demo/account.ts'

/** What the demo's account sends with each request once it is signed in. */
export async function openSession(origin: string): Promise<{ Cookie: string; 'X-CSRFToken': string }> {
  const { email, password } = demoAccount
  const answer = await fetch(`${origin}/de/pageeditor-api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`The demo's account can't sign in: ${answer.status}`)
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
  const token = cookies.find((one) => one.startsWith('csrftoken='))?.slice('csrftoken='.length) ?? ''
  return { Cookie: cookies.join('; '), 'X-CSRFToken': token }
}

/** The calls of the back office with the session of the demo's account. */
export async function signIn(origin: string) {
  const session = await openSession(origin)
  return async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown): Promise<unknown> => {
    const called = await fetch(`${origin}/de/api/admin/${path}`, {
      method,
      headers: { ...session, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!called.ok) throw new Error(`${path}: ${called.status} ${await called.text()}`)
    return called.json()
  }
}
