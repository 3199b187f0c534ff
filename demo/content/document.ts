import { richText } from './rich-text.ts'
import type { Block, Container, ContentDocument, Layout, LocalizedDocument } from '../types.ts'
import { readBlock } from './blocks.ts'
import type { Draft } from './draft.ts'
import { readMediaBlock } from './media-blocks.ts'

const layouts: Layout[] = ['100', '67-33', '33-67', '50-50', '33-33-33', '25-50-25']

/**
 * Both languages of a document; see `readDocument` for the markup. Blocks at the same position have the same id in
 * both, which is how staff see what is a translation of what.
 */
export function localizedDocument(key: string, de: string, en: string): LocalizedDocument {
  return { de: readDocument(key, de), en: readDocument(key, en) }
}

/**
 * Builds containers and blocks from a small markup of chunks separated by blank lines. What stands between upright bars
 * may be left out at the end, or left empty.
 *
 * - `== 67-33` begins a container, `||` its next column; without it everything stands in one full column
 * - `## Title {#anchor}` a headline of level 2 to 6 (`##c` centred), `^ preline` above and `_ subline` below it in the same chunk
 * - `> quote | author`
 * - `!small figure:seed | description | copyright`, also `!medium`, `!big`, `!vertical`, `!horizontal`
 * - `-> label | target`, `=> label | target` as a button; a target that ends with `^` opens in a new window
 * - `@full image-left | figure | preline | headline | text | link text | link`
 * - `@teasers grid` (or `standard`, `slide`), then one `+ figure | preline | headline | subline | text | link text | link` a line
 * - `@events highlight | series=key | limit=3`, also `genre=`, `keys=a,b`, `bookable`, `include-past`, `past-as-last`
 * - `@subscriptions key, key`, and `@form slug | headline | anchor | no-intro`
 * - `@shared key`: content that several pages show (`pages/shared.ts`)
 * - `? question` and its answer in the following lines
 * - `@images slider` (or `grid`), then one `+ image | description | copyright | alternative text` a line
 * - `@logos class`, then one `+ image | alternative text | sponsor | text | link` a line
 * - `@audio headline | address`, `@viewer media type | address`, `@social address`, `@starmate id | address`, `@reservation`
 * - `@video image | title | length | address | anchor`, and `@videos` with one `+ image | title | length | address | text` a line
 * - anything else is rich text
 *
 * A picture is `figure:seed` or, of the library, `media:key`, as are its files in links and its recordings in `@audio`.
 * Empty texts of a picture are then those of the library.
 */
export function readDocument(key: string, markup: string): ContentDocument {
  const builder = new DocumentBuilder(key)
  for (const chunk of markup.trim().split(/\n\s*\n/))
    builder.add(chunk.split('\n').map((line) => line.trim()))
  return builder.finish()
}

class DocumentBuilder {
  readonly #prefix: string
  readonly #document: ContentDocument = { version: 1, containers: [] }
  #blocks = 0
  #text: string[] = []

  constructor(prefix: string) {
    this.#prefix = prefix
  }

  add(lines: string[]): void {
    const first = lines[0] ?? ''
    if (!isSpecial(first)) {
      this.#text.push(lines.join('\n'))
      return
    }
    this.#flush()
    if (first.startsWith('== ')) this.#open(first.slice(3))
    else if (first === '||') this.#container().columns.push([])
    else if (first.startsWith('? ')) this.#question(first.slice(2), lines.slice(1).join('\n'))
    else {
      const draft = readBlock(lines) ?? readMediaBlock(lines)
      if (!draft) throw new Error(`Not understood in ${this.#prefix}: ${first}`)
      this.#place(draft)
    }
  }

  finish(): ContentDocument {
    this.#flush()
    return this.#document
  }

  #flush(): void {
    if (this.#text.length === 0) return
    const content = richText(this.#text.join('\n\n'))
    this.#text = []
    this.#place({ type: 'text', fields: { content, anchor: '', add_additional_space: false } })
  }

  #open(layout: string): Container {
    const known = layouts.find((candidate) => candidate === layout.trim())
    if (!known) throw new Error(`Unknown layout ${layout} in ${this.#prefix}`)
    const id = `${this.#prefix}-c${this.#document.containers.length + 1}`
    const container: Container = { id, layout: known, columns: [[]] }
    this.#document.containers.push(container)
    return container
  }

  #container(): Container {
    return this.#document.containers.at(-1) ?? this.#open('100')
  }

  #place(draft: Draft): void {
    this.#container().columns.at(-1)?.push(this.#numbered(draft))
  }

  #numbered({ type, fields, children }: Draft): Block {
    const inner = children?.map((child) => this.#numbered(child))
    this.#blocks++
    const block: Block = { id: `${this.#prefix}-${this.#blocks}`, type, version: 1, fields }
    return inner ? { ...block, children: inner } : block
  }

  #question(content: string, answer: string): void {
    const item: Draft = { type: 'faq-item', fields: { content, text: richText(answer) } }
    const last = this.#container().columns.at(-1)?.at(-1)
    if (last?.type === 'faq') last.children?.push(this.#numbered(item))
    else this.#place({ type: 'faq', fields: {}, children: [item] })
  }
}

function isSpecial(line: string): boolean {
  return /^(== |\|\||\^ |#{2,6}c? |> |!(small|medium|big|vertical|horizontal) |[-=]> |@|\? )/.test(line)
}
