import { expect, test } from 'vitest'
import { followCaret } from './caret.ts'

test.each([
  ['Text. |', 'Text. jonas', 6, true],
  ['Text. a|', 'Text. aa', 7, true],
  ['Text. mira|', 'Text. jonas mira', 16, false],
  ['Text. mira| end', 'Text. jonas mira and end', 16, false],
  ['Kon|zert', 'Konzert heute', 3, false],
  ['One bus| three', 'One three', 4, false],
])('The caret in "%s" is found again in "%s"', (marked, after, offset, isPushed) => {
  expect(followCaret(marked.replace('|', ''), after, marked.indexOf('|'))).toEqual({ offset, isPushed })
})

test('A text that has nothing in common with the one before keeps the caret inside', () => {
  const [before, after] = ['a'.repeat(3000), 'b'.repeat(1500)]
  expect(followCaret(before, after, 2500)).toEqual({ offset: 1500, isPushed: false })
})
