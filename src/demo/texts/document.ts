import { fromMarkdown } from 'mdast-util-from-markdown'
import { parse } from 'yaml'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import { isRecord } from '#json/is-record.ts'
import type { Block, BlockFields, Container, ContentDocument, Layout } from '../plan.ts'
import type { TextFile } from './read-texts.ts'
import { richText, toRichText, type MarkdownNode } from './rich-text.ts'

type Heading = Extract<MarkdownNode, { type: 'heading' }>
/** A block before it has an id. */
type Draft = { type: string; fields: BlockFields; children?: Draft[] }

const layouts: Layout[] = ['100', '67-33', '33-67', '50-50', '33-33-33', '25-50-25']
/** The fields of blocks that are Markdown. */
const richFields: Record<string, string> = { 'faq-item': 'text', 'video-item': 'content' }

/**
 * Builds containers and blocks from Markdown as README.md describes it; throws with file and line of what is no block.
 * Blocks at the same position have the same id in both languages, which is how staff see what is a translation of what.
 */
export function readDocument(key: string, { file, body }: TextFile): ContentDocument {
  const builder = new DocumentBuilder(key)
  for (const node of fromMarkdown(body).children)
    try {
      builder.add(node)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Error(`${file}:${node.position?.start.line}: ${reason}`, { cause: error })
    }
  return builder.finish()
}

class DocumentBuilder {
  readonly #prefix: string
  readonly #document: ContentDocument = { version: 1, containers: [] }
  #blocks = 0
  #text: MarkdownNode[] = []

  constructor(prefix: string) {
    this.#prefix = prefix
  }

  add(node: MarkdownNode): void {
    if (node.type === 'paragraph' || node.type === 'list') {
      this.#text.push(node)
      return
    }
    this.#flush()
    if (node.type === 'thematicBreak') this.#container().columns.push([])
    else if (node.type === 'heading') this.#place(readHeading(node))
    else if (node.type !== 'code') throw new Error(`A content has no place for a ${node.type}`)
    else if (node.lang === 'columns') this.#open(node.meta ?? '')
    else this.#place(readBlock(node.lang ?? '', parse(node.value) ?? {}))
  }

  finish(): ContentDocument {
    this.#flush()
    return this.#document
  }

  #flush(): void {
    if (this.#text.length > 0) this.#place({ type: 'text', fields: { content: toRichText(this.#text) } })
    this.#text = []
  }

  #open(layout: string): Container {
    const known = layouts.find((candidate) => candidate === layout)
    if (!known) throw new Error(`There is no layout ${layout}`)
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
}

function readHeading({ depth, children, position }: Heading): Draft {
  if (position?.start.line !== position?.end.line)
    throw new Error('A line of dashes needs an empty line above it')
  const text = children
    .map((child) => {
      if (child.type !== 'text') throw new Error(`A headline has no place for ${child.type}`)
      return child.value
    })
    .join('')
  const [, content = text, anchor = ''] = /^(.*) \{#([\w-]+)\}$/.exec(text) ?? []
  const fields = { headline_level: depth, content, ...(anchor && { anchor, anchor_text: content }) }
  return { type: 'headline', fields }
}

/** A block of a kind with fields as they were written; its items are blocks of the kind that it contains. */
function readBlock(type: string, written: unknown): Draft {
  const definition = blockDefinitions[type]
  if (!definition) throw new Error(`There is no block ${type}`)
  if (!isRecord(written)) throw new Error(`A ${type} has fields, each with its name`)
  const { items, ...fields } = written
  const unknown = Object.keys(fields).find((name) => !(name in definition.fields.shape))
  if (unknown !== undefined) throw new Error(`A ${type} has no field ${unknown}`)
  const rich = richFields[type]
  if (rich !== undefined) {
    const text = fields[rich]
    fields[rich] = richText(typeof text === 'string' ? text : '')
  }
  if (items === undefined) return { type, fields }
  const [child] = definition.children
  if (child === undefined || !Array.isArray(items)) throw new Error(`A ${type} has no such items`)
  return {
    type,
    fields,
    children: items.map((item) => readBlock(child, Array.isArray(item) ? cellsOf(item) : item)),
  }
}

/** The fields of a row, which is written as a list of its cells. */
function cellsOf(cells: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(cells.map((cell, index) => [`cell_${index + 1}`, cell]))
}
