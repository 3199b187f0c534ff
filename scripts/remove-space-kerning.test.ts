import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { expect, test } from 'vitest'

const faces = ['serif', 'serif-italic', 'serif-bold', 'display', 'sans']

/** How wide a text is set, and how wide its glyphs are without kerning. */
function widthsOf(face: string) {
  const font = create(readFileSync(new URL(`../src/design/fonts/${face}.woff2`, import.meta.url)))
  if (!('characterSet' in font)) throw new Error(face)
  const sum = (widths: number[]) => widths.reduce((one, other) => one + other, 0)
  return (text: string) => {
    const { positions, glyphs } = font.layout(text)
    return {
      set: sum(positions.map(({ xAdvance }) => xAdvance)),
      plain: sum(glyphs.map(({ advanceWidth }) => advanceWidth)),
    }
  }
}

test.each(faces)('A space in the face %s has its whole width beside every letter', (face) => {
  const widths = widthsOf(face)
  const letters = Array.from(
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÄÖÜäöüß0123456789.,:;!?-–&»«’',
  )
  for (const space of [' ', '\u00a0'])
    for (const letter of letters)
      for (const text of [letter + space, space + letter]) {
        const { set, plain } = widths(text)
        expect(set, JSON.stringify(text)).toBeCloseTo(plain, 5)
      }
})

test('The kerning between letters is kept', () => {
  const { set, plain } = widthsOf('serif')('AV')
  expect(set).toBeLessThan(plain)
})
