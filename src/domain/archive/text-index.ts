import { addBit, emptySet, intersect, unite, type BitSet } from './bit-set.ts'

const german = 1
const english = 2
/** How many words a text index caches results for. */
const mostRemembered = 64

type Found = { de: BitSet; en: BitSet }

/**
 * An index for substring searches in the texts of a segment's events. Every distinct word is stored once, with the
 * events that contain it; a search scans these ten thousand or so words instead of the texts.
 */
export class TextIndex {
  readonly #size: number
  /** All words, each preceded by a line feed. */
  readonly #words: string
  /** The offset of each word in `#words`. */
  readonly #begins: Uint32Array
  /**
   * The offset of each word's entries; an entry is the event's place shifted by two bits, with the languages in the
   * last two.
   */
  readonly #offsets: Uint32Array
  readonly #entries: Uint32Array
  readonly #documents: Found
  readonly #remembered = new Map<string, Found>()

  constructor(parts: {
    size: number
    words: readonly string[]
    offsets: Uint32Array
    entries: Uint32Array
    documents: Found
  }) {
    this.#size = parts.size
    this.#words = `\n${parts.words.join('\n')}\n`
    this.#begins = new Uint32Array(parts.words.length)
    let place = 1
    for (const [index, word] of parts.words.entries()) {
      this.#begins[index] = place
      place += word.length + 1
    }
    this.#offsets = parts.offsets
    this.#entries = parts.entries
    this.#documents = parts.documents
  }

  /**
   * The events of which one language's text contains every word. Words are folded and contain no white space. `listed`
   * are events found in another way, for words that cannot be looked up here.
   */
  find(words: readonly string[], listed: readonly Found[] = []): BitSet {
    const found = [...words.filter((word) => word !== '').map((word) => this.#findWord(word)), ...listed]
    return unite(
      intersect(this.#documents.de, ...found.map(({ de }) => de)),
      intersect(this.#documents.en, ...found.map(({ en }) => en)),
    )
  }

  /** Approximate size in bytes. */
  get weight(): number {
    return this.#words.length + 4 * (this.#begins.length + this.#offsets.length + this.#entries.length)
  }

  #findWord(word: string): Found {
    const known = this.#remembered.get(word)
    if (known) return known
    const found: Found = { de: emptySet(this.#size), en: emptySet(this.#size) }
    for (let at = this.#words.indexOf(word); at !== -1;) {
      const index = this.#indexAt(at)
      this.#addEntries(index, found)
      const next = this.#begins[index + 1]
      at = next === undefined ? -1 : this.#words.indexOf(word, next)
    }
    if (this.#remembered.size >= mostRemembered)
      for (const oldest of this.#remembered.keys()) {
        this.#remembered.delete(oldest)
        break
      }
    this.#remembered.set(word, found)
    return found
  }

  #addEntries(index: number, { de, en }: Found): void {
    const end = this.#offsets[index + 1] ?? 0
    for (let at = this.#offsets[index] ?? 0; at < end; at++) {
      const entry = this.#entries[at] ?? 0
      if ((entry & german) !== 0) addBit(de, entry >>> 2)
      if ((entry & english) !== 0) addBit(en, entry >>> 2)
    }
  }

  /** The last word that begins at or before an offset. */
  #indexAt(place: number): number {
    let low = 0
    let high = this.#begins.length - 1
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      if ((this.#begins[middle] ?? 0) <= place) low = middle
      else high = middle - 1
    }
    return low
  }
}

/** Collects the words of texts record by record; places are assigned at the end, when the order is known. */
export class TextCollector {
  readonly #numbers = new Map<string, number>()
  /** Per record: the numbers of its words, each with its languages in the last two bits. */
  readonly #records: Uint32Array[] = []
  readonly #languages: number[] = []

  add({ de, en }: { de: string | null; en: string | null }): void {
    const languages = new Map<number, number>()
    if (de !== null) this.#collect(de, german, languages)
    if (en !== null) this.#collect(en, english, languages)
    this.#records.push(Uint32Array.from(languages, ([number, mask]) => (number << 2) | mask))
    this.#languages.push((de === null ? 0 : german) | (en === null ? 0 : english))
  }

  /** Builds the index, with the records in the given order. */
  finish(order: readonly number[]): TextIndex {
    const words = [...this.#numbers.keys()]
    const offsets = new Uint32Array(words.length + 1)
    for (const record of this.#records)
      for (const entry of record) offsets[(entry >>> 2) + 1] = (offsets[(entry >>> 2) + 1] ?? 0) + 1
    for (let index = 1; index < offsets.length; index++)
      offsets[index] = (offsets[index] ?? 0) + (offsets[index - 1] ?? 0)
    const entries = new Uint32Array(offsets.at(-1) ?? 0)
    const next = offsets.slice()
    const documents: Found = { de: emptySet(order.length), en: emptySet(order.length) }
    for (const [place, record] of order.entries()) {
      for (const entry of this.#records[record] ?? []) {
        const at = next[entry >>> 2] ?? 0
        entries[at] = (place << 2) | (entry & 3)
        next[entry >>> 2] = at + 1
      }
      const languages = this.#languages[record] ?? 0
      if ((languages & german) !== 0) addBit(documents.de, place)
      if ((languages & english) !== 0) addBit(documents.en, place)
    }
    return new TextIndex({ size: order.length, words, offsets, entries, documents })
  }

  #collect(text: string, language: number, languages: Map<number, number>): void {
    for (const word of text.split(/\s+/)) {
      if (word === '') continue
      const number = this.#numbers.get(word) ?? this.#numbers.size
      this.#numbers.set(word, number)
      languages.set(number, (languages.get(number) ?? 0) | language)
    }
  }
}
