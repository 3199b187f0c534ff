import { richText } from '../rich-text.ts'
import type { Block, BlockFields, ContentDocument, Layout, Locale, LocalizedDocument } from '../types.ts'

const layouts: Layout[] = ['100', '67-33', '33-67', '50-50', '33-33-33', '25-50-25']

/** Both languages of a document; see `readDocument` for the markup. */
export function localizedDocument(key: string, de: string, en: string): LocalizedDocument {
  return { de: readDocument(key, 'de', de), en: readDocument(key, 'en', en) }
}

/**
 * Builds containers and blocks from a small markup of chunks separated by blank lines:
 *
 * - `== 67-33` begins a container, `||` its next column; without it everything stands in one full column
 * - `## Title {#anchor}` a headline of level 2 to 4 (`##c` centred), `^ preline` above and `_ subline` below it in the same chunk
 * - `> quote | author`, `!medium figure:seed | description`, `-> label | target`, `=> label | target` (as a button)
 * - `@full image-left | figure | preline | headline | text | link text | link`
 * - `@teasers grid`, then one `+ figure | preline | headline | subline | text | link text | link` a line
 * - `@events highlight | series=key | limit=3`, also `genre=`, `keys=a,b`, `bookable`
 * - `@subscriptions key, key`
 * - `? question` and its answer in the following lines
 * - anything else is rich text
 */
export function readDocument(key: string, locale: Locale, markup: string): ContentDocument {
  const builder = new DocumentBuilder(`${key}-${locale}`)
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
    else if (/^(\^ |#)/.test(first)) this.#headline(lines)
    else if (first.startsWith('? ')) this.#question(first.slice(2), lines.slice(1).join('\n'))
    else if (first.startsWith('@teasers')) this.#teasers(lines)
    else this.#single(first)
  }

  finish(): ContentDocument {
    this.#flush()
    return this.#document
  }

  #flush(): void {
    if (this.#text.length === 0) return
    const content = richText(this.#text.join('\n\n'))
    this.#text = []
    this.#push('text', { content, anchor: '', add_additional_space: false })
  }

  #open(layout: string): void {
    const known = layouts.find((candidate) => candidate === layout.trim())
    if (!known) throw new Error(`Unknown layout ${layout} in ${this.#prefix}`)
    const id = `${this.#prefix}-c${this.#document.containers.length + 1}`
    this.#document.containers.push({ id, layout: known, columns: [[]] })
  }

  #container() {
    if (this.#document.containers.length === 0) this.#open('100')
    const container = this.#document.containers.at(-1)
    if (!container) throw new Error('A document always has a container here')
    return container
  }

  #push(type: string, fields: BlockFields, children?: Block[]): Block {
    const block = this.#block(type, fields, children)
    this.#container().columns.at(-1)?.push(block)
    return block
  }

  #block(type: string, fields: BlockFields, children?: Block[]): Block {
    this.#blocks++
    const block: Block = { id: `${this.#prefix}-${this.#blocks}`, type, version: 1, fields }
    return children ? { ...block, children } : block
  }

  #headline(lines: string[]): void {
    const line = lines.find((candidate) => candidate.startsWith('#')) ?? ''
    const match = /^(?<marks>#{2,4})(?<centred>c?) (?<content>.*?)(?: \{#(?<anchor>[\w-]+)\})?$/.exec(line)
    if (!match?.groups) throw new Error(`Not a headline in ${this.#prefix}: ${line}`)
    const { marks = '##', centred, content = '', anchor = '' } = match.groups
    this.#push('headline', {
      headline_level: marks.length,
      preline: lines.find((candidate) => candidate.startsWith('^ '))?.slice(2) ?? '',
      content,
      subline: lines.find((candidate) => candidate.startsWith('_ '))?.slice(2) ?? '',
      anchor,
      anchor_text: anchor ? content : '',
      extra_class: centred ? 'centered' : 'left',
    })
  }

  #question(content: string, answer: string): void {
    const item = this.#block('faq-item', { content, text: richText(answer) })
    const last = this.#container().columns.at(-1)?.at(-1)
    if (last?.type === 'faq') last.children?.push(item)
    else this.#push('faq', {}, [item])
  }

  #teasers(lines: string[]): void {
    const items = lines.slice(1).map((line) => {
      const [image = '', preline = '', headline = '', subline = '', text = '', link_text = '', link = ''] =
        cells(line.replace(/^\+ /, ''))
      return this.#block('teaser-item', { image, link, link_text, preline, headline, subline, text })
    })
    this.#push('teaser-list', { extra_class: lines[0]?.slice(9).trim() || 'standard', anchor: '' }, items)
  }

  #single(line: string): void {
    if (line.startsWith('> ')) {
      const [content = '', author = ''] = cells(line.slice(2))
      this.#push('quote', { content, author, anchor: '' })
    } else if (line.startsWith('!')) {
      const [alias = 'medium', image = '', description = ''] = cells(line.slice(1).replace(' ', ' | '))
      this.#push('image', { alias, image, link: '', anchor: '', description })
    } else if (/^[-=]> /.test(line)) {
      const [content = '', link = ''] = cells(line.slice(3))
      const extra_class = line.startsWith('=') ? 'button' : ''
      this.#push('link', { content, link, extra_class, anchor: '', open_new_window: false })
    } else if (line.startsWith('@full ')) {
      const [
        extra_class = 'default',
        image = '',
        preline = '',
        headline = '',
        text = '',
        link_text = '',
        link = '',
      ] = cells(line.slice(6))
      this.#push('full-teaser', { image, link, link_text, preline, headline, text, extra_class, anchor: '' })
    } else if (line.startsWith('@events ')) this.#events(cells(line.slice(8)))
    else if (line.startsWith('@subscriptions '))
      this.#push(
        'subscription-list',
        {},
        line
          .slice(15)
          .split(',')
          .map((key) => this.#block('subscription-item', { subscription: `subscription:${key.trim()}` })),
      )
    else throw new Error(`Not understood in ${this.#prefix}: ${line}`)
  }

  #events([extra_class = 'standard', ...options]: string[]): void {
    const option = new Map(
      options.map((text) => text.split('=')).map(([name = '', value = '']) => [name, value]),
    )
    const keys = option.get('keys')?.split(',') ?? []
    const source = {
      ...(option.has('series') ? { seriesKey: option.get('series') } : {}),
      ...(option.has('genre') ? { genreKey: option.get('genre') } : {}),
      ...(keys.length > 0 ? { eventKeys: keys } : {}),
      limit: Number(option.get('limit') ?? 4),
    }
    const only_bookable = option.has('bookable')
    this.#push('event-list', { only_bookable, past_as_last: false, include_past: false, extra_class, source })
  }
}

function isSpecial(line: string): boolean {
  return /^(== |\|\||\^ |#{2,4}c? |> |!(small|medium|big) |[-=]> |@|\? )/.test(line)
}

function cells(line: string): string[] {
  return line.split(/\s*\|\s*/).map((cell) => cell.trim())
}
