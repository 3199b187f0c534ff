import { describe, expect, test } from 'vitest'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { findTexts } from './find-texts.ts'

const block = (
  id: string,
  type: string,
  fields: Record<string, unknown>,
  children?: StoredBlock[],
): StoredBlock => ({ id, type, version: 1, fields, ...(children && { children }) })
const rich = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const content: ContentDocument = {
  version: 1,
  containers: [
    {
      id: 'c',
      layout: '100',
      columns: [
        [
          block('title', 'headline', { content: 'Die Orgel im Großen Saal', headline_level: 2 }),
          block('picture', 'image', { image: 'media:1', image_alt: 'Eine Orgel mit vier Manualen' }),
          block('words', 'text', { content: rich('Sie hat 64 Register und wird mittwochs gespielt.') }),
          block('list', 'faq', {}, [block('item', 'faq-item', { content: 'Wann klingt die Orgel?' })]),
          block('table', 'table', { caption: 'Zeiten', columns: 2 }, [
            block('row', 'table-row', { cell_1: 'Mittwoch', cell_2: '12 Uhr' }),
          ]),
        ],
      ],
    },
  ],
}
const places = (query: string) => findTexts(query, content).map(({ block: id, field }) => `${id}.${field}`)

describe('A search in the page', () => {
  test('finds words on the page and in descriptions of pictures, in the order of the page', () => {
    expect(places('orgel')).toEqual(['title.content', 'picture.image_alt', 'item.content'])
  })
  test('finds words in formatted texts and in the cells of tables', () => {
    expect(places('mittwoch')).toEqual(['words.content', expect.stringMatching(/^row\./)])
  })
  test('ignores umlauts, ß and case', () => {
    expect(places('GROSSEN')).toEqual(['title.content'])
  })
  test('finds nothing for spaces, and for words that are not there', () => {
    expect(places('  ')).toEqual([])
    expect(places('Klavier')).toEqual([])
  })
  test('shows the found words with the ones before them', () => {
    expect(findTexts('gespielt', content)[0]?.excerpt).toBe(
      '… 64 Register und wird mittwochs gespielt.'.replace('64 ', ''),
    )
    expect(findTexts('orgel', content)[0]?.excerpt).toBe('Die Orgel im Großen Saal')
  })
})
