import { expect, it } from 'vitest'
import { activeAnchor } from './active-anchor.ts'

const sections = (scrolled: number) => [
  { id: 'first', top: 1000 - scrolled, bottom: 1600 - scrolled },
  { id: 'second', top: 1600 - scrolled, bottom: 2000 - scrolled },
]

it('No section is current before the first and after the last', () => {
  expect(activeAnchor(sections(0))).toBeNull()
  expect(activeAnchor(sections(2200))).toBeNull()
})

it('A section becomes the current one 50 px before it reaches the line', () => {
  expect(activeAnchor(sections(699))).toBeNull()
  expect(activeAnchor(sections(700))).toBe('first')
  expect(activeAnchor(sections(1299))).toBe('first')
  expect(activeAnchor(sections(1300))).toBe('second')
})

it('The last section stays the current one for 200 px below it', () => {
  expect(activeAnchor(sections(1950))).toBe('second')
  expect(activeAnchor(sections(1951))).toBeNull()
})
