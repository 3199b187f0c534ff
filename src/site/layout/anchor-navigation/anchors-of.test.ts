import { expect, it } from 'vitest'
import { readBlock } from '#blocks/read-block.ts'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import { anchorsOf } from './anchors-of.ts'

const block = (type: string, fields: Record<string, unknown>, version = 1) =>
  readBlock({ id: crypto.randomUUID(), type, version, fields }, blockDefinitions)

it('Headlines with an anchor become links, named by their anchor text or else by themselves', () => {
  const content = {
    containers: [
      {
        id: 'a',
        layout: '50-50',
        columns: [
          [
            block('headline', { anchor: 'anfahrt', anchor_text: '', content: 'So kommen Sie her' }),
            block('headline', { anchor: '', content: 'Ohne Anker' }),
          ],
          [
            block('text', { anchor: 'kein-titel' }),
            block('headline', { anchor: 'parken', anchor_text: 'Parken', content: 'Mit dem Auto' }),
            block('headline', { anchor: 'kaputt', content: 'Kaputt' }, 99),
          ],
        ],
      },
    ],
    data: {},
    links: {},
  }
  expect(anchorsOf(content)).toEqual([
    { id: 'anfahrt', name: 'So kommen Sie her' },
    { id: 'parken', name: 'Parken' },
  ])
  expect(anchorsOf(null)).toEqual([])
})

it('The anchors of a shared block are among the anchors of the page', () => {
  const shown = { id: 'shown', type: 'shared', fields: { source: 'shared:1' }, children: [] }
  const inner = {
    containers: [
      { id: 's', layout: '100', columns: [[block('headline', { anchor: 'kasse', content: 'Kasse' })]] },
    ],
    data: {},
  }
  const content = {
    containers: [{ id: 'a', layout: '100', columns: [[shown]] }],
    data: { shown: { id: 1, name: '', content: inner } },
  }
  expect(anchorsOf(content)).toEqual([{ id: 'kasse', name: 'Kasse' }])
})
