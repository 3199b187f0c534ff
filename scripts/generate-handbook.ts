/**
 * Writes the chapters of the handbook as data, from their Markdown: browsers receive no parser, and what the handbook
 * can't show fails here and not in front of a reader.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { z } from 'zod'
import { languages, type Language } from '#i18n/languages.ts'
import type { Chapter, Piece, Section } from '#office/handbook/chapter.ts'

type Node = ReturnType<typeof fromMarkdown>['children'][number]
type Inline = Extract<Node, { type: 'paragraph' }>['children']
/** Where something stands, for complaints. */
type Context = { file: string; language: Language }

const origin = '// Generated from src/office/handbook/chapters by scripts/generate-handbook.ts: do not edit.'
const groups = ['everybody', 'editors', 'planners'] as const
const ids = z.array(z.string())
const orderSchema = z.object({ everybody: ids, editors: ids, planners: ids })

/** The content of the generated files: all chapters of a folder in their order, a file for each language. */
export function handbookChapters(folder: string): { file: string; source: string }[] {
  const order = orderSchema.parse(JSON.parse(readFileSync(path.join(folder, 'order.json'), 'utf8')))
  const named = Object.values(order).flat()
  const unknown = globSync('*.md', { cwd: folder }).filter(
    (file) => !named.includes(file.replace(/\..*$/, '')),
  )
  if (unknown.length > 0) throw new Error(`order.json does not name ${unknown.join(', ')}`)
  return languages.map((language) => {
    const chapters = groups.flatMap((readers) =>
      order[readers].map((id): Chapter => {
        const file = `${id}.${language}.md`
        const text = readFileSync(path.join(folder, file), 'utf8')
        return { id, readers, ...readChapter(text, { file, language }) }
      }),
    )
    const lines = chapters.map((chapter) => `  ${JSON.stringify(chapter)},`)
    return {
      file: `chapters.${language}.generated.ts`,
      source: [
        origin,
        "import type { Chapter } from './chapter.ts'",
        '',
        'export const chapters: readonly Chapter[] = [',
        ...lines,
        ']',
        '',
      ].join('\n'),
    }
  })
}

/** Reads a chapter: its title, its introduction and its sections; throws with file and line of what it can't show. */
export function readChapter(
  markdown: string,
  context: Context,
): Pick<Chapter, 'title' | 'intro' | 'sections'> {
  const [title, intro, ...nodes] = fromMarkdown(markdown).children
  if (title?.type !== 'heading' || title.depth !== 1) throw complaint(title, context, 'a title, “# Title”')
  if (intro?.type !== 'paragraph')
    throw complaint(intro, context, 'a paragraph that says what the chapter is about')
  const sections: { section: Section; nodes: Node[] }[] = []
  for (const node of nodes)
    if (node.type === 'heading') sections.push({ section: readHeading(node, context), nodes: [] })
    else if (sections.length === 0) throw complaint(node, context, 'a section, “## Title {#anchor}”')
    else sections.at(-1)?.nodes.push(node)
  return {
    title: plainOf(title.children, context),
    intro: piecesOf(intro.children, context),
    sections: sections.map((one) => ({ ...one.section, ...readParts(one.nodes, context) })),
  }
}

function readHeading(node: Extract<Node, { type: 'heading' }>, context: Context): Section {
  const [, title = '', id = ''] = /^(.+) \{#([a-z-]+)\}$/.exec(plainOf(node.children, context)) ?? []
  if (node.depth !== 2 || id === '') throw complaint(node, context, 'a section, “## Title {#anchor}”')
  return { id, title }
}

/** In the order in which a section shows them. */
const inSections = ['text', 'steps', 'picture', 'notes', 'place'] as const

function readParts(nodes: readonly Node[], context: Context): Partial<Section> {
  let parts: Partial<Section> = {}
  for (const node of nodes) {
    const part = readPart(node, context)
    const [name] = inSections.filter((one) => one in part)
    const later = inSections.slice(inSections.findIndex((one) => one === name) + 1)
    if (later.some((one) => one in parts))
      throw complaint(node, context, `the order ${inSections.join(', ')}`)
    parts = { ...parts, ...part, ...(part.text && { text: [...(parts.text ?? []), ...part.text] }) }
  }
  return parts
}

function readPart(node: Node, context: Context): Partial<Section> {
  if (node.type === 'list' && node.ordered)
    return { steps: node.children.flatMap(({ children }) => paragraphsOf(children, context)) }
  if (node.type === 'blockquote') return { notes: paragraphsOf(node.children, context) }
  if (node.type !== 'paragraph')
    throw complaint(node, context, 'paragraphs, steps, a picture, notes or a link')
  const [only, ...further] = node.children
  if (only?.type === 'link' && further.length === 0)
    return { place: { href: only.url, label: plainOf(only.children, context) } }
  if (only?.type !== 'image') return { text: [piecesOf(node.children, context)] }
  const [, name, language] = /^\.\.\/pictures\/([a-z-]+)\.(\w+)\.png$/.exec(only.url) ?? []
  if (name === undefined || language !== context.language || further.length > 0)
    throw complaint(node, context, `a picture of its own language, ../pictures/NAME.${context.language}.png`)
  return { picture: { name, alt: only.alt ?? '' } }
}

function paragraphsOf(nodes: readonly Node[], context: Context): Piece[][] {
  return nodes.map((node) => {
    if (node.type !== 'paragraph') throw complaint(node, context, 'paragraphs')
    return piecesOf(node.children, context)
  })
}

/** The pieces of a text: plain, **words of the interface**, and `keys`. */
function piecesOf(nodes: Inline, context: Context): Piece[] {
  return nodes.map((node) => {
    if (node.type === 'text') return unwrapped(node.value)
    if (node.type === 'strong') return { word: plainOf(node.children, context) }
    if (node.type === 'inlineCode') return { keys: node.value }
    throw complaint(node, context, 'plain text, **words of the interface** and `keys`')
  })
}

function plainOf(nodes: Inline, context: Context): string {
  const pieces = piecesOf(nodes, context)
  return pieces
    .map((piece, index) => {
      if (typeof piece !== 'string') throw complaint(nodes[index], context, 'plain text')
      return piece
    })
    .join('')
}

function unwrapped(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ')
}

function complaint(node: Node | undefined, { file }: Context, expected: string): Error {
  return new Error(`${file}:${node?.position?.start.line ?? 1}: the handbook shows ${expected} here`)
}
