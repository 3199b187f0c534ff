import type { AccountSettings } from './account-settings.ts'
import type { Client } from './open-signed-in.server.ts'
import { browserTokenOf } from './session-cookies.ts'

/** The client of a sign-in, by the headers of the request and what the server knows. */
export function readClient(
  { headers }: Pick<Request, 'headers'>,
  {
    address,
    accounts,
    publicOrigin,
  }: { address: string; accounts: Pick<AccountSettings, 'allowsDemoAccount'>; publicOrigin: string },
): Client {
  return {
    address,
    userAgent: headers.get('user-agent') ?? '',
    browserToken: browserTokenOf({ headers }),
    allowsDemoAccount: accounts.allowsDemoAccount,
    publicOrigin,
  }
}
