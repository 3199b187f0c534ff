import { describe, expect, test } from 'vitest'
import type { FoundSubject } from '#contracts/office-replacements.ts'
import { chosenTexts, nameOfPlace, placesOf } from './chosen-places.ts'

const place = { lead: '', found: 'alt', trail: '' }
const found = (subject: string, canChange = true): FoundSubject => ({
  subject,
  what: 'section',
  kind: 'page',
  id: 1,
  language: 'de',
  title: 'Seite',
  address: '/de/seite?edit',
  is_public: true,
  can_change: canChange,
  texts: [
    { path: ['a', 'content'], block_type: 'text', language: 'de', seen: 'one', places: [place, place] },
    { path: ['b', 'content'], block_type: 'text', language: 'de', seen: 'two', places: [place] },
  ],
})

describe('The places that are replaced', () => {
  test('are all at first, without those that the account may not change', () => {
    const subjects = [found('section:page:1:de'), found('record:media:1', false)]
    expect(chosenTexts(subjects, new Set()).map(({ seen, places }) => [seen, places])).toEqual([
      ['one', [0, 1]],
      ['two', [0]],
    ])
    expect(subjects.flatMap(placesOf)).toHaveLength(3)
  })

  test('are those that nobody has unticked; a text without any is left out', () => {
    const page = found('section:page:1:de')
    const left = new Set([nameOfPlace(page, 0, 0), nameOfPlace(page, 1, 0)])
    expect(chosenTexts([page], left)).toEqual([
      { subject: 'section:page:1:de', path: ['a', 'content'], seen: 'one', places: [1] },
    ])
  })
})
