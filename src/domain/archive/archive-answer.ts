import type { ArchiveFacet } from '#contracts/archive.ts'
import { countBits, forEachBit, intersect, takeBits, type BitSet } from './bit-set.ts'
import { countLinks, type SegmentSearch } from './search-segment.ts'
import type { FacetOrdinals } from './segment.ts'

type Span = { from: number; to: number }
export type CountedId = { id: number; count: number }

/** The result of a query over all segments; each part is computed only when it is requested. */
export class ArchiveResponse {
  readonly #searches: SegmentSearch[]
  readonly #ordinals: FacetOrdinals
  readonly #hits: BitSet[]

  constructor(searches: SegmentSearch[], ordinals: FacetOrdinals) {
    this.#searches = searches
    this.#ordinals = ordinals
    this.#hits = searches.map((search) => search.without(null))
  }

  get count(): number {
    return this.#hits.reduce((sum, hits) => sum + countBits(hits), 0)
  }

  /** The ids of the hits, ordered by start and then id; or in reverse. */
  listIds({ offset, limit, newestFirst }: { offset: number; limit: number; newestFirst: boolean }): number[] {
    const end = newestFirst ? 'end' : 'start'
    const found = this.#searches.flatMap(({ segment }, index) =>
      takeBits(this.#hits[index] ?? new Uint32Array(), offset + limit, end).map((place) => ({
        id: segment.ids[place] ?? 0,
        start: segment.starts[place] ?? 0,
      })),
    )
    if (this.#searches.length > 1) {
      const sign = newestFirst ? -1 : 1
      found.sort((a, b) => sign * (a.start - b.start || a.id - b.id))
    }
    return found.slice(offset, offset + limit).map(({ id }) => id)
  }

  /** The records of a facet with their numbers of events, all other filters applied; unordered, without zero counts. */
  countFacet(facet: ArchiveFacet, span?: Span): CountedId[] {
    return this.#count(facet, (search, index) =>
      span === undefined && !search.isAskedFor(facet)
        ? (this.#hits[index] ?? search.without(null))
        : search.without(facet, span),
    )
  }

  /** The same, for all events in a time span that the viewer may see. */
  countAll(facet: ArchiveFacet, span: Span): CountedId[] {
    return this.#count(facet, (search) => search.visible(span))
  }

  /** The number of events of another time span that pass the filters, and the start of the first one. */
  countIn(span: Span): { count: number; firstStart: number | null } {
    let count = 0
    let firstStart: number | null = null
    for (const search of this.#searches) {
      const found = search.without(null, span)
      count += countBits(found)
      for (const place of takeBits(found, 1, 'start')) {
        const start = search.segment.starts[place] ?? 0
        firstStart = firstStart === null ? start : Math.min(firstStart, start)
      }
    }
    return { count, firstStart }
  }

  /**
   * Per decade, in order: the number of events that pass all filters but one facet's, and of all that the viewer may
   * see.
   */
  countByDecade(without: ArchiveFacet, span: Span): { decade: number; count: number; total: number }[] {
    const found = new Uint32Array(maxDecades)
    const visible = new Uint32Array(maxDecades)
    for (const search of this.#searches) {
      countDecades(search, search.without(without, span), found)
      countDecades(search, search.visible(span), visible)
    }
    return Array.from(visible, (total, index) => ({
      decade: index * 10,
      count: found[index] ?? 0,
      total,
    })).filter(({ total }) => total > 0)
  }

  /** The number of hits per year that were held (events that did not take place are left out); only years with events. */
  countHeldByYear(): { year: number; count: number }[] {
    const counts = new Map<number, number>()
    for (const [index, { segment }] of this.#searches.entries())
      forEachBit(intersect(this.#hits[index] ?? segment.held, segment.held), (place) => {
        const year = segment.years[place] ?? 0
        counts.set(year, (counts.get(year) ?? 0) + 1)
      })
    return Array.from(counts, ([year, count]) => ({ year, count })).toSorted((a, b) => a.year - b.year)
  }

  #count(facet: ArchiveFacet, choose: (search: SegmentSearch, index: number) => BitSet): CountedId[] {
    const ordinals = this.#ordinals[facet]
    const counts = new Uint32Array(ordinals.size)
    for (const [index, search] of this.#searches.entries())
      countLinks(search.segment.links[facet], choose(search, index), counts)
    const counted: CountedId[] = []
    for (const [ordinal, count] of counts.entries())
      if (count > 0) counted.push({ id: ordinals.idAt(ordinal), count })
    return counted
  }
}

/** Up to the year 2999. */
const maxDecades = 300

function countDecades({ segment: { years } }: SegmentSearch, set: BitSet, counts: Uint32Array): void {
  forEachBit(set, (place) => {
    const decade = Math.trunc((years[place] ?? 0) / 10)
    counts[decade] = (counts[decade] ?? 0) + 1
  })
}
