import { archiveFacets, type ArchiveFacet } from '#contracts/archive.ts'
import { addBit, emptySet, fullSet, type BitSet } from './bit-set.ts'
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

/** Builds a segment from a sequence of records. */
export class SegmentBuilder {
  readonly #ordinals: FacetOrdinals
  readonly #records: Omit<ArchiveRecord, 'facets' | 'texts'>[] = []
  readonly #facets: Record<ArchiveFacet, Uint32Array[]> = perFacet(() => [])
  readonly #texts = new TextCollector()

  constructor(ordinals: FacetOrdinals) {
    this.#ordinals = ordinals
  }

  add({ facets, texts, ...record }: ArchiveRecord): void {
    this.#records.push(record)
    for (const facet of archiveFacets) {
      const ordinals = this.#ordinals[facet]
      this.#facets[facet].push(Uint32Array.from(facets[facet], (id) => ordinals.of(id)))
    }
    this.#texts.add(texts)
  }

  finish(): Segment {
    const records = this.#records.map((record, index) => ({ ...record, index }))
    records.sort((a, b) => a.start - b.start || a.id - b.id)
    const size = records.length
    const segment: Segment = {
      size,
      ids: Int32Array.from(records, ({ id }) => id),
      starts: Float64Array.from(records, ({ start }) => start),
      years: Int16Array.from(records, ({ year }) => year),
      alive: fullSet(size),
      online: emptySet(size),
      held: emptySet(size),
      windows: [],
      links: perFacet((facet) => joinLinks(records.map(({ index }) => this.#facets[facet][index] ?? none))),
      text: this.#texts.finish(records.map(({ index }) => index)),
      places: new Map(records.map(({ id }, place) => [id, place])),
    }
    for (const [place, { isOnline, isHeld, onlineFrom, onlineTo }] of records.entries()) {
      if (isOnline) addBit(segment.online, place)
      if (isHeld) addBit(segment.held, place)
      if (onlineFrom !== null || onlineTo !== null)
        segment.windows.push({ place, from: onlineFrom ?? -Infinity, to: onlineTo ?? Infinity })
    }
    return segment
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

const none = new Uint32Array()

function joinLinks(lists: Uint32Array[]): Links {
  const offsets = new Uint32Array(lists.length + 1)
  for (const [index, list] of lists.entries()) offsets[index + 1] = (offsets[index] ?? 0) + list.length
  const values = new Uint32Array(offsets.at(-1) ?? 0)
  for (const [index, list] of lists.entries()) values.set(list, offsets[index])
  return { offsets, values }
}
