/** Why prices and states of tickets may be outdated: the ticket shop's feed could not be read lately. */
export type SaleOutage = {
  /** When the shop was last read, as an ISO instant; null if it never was. */
  asOf: string | null
}
