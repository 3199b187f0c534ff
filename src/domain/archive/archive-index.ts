import { archiveFacets } from '#contracts/archive.ts'
import { ArchiveResponse } from './archive-answer.ts'
import { countBits, emptySet, removeBit } from './bit-set.ts'
import type { Names } from './names.ts'
import { Ordinals } from './ordinals.ts'
import type { ArchiveRecord } from './record.ts'
import { SegmentSearch, type ArchiveQuestion, type WantedOrdinals } from './search-segment.ts'
import { SegmentBuilder, perFacet, type FacetOrdinals, type Segment } from './segment.ts'

/**
 * Up to this many changed events stay in one small segment that is rebuilt with each change; then it becomes permanent.
 */
const maxLoose = 256
/** With more segments than this, or more than half of all events replaced, a complete rebuild is worthwhile. */
const maxSegments = 24

/**
 * The archive in memory: one large segment, and small ones with the changes since it was built. A changed event leaves
 * its segment and moves to the last one, so that the cost of a change depends on a few hundred events, not on all.
 */
export class ArchiveIndex {
  readonly names: Names
  readonly #ordinals: FacetOrdinals
  #segments: Segment[]
  #loose = new Map<number, ArchiveRecord>()
  #looseSegment: Segment | null = null

  private constructor(names: Names, ordinals: FacetOrdinals, segments: Segment[]) {
    this.names = names
    this.#ordinals = ordinals
    this.#segments = segments
  }

  /** Collects the records of a new index, which are added by start and then id. */
  static collect(names: Names): { add: (record: ArchiveRecord) => void; finish: () => ArchiveIndex } {
    const ordinals = perFacet(() => new Ordinals())
    const builder = new SegmentBuilder(ordinals)
    return {
      add: (record) => builder.add(record),
      finish: () => new ArchiveIndex(names, ordinals, [builder.finish()]),
    }
  }

  /** Replaces the records of events; events without a new record are removed. */
  replace(ids: readonly number[], records: readonly ArchiveRecord[]): void {
    for (const id of ids) {
      this.#loose.delete(id)
      for (const segment of this.#segments) {
        const place = segment.places.get(id)
        if (place !== undefined) removeBit(segment.alive, place)
      }
    }
    for (const record of records) this.#loose.set(record.id, record)
    this.#looseSegment = this.#loose.size > 0 ? this.#build([...this.#loose.values()]) : null
    if (this.#looseSegment === null || this.#loose.size < maxLoose) return
    this.#segments.push(this.#looseSegment)
    this.#loose = new Map()
    this.#looseSegment = null
  }

  /** Whether enough has changed that the index should be rebuilt. */
  get isWorn(): boolean {
    const alive = this.#segments.reduce((sum, segment) => sum + countBits(segment.alive), 0)
    const all = this.#segments.reduce((sum, segment) => sum + segment.size, 0)
    return this.#segments.length > maxSegments || alive * 2 < all
  }

  ask(question: ArchiveQuestion): ArchiveResponse {
    const wanted: WantedOrdinals = {}
    for (const facet of archiveFacets) {
      const ids = question.wanted[facet]
      if (!ids || ids.length === 0) continue
      const flags = new Uint8Array(this.#ordinals[facet].size)
      for (const id of ids) {
        const ordinal = this.#ordinals[facet].find(id)
        if (ordinal !== undefined) flags[ordinal] = 1
      }
      wanted[facet] = flags
    }
    const segments = this.#looseSegment ? [...this.#segments, this.#looseSegment] : this.#segments
    return new ArchiveResponse(
      segments.map((segment) => new SegmentSearch(segment, question, wanted)),
      this.#ordinals,
    )
  }

  /** The number of events in the index, and its approximate size in bytes. */
  measure(): { events: number; segments: number; bytes: number } {
    const segments = this.#looseSegment ? [...this.#segments, this.#looseSegment] : this.#segments
    return {
      events: segments.reduce((sum, { alive }) => sum + countBits(alive), 0),
      segments: segments.length,
      bytes: segments.reduce((sum, segment) => sum + weightOf(segment), 0),
    }
  }

  #build(records: ArchiveRecord[]): Segment {
    const builder = new SegmentBuilder(this.#ordinals)
    for (const record of records.toSorted((a, b) => a.start - b.start || a.id - b.id)) builder.add(record)
    return builder.finish()
  }
}

/** Memory of one map entry in bytes, measured. */
const bytesPerPlace = 40

function weightOf({ ids, starts, years, size, links, text }: Segment): number {
  const sets = 3 * emptySet(size).byteLength
  const linked = archiveFacets.reduce(
    (sum, facet) => sum + links[facet].offsets.byteLength + links[facet].values.byteLength,
    0,
  )
  const columns = ids.byteLength + starts.byteLength + years.byteLength
  return columns + sets + linked + text.weight + size * bytesPerPlace
}
