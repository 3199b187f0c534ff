import { expect, test } from 'vitest'
import { readRichText } from '#design/rich-text/read-rich-text.ts'
import { applyChange } from '#operations/index.ts'
import { richText } from '../../../../tests/support/editor-site.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { writePieces, type Piece } from './write-pieces.ts'

const block: StoredBlock = {
  id: 'text',
  type: 'text',
  version: 1,
  fields: { content: richText('vorn hinten') },
}
const content: ContentDocument = {
  version: 1,
  containers: [{ id: 'container', layout: '100', columns: [[block]] }],
}
const place = { in: 'column' as const, container: 'container', column: 0, after: null }
const document = (...words: string[]) => readRichText(richText(...words))
const nothing = readRichText(null)
const headline: Piece = { kind: 'headline', level: 3, text: 'Titel' }
const text: Piece = { kind: 'text', document: document('Mitte') }

function write(around: { before: typeof nothing; after: typeof nothing }, pieces: Piece[]) {
  let number = 0
  const written = writePieces(block, place, around, pieces, () => `new-${(number += 1)}`)
  const blocks = applyChange(content, written?.operations ?? []).containers[0]?.columns[0] ?? []
  const shown = blocks.map(({ fields }) =>
    typeof fields['content'] === 'string'
      ? `# ${fields['content']}`
      : readRichText(fields['content'])
          .content.map((one) => JSON.stringify(one).match(/"text":"([^"]*)"/)?.[1])
          .join('|'),
  )
  return { shown, last: written?.last }
}

test('Pieces inserted in the middle of a text are between its two halves', () => {
  const { shown, last } = write({ before: document('vorn'), after: document('hinten') }, [headline, text])
  expect(shown).toEqual(['vorn', '# Titel', 'Mitte', 'hinten'])
  expect(last).toBe('new-2')
})

test('An empty block takes the first text, or is replaced by a headline', () => {
  expect(write({ before: nothing, after: nothing }, [text, headline])).toEqual({
    shown: ['Mitte', '# Titel'],
    last: 'new-1',
  })
  expect(write({ before: nothing, after: document('hinten') }, [headline])).toEqual({
    shown: ['# Titel', 'hinten'],
    last: 'new-1',
  })
  expect(write({ before: nothing, after: nothing }, [])).toEqual({ shown: ['vorn hinten'], last: undefined })
})
