import { expect, test } from 'vitest'
import { richText } from '../../../../tests/support/editor-site.ts'
import { beginsWord } from './begins-word.ts'

test('A space or a paragraph after a letter begins a word; letters, corrections and first words do not', () => {
  expect(beginsWord('Die', 'Die ')).toBe(true)
  expect(beginsWord('Die Orgel', 'Die große Orgel')).toBe(false) // the space was typed before
  expect(beginsWord('Die ', 'Die O')).toBe(false)
  expect(beginsWord('Die Orgel', 'Die Orge')).toBe(false)
  expect(beginsWord('', 'Die Orgel')).toBe(false)
  expect(beginsWord(undefined, ' ')).toBe(false)
  const [one, two] = [richText('Die Orgel'), richText('')]
  expect(beginsWord(one, { ...one, content: [...one.content, ...two.content] })).toBe(true)
})
