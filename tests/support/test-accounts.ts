import { signIn, type readClient, type AccountSettings, type SignedIn } from '#domain/users/index.server.ts'
import type { Scope } from '#domain/scope.ts'

/** What the program would log about accounts. */
export const testAccounts: AccountSettings = {
  secrets: ['the secret of the site that is tested'],
  allowsDemoAccount: true,
}

/** An unknown browser, at an address of its own. */
export const testClient: ReturnType<typeof readClient> = {
  address: '192.0.2.1',
  userAgent: 'Test',
  browserToken: null,
  allowsDemoAccount: true,
  publicOrigin: 'https://house.example',
}

/** Signs in to an account without a second factor. */
export async function signInTo(
  scope: Scope,
  { email, password }: { email: string; password: string },
): Promise<SignedIn> {
  const answer = await signIn(scope, { ...testClient, email, password })
  if ('secondStep' in answer) throw new Error('This account has a second factor.')
  return answer
}
