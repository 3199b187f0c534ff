import type { ArchiveFacet } from '#contracts/archive.ts'

/** The facets that are shown in panels; seasons are in the chart. */
export type ShownFacet = Exclude<ArchiveFacet, 'season'>
export type FacetValue = { id: number; name: string; detail: string | null; count: number }
export type FacetValues = { count: number; results: FacetValue[] }
