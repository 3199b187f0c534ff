import { describe, expect, test } from 'vitest'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import type { SuggestedText } from '#contracts/suggested-text.ts'
import { judgeSuggestion } from './judge-suggestion.ts'

const pageOf = (...blocks: StoredBlock[]): ContentDocument => ({
  version: 1,
  containers: [{ id: 'box', layout: '100', columns: [blocks] }],
})
const headline = (content: string): StoredBlock => ({
  id: 'one',
  type: 'headline',
  version: 1,
  fields: { content, headline_level: 2 },
})
const rich = (...texts: string[]) => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})
const text = (content: unknown): StoredBlock => ({ id: 'one', type: 'text', version: 1, fields: { content } })
const suggested = (before: unknown, after: unknown, field = 'content'): SuggestedText => ({
  field,
  before,
  after,
})

describe('A suggestion', () => {
  const change = suggested('Die Orgel im Saal', 'Die große Orgel im Saal')

  test('can be accepted as it is while the text is unchanged', () => {
    expect(judgeSuggestion(pageOf(headline('Die Orgel im Saal')), 'one', change)).toEqual({
      kind: 'ready',
      value: 'Die große Orgel im Saal',
      current: 'Die Orgel im Saal',
    })
  })

  test('is merged by words with a later change of other words', () => {
    expect(judgeSuggestion(pageOf(headline('Die Orgel im Foyer')), 'one', change)).toEqual({
      kind: 'merged',
      value: 'Die große Orgel im Foyer',
      current: 'Die Orgel im Foyer',
    })
    const before = rich('Erster Absatz', 'Zweiter Absatz')
    const after = rich('Erster langer Absatz', 'Zweiter Absatz')
    expect(
      judgeSuggestion(pageOf(text(rich('Erster Absatz', 'Dritter Absatz'))), 'one', suggested(before, after)),
    ).toMatchObject({ kind: 'merged', value: rich('Erster langer Absatz', 'Dritter Absatz') })
  })

  test('is left to a person when the same words have changed', () => {
    expect(judgeSuggestion(pageOf(headline('Die kleine Orgel im Saal')), 'one', change)).toEqual({
      kind: 'outdated',
      current: 'Die kleine Orgel im Saal',
    })
  })

  test('is in the text already once it was typed, also with other changes', () => {
    for (const now of ['Die große Orgel im Saal', 'Die große Orgel im Foyer'])
      expect(judgeSuggestion(pageOf(headline(now)), 'one', change)).toEqual({ kind: 'contained' })
  })

  test('has no text any more when its block was deleted or turned into another kind', () => {
    const gone = { kind: 'gone' }
    expect(judgeSuggestion(pageOf(), 'one', change)).toEqual(gone)
    expect(judgeSuggestion(pageOf(headline('Die Orgel')), null, change)).toEqual(gone)
    expect(judgeSuggestion(pageOf(text(rich('Die Orgel im Saal'))), 'one', change)).toEqual(gone)
    const ofUnknown = { ...headline('Die Orgel'), type: 'unknown' }
    expect(judgeSuggestion(pageOf(ofUnknown), 'one', change)).toEqual(gone)
  })

  test('can be made for a text that is still empty', () => {
    expect(judgeSuggestion(pageOf(headline('Orgel')), 'one', suggested('', 'Vorab', 'preline'))).toEqual({
      kind: 'ready',
      value: 'Vorab',
      current: '',
    })
  })

  test('has the names of a rich text in the order in which typing stores them', () => {
    const stored = {
      content: [{ content: [{ text: 'Neu', type: 'text' }], type: 'paragraph' }],
      type: 'doc',
    }
    const found = judgeSuggestion(pageOf(text(rich('Alt'))), 'one', suggested(rich('Alt'), stored))
    expect(JSON.stringify(found)).toContain(JSON.stringify(rich('Neu')))
  })
})
