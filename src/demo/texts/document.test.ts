import { expect, test } from 'vitest'
import { readDocument } from './document.ts'

const read = (body: string) => readDocument('s', { file: 's.de.md', body })
const blocksOf = (body: string) => read(body).containers[0]?.columns[0] ?? []

test('paragraphs and lists are one text in one full column when no layout is given', () => {
  const { containers } = read('Eins\n\nzwei\n\n- drei')
  expect(containers).toMatchObject([{ id: 's-c1', layout: '100', columns: [[{ id: 's-1', type: 'text' }]] }])
})

test('columns open a container and a line of dashes its next column', () => {
  const { containers } = read('a\n\n```columns 67-33\n```\n\nb\n\n---\n\nc')
  expect(containers.map(({ layout, columns }) => [layout, columns.length])).toEqual([
    ['100', 1],
    ['67-33', 2],
  ])
})

test('a headline has its level and its anchor, which is also its name in the navigation of the page', () => {
  expect(blocksOf('### Titel {#t}\n\n#### Ohne')).toMatchObject([
    { type: 'headline', fields: { headline_level: 3, content: 'Titel', anchor: 't', anchor_text: 'Titel' } },
    { type: 'headline', fields: { headline_level: 4, content: 'Ohne' } },
  ])
})

test('a block has its fields as YAML, and its items below them', () => {
  const markdown =
    '```teaser-list\nextra_class: grid\nitems:\n  - headline: Anfahrt\n    link: page:anfahrt\n```'
  expect(blocksOf(markdown)).toEqual([
    {
      id: 's-2',
      type: 'teaser-list',
      version: 1,
      fields: { extra_class: 'grid' },
      children: [
        { id: 's-1', type: 'teaser-item', version: 1, fields: { headline: 'Anfahrt', link: 'page:anfahrt' } },
      ],
    },
  ])
})

test('an answer is Markdown, a row of a table a list of its cells, and a block may have no field', () => {
  const [faq, table, reservation] = blocksOf(
    [
      '```faq\nitems:\n  - content: Dürfen wir?\n    text: "**Ja**"\n```',
      '```table\nitems:\n  - [Platz, Preis]\n```',
      '```reservation\n```',
    ].join('\n\n'),
  )
  expect(faq?.children?.[0]?.fields).toMatchObject({ content: 'Dürfen wir?', text: { type: 'doc' } })
  expect(table?.children?.[0]?.fields).toEqual({ cell_1: 'Platz', cell_2: 'Preis' })
  expect(reservation).toMatchObject({ type: 'reservation', fields: {} })
})

test.each([
  ['There is no layout 20-80', '```columns 20-80\n```'],
  ['There is no block unbekannt', '```unbekannt\n```'],
  ['A quote has no field anchors', '```quote\nanchors: a\n```'],
  ['A quote has no such items', '```quote\nitems: []\n```'],
  ['A quote has fields', '```quote\nEin Satz\n```'],
  ['needs an empty line', 'Text\n---'],
  ['has no place for a blockquote', '> Zitat'],
  ['A headline has no place for emphasis', '## Ein *Titel*'],
])('an error says where and what it is: %s', (what, markdown) => {
  expect(() => read(`Text\n\n${markdown}`)).toThrow(new RegExp(`^s\\.de\\.md:3: .*${what}`))
})
