/** What the program knows about accounts and the database does not. */
export type AccountSettings = {
  /** The site's secret, from which the keys are derived that encrypt second factors. */
  secret: string
  /** Whether the account with the published password may be used on this site. */
  allowsDemoAccount: boolean
}
