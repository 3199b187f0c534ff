import type { ArchiveFacet } from '#contracts/archive.ts'
import type { Localized } from '#i18n/languages.ts'

/** A record's name; for works also the composer. `folded` is the text that searches match. */
export type NamedRecord = { id: number; name: Localized; folded: string; composerId?: number | null }
export const nameKinds = ['artist', 'work', 'room', 'genre', 'season'] as const
export type NameKind = (typeof nameKinds)[number]

/** The names of all records that the archive is counted by. */
export class Names {
  readonly #byKind: Record<NameKind, Map<number, NamedRecord>> = {
    artist: new Map(),
    work: new Map(),
    room: new Map(),
    genre: new Map(),
    season: new Map(),
  }

  /** Replaces the names of records; records without a new name are removed. */
  replace(kind: NameKind, ids: readonly number[], records: readonly NamedRecord[]): void {
    for (const id of ids) this.#byKind[kind].delete(id)
    for (const record of records) this.#byKind[kind].set(record.id, record)
  }

  find(facet: ArchiveFacet, id: number): { name: Localized; detail: Localized | null } | null {
    const record = this.#byKind[kindOf[facet]].get(id)
    return record ? { name: record.name, detail: this.#composerOf(record)?.name ?? null } : null
  }

  /** Whether the name contains every folded word; for works the composer's name counts as well. */
  isFoundBy(facet: ArchiveFacet, id: number, words: readonly string[]): boolean {
    const record = this.#byKind[kindOf[facet]].get(id)
    if (!record) return false
    const composer = this.#composerOf(record)
    return words.every((word) => record.folded.includes(word) || composer?.folded.includes(word) === true)
  }

  #composerOf({ composerId }: NamedRecord): NamedRecord | undefined {
    return typeof composerId === 'number' ? this.#byKind.artist.get(composerId) : undefined
  }
}

const kindOf: Record<ArchiveFacet, NameKind> = {
  composer: 'artist',
  performer: 'artist',
  work: 'work',
  room: 'room',
  genre: 'genre',
  season: 'season',
}
