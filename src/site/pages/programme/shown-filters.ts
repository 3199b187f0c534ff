import type { EventFilters } from '#contracts/events.ts'

export type Choice = { id: number; name: string }

export type People = { composers: Choice[]; performers: Choice[] }

/** The available filter values, in the page's language. */
export type Choices = {
  genres: Choice[]
  rooms: Choice[]
  series: Choice[]
  customerTags: Choice[]
  /** Composers and performers; null when they are loaded on demand. */
  people: People | null
  chosen: { composer: Choice[]; performer: Choice[]; work: Choice[] }
}

export type ShownFilters = EventFilters
