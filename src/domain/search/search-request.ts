import type { SearchFilters, SearchHit } from '#contracts/search.ts'

/** A question as it was typed, and what its results are narrowed by. */
export type SearchRequest = SearchFilters & { query: string }

/** What is offered when nothing was found: records that have some of the words, and questions that find something. */
export type NothingFound = { nearby: SearchHit[]; loosened: { query: string; count: number }[] }
