import { addBit, emptySet, intersect, setOf, unite, type BitSet } from './bit-set.ts'

const german = 1
const english = 2
/** How many words a text index caches results for. */
const maxRemembered = 64
/** How many phrases a collector remembers. */
const maxPhrases = 30_000

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
  /** The offset of each word's entries, which are written as `Entries` describes. */
  readonly #offsets: Uint32Array
  readonly #entries: Uint8Array
  readonly #documents: Found
  readonly #remembered = new Map<string, Found>()

  constructor(parts: {
    size: number
    words: readonly string[]
    offsets: Uint32Array
    entries: Uint8Array
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
    return this.#words.length + 4 * (this.#begins.length + this.#offsets.length) + this.#entries.length
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
    if (this.#remembered.size >= maxRemembered)
      for (const oldest of this.#remembered.keys()) {
        this.#remembered.delete(oldest)
        break
      }
    this.#remembered.set(word, found)
    return found
  }

  #addEntries(index: number, { de, en }: Found): void {
    const end = this.#offsets[index + 1] ?? 0
    let place = 0
    for (let at = this.#offsets[index] ?? 0; at < end;) {
      let entry = 0
      let byte = 0
      let shift = 0
      do {
        byte = this.#entries[at++] ?? 0
        entry |= (byte & 127) << shift
        shift += 7
      } while (byte > 127)
      place += entry >>> 2
      if ((entry & german) !== 0) addBit(de, place)
      if ((entry & english) !== 0) addBit(en, place)
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

/**
 * The events that contain a word, in order: for each, the distance of its place from the previous one, shifted by two
 * bits, with the languages in the last two, in as many bytes as it needs (seven bits each, the last one below 128).
 * That is one to two bytes instead of four, because common words are close together.
 */
class Entries {
  #bytes = new Uint8Array(8)
  #length = 0
  #last = 0
  /** In which languages the event that is being added contains the word. */
  languages = 0

  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }

  write(place: number): void {
    let entry = ((place - this.#last) << 2) | this.languages
    this.#last = place
    this.languages = 0
    if (this.#length + 5 > this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2)
      larger.set(this.#bytes)
      this.#bytes = larger
    }
    for (; entry > 127; entry >>>= 7) this.#bytes[this.#length++] = (entry & 127) | 128
    this.#bytes[this.#length++] = entry
  }
}

/** Collects the words of texts, event by event, in the order of their places. */
export class TextCollector {
  readonly #words = new Map<string, Entries>()
  readonly #phrases = new Map<string, readonly Entries[]>()
  readonly #german: number[] = []
  readonly #english: number[] = []

  add(place: number, { de, en }: { de: string | null; en: string | null }): void {
    const found: Entries[] = []
    if (de !== null) {
      this.#german.push(place)
      this.#collect(de, german, found)
    }
    if (en !== null) {
      this.#english.push(place)
      this.#collect(en, english, found)
    }
    for (const entries of found) entries.write(place)
  }

  finish(size: number): TextIndex {
    const offsets = new Uint32Array(this.#words.size + 1)
    let length = 0
    let number = 0
    for (const { bytes } of this.#words.values()) offsets[++number] = length += bytes.length
    const entries = new Uint8Array(length)
    number = 0
    for (const { bytes } of this.#words.values()) entries.set(bytes, offsets[number++])
    const documents: Found = { de: setOf(size, this.#german), en: setOf(size, this.#english) }
    return new TextIndex({ size, words: [...this.#words.keys()], offsets, entries, documents })
  }

  #collect(text: string, language: number, found: Entries[]): void {
    for (let from = 0; from < text.length;) {
      const dot = text.indexOf('· ', from)
      const to = dot === -1 ? text.length : dot + 1
      for (const entries of this.#entriesOf(text.slice(from, to))) {
        if (entries.languages === 0) found.push(entries)
        entries.languages |= language
      }
      from = to
    }
  }

  /** The words of a composer, a title, a performer recur with their phrase: looking that up spares looking up each. */
  #entriesOf(phrase: string): readonly Entries[] {
    const known = this.#phrases.get(phrase)
    if (known) return known
    const words = phrase.split(/\s+/).filter((word) => word !== '')
    const entries = words.map((word) => this.#words.get(word) ?? this.#addWord(word))
    if (this.#phrases.size >= maxPhrases) this.#phrases.clear()
    this.#phrases.set(copyOf(phrase), entries)
    return entries
  }

  #addWord(word: string): Entries {
    const entries = new Entries()
    this.#words.set(copyOf(word), entries)
    return entries
  }
}

/** A part of a string keeps the whole text in memory, its copy does not. */
function copyOf(part: string): string {
  return Buffer.from(part).toString()
}
