export type { EntryMail, EntryValue, FormEntry, ListedEntry } from '#contracts/office-entries.ts'

/** The filters of the list of entries, as its address and the calls name them. */
export type EntryFilters = {
  form?: number
  state?: string
  query?: string
  date?: string
  date_to?: string
}
