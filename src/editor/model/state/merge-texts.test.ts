import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readRichText } from '#design/rich-text/read-rich-text.ts'
import { keepBoth, mergeTexts } from './merge-texts.ts'

const paragraph = (text: string, marks?: unknown[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks && { marks }) }],
})
const doc = (...content: unknown[]) => ({ type: 'doc', content })

describe('Two changes of one line', () => {
  const before = 'The concert begins at seven in the hall'

  test('are both kept if they concern different words', () => {
    const local = 'The matinee begins at seven in the hall'
    const remote = 'The concert begins at seven in the great hall'
    expect(mergeTexts(before, local, remote)).toBe('The matinee begins at seven in the great hall')
  })

  test('are not merged if both have changed the same word', () => {
    const local = 'The concert begins at eight in the hall'
    const remote = 'The concert begins at nine in the hall'
    expect(mergeTexts(before, local, remote)).toBeNull()
    expect(keepBoth(before, local, remote)).toBe('The concert begins at nine eight in the hall')
  })

  test('are not merged if both append at the end', () => {
    expect(mergeTexts(before, `${before}. Welcome`, `${before}, as always`)).toBeNull()
    expect(keepBoth('One', 'One two', 'One three')).toBe('One three two')
  })

  test('keep the clauses of both sides together when both have rewritten the same words', () => {
    const both = keepBoth(
      'It stops in front of the house',
      'It stops at the hall',
      'It stops by the old market',
    )
    expect(both).toBe('It stops by the old market at the hall')
  })

  test('are merged if one of them is only a space, because it is not yet a word', () => {
    expect(mergeTexts('One', 'One ', 'One two')).toBe('One two')
    expect(mergeTexts('One', 'One two', 'One ')).toBe('One two')
  })

  test('are merged if the spaces around the changed words have changed, too', () => {
    expect(mergeTexts('See  Jo ', 'See  Jonas ', 'See Mira Jo  ')).toBe('See Mira Jonas  ')
    expect(mergeTexts('One two', 'One  two', 'Onetwo')).toBe(mergeTexts('One two', 'Onetwo', 'One  two'))
  })

  test('count as one change if both are the same', () => {
    const local = 'The concert begins at eight in the hall today'
    const remote = 'The matinee begins at eight in the hall'
    expect(mergeTexts(before, local, remote)).toBe('The matinee begins at eight in the hall today')
  })
})

describe('Two changes of a rich text', () => {
  test('are both kept if they concern different paragraphs, also if one sets only a mark', () => {
    const before = doc(paragraph('First words here'), paragraph('Second words here'))
    const local = doc(paragraph('First own words here'), paragraph('Second words here'))
    const remote = doc(paragraph('First words here'), paragraph('Second words here', [{ type: 'bold' }]))
    expect(mergeTexts(before, local, remote)).toEqual(
      doc(paragraph('First own words here'), paragraph('Second words here', [{ type: 'bold' }])),
    )
  })

  test('are both kept if one splits the paragraph in which the other writes', () => {
    const before = doc(paragraph('one two three four'))
    const local = doc(paragraph('one two'), paragraph('three four'))
    const remote = doc(paragraph('one two three five'))
    expect(mergeTexts(before, local, remote)).toEqual(doc(paragraph('one two'), paragraph('three five')))
  })

  test('are both kept if one turns the list in which the other writes into paragraphs', () => {
    const item = (text: string) => ({ type: 'listItem', content: [paragraph(text)] })
    const list = (...texts: string[]) => doc({ type: 'bulletList', content: texts.map(item) })
    const local = doc(paragraph('one'), paragraph('two'), paragraph('three'))
    const both = keepBoth(list('one', 'two', 'three'), local, list('one', 'two', 'new', 'three'))
    expect(JSON.stringify(readRichText(both))).toContain('new')
  })
})

describe('Other values', () => {
  test('are never merged, because they are not texts', () => {
    expect(mergeTexts(1, 2, 3)).toBeNull()
    expect(mergeTexts('a', null, 'b')).toBeNull()
    expect(mergeTexts(['a'], ['b'], ['c'])).toBeNull()
    expect(keepBoth({ id: 1 }, { id: 2 }, { id: 3 })).toBeNull()
  })
})

describe('Any two changes', () => {
  // An empty word doubles the space.
  const anyWords = fc.array(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', ''), { maxLength: 12 })
  const anyText = fc.oneof(
    anyWords.map((words) => words.join(' ')),
    fc
      .array(anyWords, { maxLength: 4 })
      .map((lines) => doc(...lines.map((words) => paragraph(words.join(' '))))),
  )
  const ofOneKind = fc
    .tuple(anyText, anyText, anyText)
    .filter((texts) => new Set(texts.map((text) => typeof text)).size === 1)

  test('are merged to the same text on both sides', () => {
    fc.assert(
      fc.property(ofOneKind, ([before, local, remote]) => {
        expect(mergeTexts(before, local, remote)).toEqual(mergeTexts(before, remote, local))
      }),
    )
  })

  test('result in the version of one side if the other has changed nothing', () => {
    fc.assert(
      fc.property(ofOneKind, ([before, local]) => {
        expect(readable(mergeTexts(before, local, before))).toEqual(readable(local))
        expect(readable(mergeTexts(before, before, local))).toEqual(readable(local))
      }),
    )
  })

  test('keep every new word of both sides when both are kept', () => {
    fc.assert(
      fc.property(anyWords, fc.nat(20), fc.nat(20), (words, here, there) => {
        const local = words.toSpliced(here % (words.length + 1), 1, 'local')
        const remote = words.toSpliced(there % (words.length + 1), 1, 'remote')
        const both = String(keepBoth(words.join(' '), local.join(' '), remote.join(' '))).split(' ')
        expect(both).toContain('local')
        expect(both).toContain('remote')
      }),
    )
  })

  test('keep a space between the words of both sides where one side has removed it', () => {
    expect(mergeTexts(' two', 'two', 'one two')).toBe('one two')
    expect(mergeTexts(' two', 'two', 'one two')).toBe(mergeTexts(' two', 'one two', 'two'))
  })

  function readable(text: unknown): unknown {
    return typeof text === 'object' ? readRichText(text) : text
  }
})
