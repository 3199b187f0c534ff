import type { Block, Container, ContentDocument, Layout, LocalizedDocument } from '../types.ts'
import { readBlock, readHeadline, type Draft } from './blocks.ts'
import { richText } from './rich-text.ts'

const layouts: Layout[] = ['100', '67-33', '33-67', '50-50', '33-33-33', '25-50-25']

/**
 * Both languages of a document. Blocks at the same position have the same id in both, which is how staff see what is a
 * translation of what.
 */
export function localizedDocument(key: string, de: string, en: string): LocalizedDocument {
  return { de: readDocument(key, de), en: readDocument(key, en) }
}

/** Builds containers and blocks from a text in the format of README.md; throws on an unknown block. */
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
      const draft = readHeadline(lines) ?? readBlock(lines)
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
  return /^(== |\|\||\^ |#{2,6}c? |@|\? )/.test(line)
}
