/**
 * Renders every kind of block with hostile texts in every field that accepts them, and with harmless ones for
 * comparison.
 */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Content } from '#blocks/content.tsx'
import type { ShownBlock } from '#blocks/view.ts'
import { loadedBlocks } from '#blocks/loaded.generated.ts'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import { readRichText } from '#design/rich-text/read-rich-text.ts'
import { RichText } from '#design/rich-text/rich-text.tsx'
import { LanguageProvider } from '#i18n/language-context.tsx'
import '#i18n/messages.ts'
import { hostileDocuments, hostileTargets, hostileTexts } from './hostile-texts.ts'

/** All names of text fields of a block. */
const fieldNames = [
  'anchor',
  'anchor_text',
  'author',
  'content',
  'copyright',
  'description',
  'embed',
  'extra_class',
  'alias',
  'headline',
  'id',
  'image',
  'image_alt',
  'image_copyright',
  'length',
  'link',
  'link_text',
  'media_type',
  'preline',
  'sponsor',
  'subline',
  'text',
  'title',
  'video_url',
]

const harmless: Record<string, unknown> = {
  content: 'Wort',
  headline: 'Wort',
  title: 'Wort',
  image: 'figure:wort',
  sponsor: 'Wort',
  link: '/de',
  link_text: 'Wort',
}

/** Documents of markup, one for each rendered case. */
export function renderHostile(): { hostile: string[]; harmless: string[] } {
  const types = Object.keys(blockDefinitions).filter((type) => !loadedBlocks.has(type))
  const texts = hostileTexts.filter((text) => text.length < 1000)
  const targets = Object.values(hostileTargets).flat()
  return {
    harmless: [
      ...types.flatMap((type) => plainVariants().map((fields) => renderBlock(type, fields))),
      richSample(),
    ],
    hostile: [
      ...types.flatMap((type) => texts.map((text) => renderBlock(type, fieldsWith(type, text)))),
      ...Object.values(hostileDocuments())
        .flat()
        .map((document) => render(<RichText document={readRichText(document)} />)),
      ...targets.map((href) => render(<RichText document={readRichText(linked(href))} />)),
    ],
  }
}

/**
 * Harmless fields in which every field that accepts the text contains it, as plain text, as a figure, or as rich
 * text.
 */
function fieldsWith(type: string, text: string): Record<string, unknown> {
  const fields = { ...harmless }
  for (const name of fieldNames) {
    const values = [text, `figure:${text}`.slice(0, 180), words(text)]
    const taken = values.find((value) =>
      Boolean(blockDefinitions[type]?.read({ ...fields, [name]: value }, 1)),
    )
    if (taken !== undefined) fields[name] = taken
  }
  return fields
}

function renderBlock(type: string, stored: Record<string, unknown>): string {
  const fields = blockDefinitions[type]?.read(stored, 1)
  if (!fields) return ''
  const block: ShownBlock = { id: 'block', type, fields, children: [] }
  const isAlone = blockDefinitions[type]?.standsAlone ?? true
  const list: ShownBlock = {
    id: 'list',
    type: isAlone
      ? type
      : (parents.find((parent) => blockDefinitions[parent]?.children.includes(type)) ?? type),
    fields,
    children: isAlone ? [] : [block],
  }
  return render(
    <Content
      content={{
        containers: [{ id: 'c', layout: '100', columns: [[list]] }],
        data: {},
        links: { 'page:1': '/de/besuch' },
      }}
      context={{ language: 'de', now: '2026-11-21T12:00:00Z', isStaff: false }}
    />,
  )
}

const parents = Object.keys(blockDefinitions)

/** The markup of blocks that contain only plain words and addresses of this site. */
function plainVariants(): Record<string, unknown>[] {
  const each = fieldNames.flatMap((name) =>
    ['Wort', '', words('Wort')].map((value) => ({ ...harmless, [name]: value })),
  )
  const all = Object.fromEntries(fieldNames.map((name) => [name, 'Wort']))
  return [
    harmless,
    ...each,
    { ...all, link: '/de', image: 'figure:wort', extra_class: '', alias: 'big' },
  ].flatMap((fields) => [
    fields,
    { ...fields, anchor: 'wort' },
    { ...fields, link: '', image: '' },
    { ...fields, link: '' },
    { ...fields, description: 'Wort', copyright: 'Wort', image_alt: 'Wort' },
  ])
}

function richSample(): string {
  const marks = [
    { type: 'bold' },
    { type: 'italic' },
    { type: 'link', attrs: { href: '/de', newWindow: true } },
  ]
  const paragraph = (textAlign: string) => ({
    type: 'paragraph',
    attrs: { textAlign },
    content: [{ type: 'text', text: 'Wort', marks }, { type: 'hardBreak' }],
  })
  const list = (type: string) => ({ type, content: [{ type: 'listItem', content: [paragraph('center')] }] })
  return render(
    <RichText
      document={readRichText({
        type: 'doc',
        content: [paragraph('right'), list('bulletList'), list('orderedList')],
      })}
    />,
  )
}

function words(text: string): unknown {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
}

function linked(href: string): unknown {
  const marks = [{ type: 'link', attrs: { href, newWindow: true } }]
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Wort', marks }] }] }
}

function render(node: ReactNode): string {
  return renderToStaticMarkup(<LanguageProvider language="de">{node}</LanguageProvider>)
}
