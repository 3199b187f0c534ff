import { archiveFacets, type ArchiveFacet } from '#contracts/archive.ts'
import { fullSet, removeBit, setOf, type BitSet } from './bit-set.ts'
import type { Ordinals } from './ordinals.ts'
import type { ArchiveRecord } from './record.ts'
import { TextCollector, type TextIndex } from './text-index.ts'

/** For each place, the ordinals of its event's records: those from `offsets[place]` to `offsets[place + 1]`. */
export type Links = { offsets: Uint32Array; values: Uint32Array }

/** A part of the archive's events in columns, ordered by start; only `alive` changes after it was built. */
export type Segment = {
  size: number
  ids: Int32Array
  starts: Float64Array
  years: Int16Array
  /** Events that have not been replaced by a newer record in another segment. */
  alive: BitSet
  online: BitSet
  held: BitSet
  /** The few events that are online for a limited time only. */
  windows: { place: number; from: number; to: number }[]
  links: Record<ArchiveFacet, Links>
  text: TextIndex
  places: Map<number, number>
}

export type FacetOrdinals = Record<ArchiveFacet, Ordinals>

/**
 * Builds a segment from records in its order, by start and then id, so that each finds its place at once and nothing of
 * it is kept but numbers.
 */
export class SegmentBuilder {
  readonly #ordinals: FacetOrdinals
  readonly #ids: number[] = []
  readonly #starts: number[] = []
  readonly #years: number[] = []
  readonly #online: number[] = []
  readonly #held: number[] = []
  readonly #windows: Segment['windows'] = []
  readonly #links = perFacet(() => ({ offsets: [0], values: [] as number[] }))
  readonly #texts = new TextCollector()
  readonly #places = new Map<number, number>()
  /** Places of events that were added once more: they were moved while the records were read. */
  readonly #outdated: number[] = []

  constructor(ordinals: FacetOrdinals) {
    this.#ordinals = ordinals
  }

  add({ id, start, year, isOnline, isHeld, onlineFrom, onlineTo, facets, texts }: ArchiveRecord): void {
    const place = this.#ids.push(id) - 1
    const earlier = this.#places.get(id)
    if (earlier !== undefined) this.#outdated.push(earlier)
    this.#places.set(id, place)
    this.#starts.push(start)
    this.#years.push(year)
    if (isOnline) this.#online.push(place)
    if (isHeld) this.#held.push(place)
    if (onlineFrom !== null || onlineTo !== null)
      this.#windows.push({ place, from: onlineFrom ?? -Infinity, to: onlineTo ?? Infinity })
    for (const facet of archiveFacets) {
      const { offsets, values } = this.#links[facet]
      for (const linked of facets[facet]) values.push(this.#ordinals[facet].of(linked))
      offsets.push(values.length)
    }
    this.#texts.add(place, texts)
  }

  finish(): Segment {
    const size = this.#ids.length
    const alive = fullSet(size)
    for (const place of this.#outdated) removeBit(alive, place)
    return {
      size,
      ids: new Int32Array(this.#ids),
      starts: new Float64Array(this.#starts),
      years: new Int16Array(this.#years),
      alive,
      online: setOf(size, this.#online),
      held: setOf(size, this.#held),
      windows: this.#windows,
      links: perFacet((facet) => ({
        offsets: new Uint32Array(this.#links[facet].offsets),
        values: new Uint32Array(this.#links[facet].values),
      })),
      text: this.#texts.finish(size),
      places: this.#places,
    }
  }
}

/** The first place whose event starts at this time or later. */
export function placeAt({ starts }: Segment, time: number): number {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((starts[middle] ?? 0) < time) low = middle + 1
    else high = middle
  }
  return low
}

export function perFacet<Value>(make: (facet: ArchiveFacet) => Value): Record<ArchiveFacet, Value> {
  return {
    composer: make('composer'),
    work: make('work'),
    performer: make('performer'),
    room: make('room'),
    genre: make('genre'),
    season: make('season'),
  }
}
