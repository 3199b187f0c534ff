import type { EventFilters } from '#contracts/events.ts'

export type Choice = { id: number; name: string }

/** What the programme can be narrowed by, in the page's language. */
export type Choices = {
  genres: Choice[]
  rooms: Choice[]
  series: Choice[]
  customerTags: Choice[]
  composers: Choice[]
  performers: Choice[]
  chosen: { composer: Choice[]; performer: Choice[]; work: Choice[] }
}

export type ShownFilters = EventFilters
