import { archiveFacets, type ArchiveFacet } from '#contracts/archive.ts'
import { addBit, emptySet, intersect, removeBit, within, type BitSet } from './bit-set.ts'
import { placeAt, type Links, type Segment } from './segment.ts'

/** A query to the archive. Times are in milliseconds; `to` is exclusive. */
export type ArchiveQuestion = {
  from: number
  to: number
  now: number
  /** Whether offline events count as well. */
  seesAll: boolean
  text: {
    /** Folded, without white space; every word must occur. */
    words: readonly string[]
    /** For words that the index cannot look up: the matching events, per language. */
    listed: readonly { de: ReadonlySet<number>; en: ReadonlySet<number> }[]
  } | null
  /** Per facet, the records of which an event must belong to at least one; missing facets do not filter. */
  wanted: Partial<Record<ArchiveFacet, readonly number[]>>
}

/** The filters as ordinals: for each filtered facet, an array with a 1 for each wanted ordinal. */
export type WantedOrdinals = Partial<Record<ArchiveFacet, Uint8Array>>

/** The events of one segment that pass the parts of a query, independent of the time span. */
export class SegmentSearch {
  readonly segment: Segment
  readonly #question: ArchiveQuestion
  /** Visible events that match the text. */
  readonly #base: BitSet
  readonly #byFacet: { facet: ArchiveFacet; found: BitSet }[]

  constructor(segment: Segment, question: ArchiveQuestion, wanted: WantedOrdinals) {
    this.segment = segment
    this.#question = question
    const visible = visibleIn(segment, question)
    this.#base = question.text === null ? visible : intersect(visible, mentioning(segment, question.text))
    this.#byFacet = archiveFacets.flatMap((facet) => {
      const ordinals = wanted[facet]
      return ordinals ? [{ facet, found: linkedTo(segment.links[facet], ordinals, segment.size) }] : []
    })
  }

  /** The events that pass all filters except one facet's in a time span, by default the query's. */
  without(facet: ArchiveFacet | null, { from, to } = this.#range): BitSet {
    const sets = this.#byFacet.filter((set) => set.facet !== facet).map(({ found }) => found)
    return within(intersect(this.#base, ...sets), placeAt(this.segment, from), placeAt(this.segment, to))
  }

  /** All events of a time span that the viewer may see. */
  visible({ from, to } = this.#range): BitSet {
    const visible = visibleIn(this.segment, this.#question)
    return within(visible, placeAt(this.segment, from), placeAt(this.segment, to))
  }

  isAskedFor(facet: ArchiveFacet): boolean {
    return this.#byFacet.some((set) => set.facet === facet)
  }

  get #range(): { from: number; to: number } {
    return this.#question
  }
}

/** Adds the number of events in the set that belong to each record to `counts`, by ordinal. */
export function countLinks({ offsets, values }: Links, set: BitSet, counts: Uint32Array): void {
  for (let index = 0; index < set.length; index++) {
    let word = set[index] ?? 0
    while (word !== 0) {
      const bit = 31 - Math.clz32(word & -word)
      word &= word - 1
      const place = (index << 5) + bit
      const end = offsets[place + 1] ?? 0
      for (let at = offsets[place] ?? 0; at < end; at++) {
        const ordinal = values[at] ?? 0
        counts[ordinal] = (counts[ordinal] ?? 0) + 1
      }
    }
  }
}

/** The in-memory equivalent of `visibleTo` in the domain's SQL. */
function visibleIn({ alive, online, windows }: Segment, { seesAll, now }: ArchiveQuestion): BitSet {
  if (seesAll) return alive
  const visible = intersect(alive, online)
  for (const { place, from, to } of windows) if (now < from || now >= to) removeBit(visible, place)
  return visible
}

function mentioning({ text, size, places }: Segment, asked: NonNullable<ArchiveQuestion['text']>): BitSet {
  const setOf = (ids: ReadonlySet<number>) => {
    const set = emptySet(size)
    for (const id of ids) {
      const place = places.get(id)
      if (place !== undefined) addBit(set, place)
    }
    return set
  }
  return text.find(
    asked.words,
    asked.listed.map(({ de, en }) => ({ de: setOf(de), en: setOf(en) })),
  )
}

function linkedTo({ offsets, values }: Links, wanted: Uint8Array, size: number): BitSet {
  const found = emptySet(size)
  for (let place = 0; place < size; place++) {
    const end = offsets[place + 1] ?? 0
    for (let at = offsets[place] ?? 0; at < end; at++)
      if (wanted[values[at] ?? 0] === 1) {
        addBit(found, place)
        break
      }
  }
  return found
}
