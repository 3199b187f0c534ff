import { expect, test } from 'vitest'
import { readDocument } from './document.ts'

test('text is in one full column when no layout is given', () => {
  const { containers } = readDocument('seite', 'Eins\n\nzwei')
  expect(containers).toHaveLength(1)
  expect(containers[0]).toMatchObject({ id: 'seite-c1', layout: '100' })
  expect(containers[0]?.columns[0]).toHaveLength(1)
})

test('a layout opens a container and two bars its next column', () => {
  const { containers } = readDocument('seite', 'a\n\n== 67-33\n\nb\n\n||\n\nc')
  expect(containers.map((container) => [container.layout, container.columns.length])).toEqual([
    ['100', 1],
    ['67-33', 2],
  ])
})

test('a headline takes its level, anchor, preline and subline', () => {
  const [block] = readDocument('s', '^ Vorab\n###c Titel {#t}\n_ Danach').containers[0]?.columns[0] ?? []
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

test('consecutive questions form one list of questions', () => {
  const [faq] = readDocument('s', '? Eins?\nJa.\n\n? Zwei?\nNein.').containers[0]?.columns[0] ?? []
  expect(faq?.type).toBe('faq')
  expect(faq?.children?.map((item) => item.fields.content)).toEqual(['Eins?', 'Zwei?'])
})

test('quotes, pictures, links and event lists become blocks of their own', () => {
  const markup =
    '@quote Satz | Wer\n\n@image big | figure:x | Bild\n\n@button Los | page:besuch\n\n@events highlight | series=s | limit=3'
  const blocks = readDocument('s', markup).containers[0]?.columns[0] ?? []
  expect(blocks.map((block) => block.type)).toEqual(['quote', 'image', 'link', 'event-list'])
  expect(blocks[2]?.fields).toMatchObject({ content: 'Los', link: 'page:besuch', extra_class: 'button' })
  expect(blocks[3]?.fields).toMatchObject({ only_bookable: false, source: { seriesKey: 's', limit: 3 } })
})

test('headlines go down to level six, pictures have five formats, links may open a window', () => {
  const markup =
    '###### Klein\n\n@image vertical | figure:x | Bild | Wer\n\n@image horizontal | figure:y\n\n@link Los | https://a.example/^'
  const blocks = readDocument('s', markup).containers[0]?.columns[0] ?? []
  expect(blocks.map(({ fields }) => fields)).toMatchObject([
    { headline_level: 6, content: 'Klein' },
    { alias: 'vertical', image: 'figure:x', description: 'Bild', copyright: 'Wer' },
    { alias: 'horizontal', description: '' },
    { content: 'Los', link: 'https://a.example/', open_new_window: true },
  ])
})

test('lists of pictures, logos and films have one item per line', () => {
  const markup = [
    '@images grid\n+ figure:a | Saal | Foto | Ein Saal\n+ figure:b',
    '@logos sponsors\n+ figure:c | Zeichen | Stiftung | fördert | https://a.example/',
    '@videos\n+ figure:d | Probe | 3:20 | https://vimeo.com/1 | Ein **Blick**',
  ].join('\n\n')
  const blocks = readDocument('s', markup).containers[0]?.columns[0] ?? []
  expect(blocks).toMatchObject([
    {
      type: 'image-list',
      fields: { extra_class: 'grid', anchor: '' },
      children: [
        {
          type: 'image-item',
          fields: { image: 'figure:a', description: 'Saal', copyright: 'Foto', image_alt: 'Ein Saal' },
        },
        { type: 'image-item', fields: { image: 'figure:b', description: '' } },
      ],
    },
    {
      type: 'logo-list',
      fields: { extra_class: 'sponsors' },
      children: [
        {
          type: 'logo-item',
          fields: {
            image: 'figure:c',
            image_alt: 'Zeichen',
            sponsor: 'Stiftung',
            text: 'fördert',
            link: 'https://a.example/',
          },
        },
      ],
    },
    {
      type: 'video-list',
      children: [
        {
          type: 'video-item',
          fields: {
            title: 'Probe',
            length: '3:20',
            video_url: 'https://vimeo.com/1',
            content: { type: 'doc' },
          },
        },
      ],
    },
  ])
})

test('external media are blocks of one line', () => {
  const markup = [
    '@audio Folge 1 | https://x.podigee.io/1-a',
    '@video figure:a | Titel | 2:00 | https://vimeo.com/1 | film',
    '@viewer issuu | https://issuu.com/a/docs/b',
    '@social https://www.instagram.com/p/x/',
    '@starmate saal | https://embed.starmate.io/x',
    '@reservation',
  ].join('\n\n')
  const blocks = readDocument('s', markup).containers[0]?.columns[0] ?? []
  expect(blocks.map(({ type, fields }) => [type, fields])).toEqual([
    ['audio', { headline: 'Folge 1', embed: 'https://x.podigee.io/1-a' }],
    [
      'video',
      {
        image: 'figure:a',
        image_alt: '',
        title: 'Titel',
        length: '2:00',
        video_url: 'https://vimeo.com/1',
        anchor: 'film',
      },
    ],
    ['viewer', { media_type: 'issuu', embed: 'https://issuu.com/a/docs/b' }],
    ['social-media', { embed: 'https://www.instagram.com/p/x/' }],
    ['starmate', { id: 'saal', embed: 'https://embed.starmate.io/x' }],
    ['reservation', {}],
  ])
})

test('event lists may include past events', () => {
  const [list] =
    readDocument('s', '@events standard | include-past | past-as-last').containers[0]?.columns[0] ?? []
  expect(list?.fields).toMatchObject({ include_past: true, past_as_last: true, only_bookable: false })
})

test('a chunk that looks like markup but is not valid is refused', () => {
  expect(() => readDocument('s', '@unbekannt x')).toThrow('Not understood')
})

test('a block with more cells than fields is refused', () => {
  expect(() => readDocument('s', '@quote Satz | Wer | anker | wo')).toThrow('has no place for wo')
})
