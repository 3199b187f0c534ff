import type { Secrets } from './encryption.ts'

/** What the program knows about accounts and the database does not. */
export type AccountSettings = {
  /** The site's secrets, from which the keys are derived that encrypt second factors. */
  secrets: Secrets
  /** Whether the account with the published password may be used on this site. */
  allowsDemoAccount: boolean
}
