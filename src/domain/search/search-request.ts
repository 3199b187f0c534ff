import type { SearchFilters, SearchHit } from '#contracts/search.ts'

/** A query as it was typed, and the filters of its results. */
export type SearchRequest = SearchFilters & { query: string }

/** Suggestions when nothing was found: records that have some of the words, and queries that find something. */
export type NothingFound = { nearby: SearchHit[]; loosened: { query: string; count: number }[] }
