import type { EventFilters } from '#contracts/events.ts'

export type Choice = { id: number; name: string }

export type People = { composers: Choice[]; performers: Choice[] }

/** What the programme can be narrowed by, in the page's language. */
export type Choices = {
  genres: Choice[]
  rooms: Choice[]
  series: Choice[]
  customerTags: Choice[]
  /** By whom and by whose music; null while only those who open that panel need the names. */
  people: People | null
  chosen: { composer: Choice[]; performer: Choice[]; work: Choice[] }
}

export type ShownFilters = EventFilters
