import { archiveFacets, type ArchiveFacet } from '#contracts/archive.ts'
import { addBit, emptySet, intersect, removeBit, within, type BitSet } from './bit-set.ts'
import { placeAt, type Links, type Segment } from './segment.ts'

/** What is asked of the archive. Times are milliseconds; `to` is not included. */
export type ArchiveQuestion = {
  from: number
  to: number
  now: number
  /** Whether what is not online counts, too. */
  seesAll: boolean
  text: {
    /** Folded, without white space; every one must occur. */
    words: readonly string[]
    /** For words that the index cannot look up: the events, by language. */
    listed: readonly { de: ReadonlySet<number>; en: ReadonlySet<number> }[]
  } | null
  /** By facet the records of which an event must belong to one; a facet without any is not asked for. */
  wanted: Partial<Record<ArchiveFacet, readonly number[]>>
}

/** The filters as ordinals: for each facet asked for, a 1 at those wanted. */
export type WantedOrdinals = Partial<Record<ArchiveFacet, Uint8Array>>

/** The events of one segment that a question's parts let through, all of them regardless of the time. */
export class SegmentSearch {
  readonly segment: Segment
  readonly #question: ArchiveQuestion
  /** Visible and mentioning the text. */
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

  /** What all filters let through but that of one facet, from one time to another, by default the question's. */
  without(facet: ArchiveFacet | null, { from, to } = this.#range): BitSet {
    const sets = this.#byFacet.filter((set) => set.facet !== facet).map(({ found }) => found)
    return within(intersect(this.#base, ...sets), placeAt(this.segment, from), placeAt(this.segment, to))
  }

  /** All that the viewer may see of a time. */
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

/** Adds to `counts`, by ordinal, how many events of the set belong to each record. */
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

/** The rule of `visibleTo` in the domain's SQL. */
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
