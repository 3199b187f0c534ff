import { expect, test } from 'vitest'
import { mergeValues } from './merge-values.ts'

const bold = { type: 'bold' }
const doc = (...paragraphs: (string | [string, ...object[]])[][]) => ({
  type: 'doc',
  content: paragraphs.map((parts) => ({
    type: 'paragraph',
    content: parts.map((part) =>
      typeof part === 'string'
        ? { type: 'text', text: part }
        : { type: 'text', marks: part.slice(1), text: part[0] },
    ),
  })),
})

test('Changes of two people in different places of a text are both kept', () => {
  expect(
    mergeValues('Die Orgel des Hauses', 'Die große Orgel des Hauses', 'Die Orgel des alten Hauses'),
  ).toBe('Die große Orgel des alten Hauses')
  expect(mergeValues('a b', 'a b', 'a b c')).toBe('a b c')
})

test('Changes that touch are not merged', () => {
  expect(mergeValues('Die Orgel', 'Die Orgel. Von Mira.', 'Die Orgel. Von Jonas.')).toBeNull()
  expect(mergeValues('eins zwei drei', 'eins ZWEI drei', 'eins drei')).toBeNull()
  expect(mergeValues(3, 4, 5)).toBeNull()
})

test('Rich texts keep the paragraphs and marks of both', () => {
  const base = doc(['Erster Absatz.'], ['Zweiter Absatz.'])
  const mine = doc(['Erster neuer Absatz.'], ['Zweiter Absatz.'])
  const theirs = doc(['Erster Absatz.'], ['Zweiter ', ['wichtiger', bold], ' Absatz.'], ['Dritter.'])
  expect(mergeValues(base, mine, theirs)).toEqual(
    doc(['Erster neuer Absatz.'], ['Zweiter ', ['wichtiger', bold], ' Absatz.'], ['Dritter.']),
  )
})

test('All words of both sides survive wherever they don’t touch, whoever comes first', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647
    return seed % below
  }
  for (let round = 0; round < 400; round++) {
    const words = Array.from({ length: 4 + random(20) }, (_, index) => `w${index}`)
    const edit = (mark: string) => {
      const edited: string[] = []
      const added: string[] = []
      for (const [index, word] of words.entries()) {
        const chance = random(8)
        if (chance === 0) continue
        if (chance === 1) {
          added.push(`${mark}${index}`)
          edited.push(`${mark}${index}`)
        }
        edited.push(word)
      }
      return { text: edited.join(' '), added }
    }
    const [mine, theirs] = [edit('m'), edit('t')]
    const base = words.join(' ')
    const merged = mergeValues(base, mine.text, theirs.text)
    expect(merged).toEqual(mergeValues(base, theirs.text, mine.text))
    if (merged === null) continue
    const kept = String(merged).split(/\s+/)
    expect(kept).toEqual(expect.arrayContaining([...mine.added, ...theirs.added]))
  }
})
