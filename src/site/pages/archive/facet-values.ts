import type { ArchiveFacet } from '#contracts/archive.ts'

/** What the result can be narrowed by in panels; seasons stand in the chart. */
export type ShownFacet = Exclude<ArchiveFacet, 'season'>
export type FacetValue = { id: number; name: string; detail: string | null; count: number }
export type FacetValues = { count: number; results: FacetValue[] }
