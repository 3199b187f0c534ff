import { expect, test } from 'vitest'
import { readDocument } from './document.ts'

test('text stands in one full column when no layout is given', () => {
  const { containers } = readDocument('seite', 'de', 'Eins\n\nzwei')
  expect(containers).toHaveLength(1)
  expect(containers[0]).toMatchObject({ id: 'seite-de-c1', layout: '100' })
  expect(containers[0]?.columns[0]).toHaveLength(1)
})

test('a layout opens a container and two bars its next column', () => {
  const { containers } = readDocument('seite', 'en', 'a\n\n== 67-33\n\nb\n\n||\n\nc')
  expect(containers.map((container) => [container.layout, container.columns.length])).toEqual([
    ['100', 1],
    ['67-33', 2],
  ])
})

test('a headline takes its level, anchor, preline and subline', () => {
  const [block] =
    readDocument('s', 'de', '^ Vorab\n###c Titel {#t}\n_ Danach').containers[0]?.columns[0] ?? []
  expect(block).toMatchObject({
    type: 'headline',
    fields: {
      headline_level: 3,
      preline: 'Vorab',
      content: 'Titel',
      subline: 'Danach',
      anchor: 't',
      extra_class: 'centered',
    },
  })
})

test('questions in a row form one list of questions', () => {
  const [faq] = readDocument('s', 'de', '? Eins?\nJa.\n\n? Zwei?\nNein.').containers[0]?.columns[0] ?? []
  expect(faq?.type).toBe('faq')
  expect(faq?.children?.map((item) => item.fields.content)).toEqual(['Eins?', 'Zwei?'])
})

test('quotes, pictures, links and event lists become blocks of their own', () => {
  const markup =
    '> Satz | Wer\n\n!big figure:x | Bild\n\n=> Los | page:besuch\n\n@events highlight | series=s | limit=3 | bookable'
  const blocks = readDocument('s', 'de', markup).containers[0]?.columns[0] ?? []
  expect(blocks.map((block) => block.type)).toEqual(['quote', 'image', 'link', 'event-list'])
  expect(blocks[2]?.fields).toMatchObject({ content: 'Los', link: 'page:besuch', extra_class: 'button' })
  expect(blocks[3]?.fields).toMatchObject({ only_bookable: true, source: { seriesKey: 's', limit: 3 } })
})

test('a chunk that looks like markup but is none is refused', () => {
  expect(() => readDocument('s', 'de', '@unbekannt x')).toThrow('Not understood')
})
