import { randomUUID } from 'node:crypto'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'

const sentence =
  'Die Orgel des Hauses hat 5.200 Pfeifen und vier Manuale und ist seit 1913 das größte Instrument im Saal. '

/** Content of many blocks, half of them in containers of two columns, with which the editor is measured and compared. */
export function contentOfMany(count: number): ContentDocument {
  const half = 2 * Math.floor(count / 4)
  const halves = Array.from({ length: half / 2 }, (_, index) => ({
    id: randomUUID(),
    layout: '50-50' as const,
    columns: [[blockAt(2 * index)], [blockAt(2 * index + 1)]],
  }))
  const whole = Array.from({ length: count - half }, (_, index) => blockAt(half + index))
  return { version: 1, containers: [...halves, { id: randomUUID(), layout: '100', columns: [whole] }] }
}

function blockAt(number: number): StoredBlock {
  const block = (type: string, fields: Record<string, unknown>, children?: StoredBlock[]): StoredBlock => ({
    id: randomUUID(),
    type,
    version: 1,
    fields,
    ...(children && { children }),
  })
  const kinds: (() => StoredBlock)[] = [
    () => block('headline', { content: `Überschrift ${number}`, preline: 'Haus und Menschen' }),
    () => block('text', { content: richText(sentence.repeat(4)) }),
    () => block('quote', { content: `Die Stille gehört zum Stück (${number}).`, author: 'Hausarchiv' }),
    () =>
      block('full-teaser', {
        image: `figure:hundred-${number % 8}`,
        headline: `Orgelnacht ${number}`,
        text: sentence,
        link: '/de',
        extra_class: 'image-left',
      }),
    () =>
      block('faq', {}, [
        block('faq-item', { content: `Wie lange dauert Nummer ${number}?`, text: richText(sentence) }),
      ]),
  ]
  return (kinds[number % kinds.length] ?? kinds[0])?.() ?? block('text', {})
}

function richText(text: string) {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: text.trim() }] }] }
}
