import type { ArchiveFacet } from '#contracts/archive.ts'
import { countBits, forEachBit, intersect, takeBits, type BitSet } from './bit-set.ts'
import { countLinks, type SegmentSearch } from './search-segment.ts'
import type { FacetOrdinals } from './segment.ts'

type Span = { from: number; to: number }
export type CountedId = { id: number; count: number }

/** What a question found, over all segments; worked out as far as it is asked for. */
export class ArchiveAnswer {
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

  /** The hits' numbers in order of their start, then of their numbers; or the other way round. */
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

  /** The records of a facet with how many events each has, all other filters applied; in no order, none with 0. */
  countFacet(facet: ArchiveFacet, span?: Span): CountedId[] {
    return this.#count(facet, (search, index) =>
      span === undefined && !search.isAskedFor(facet)
        ? (this.#hits[index] ?? search.without(null))
        : search.without(facet, span),
    )
  }

  /** The same of everything that the viewer may see in a time. */
  countAll(facet: ArchiveFacet, span: Span): CountedId[] {
    return this.#count(facet, (search) => search.visible(span))
  }

  /** How many events of another time the filters let through, and when the first of them starts. */
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

  /** By decade, what all filters but one facet's let through in a time, and all that the viewer may see; in order. */
  countByDecade(without: ArchiveFacet, span: Span): { decade: number; count: number; total: number }[] {
    const found = new Uint32Array(mostDecades)
    const visible = new Uint32Array(mostDecades)
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

  /** How many of the hits were played in each year, without years of none; cancelled and postponed ones are left out. */
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
const mostDecades = 300

function countDecades({ segment: { years } }: SegmentSearch, set: BitSet, counts: Uint32Array): void {
  forEachBit(set, (place) => {
    const decade = Math.trunc((years[place] ?? 0) / 10)
    counts[decade] = (counts[decade] ?? 0) + 1
  })
}
