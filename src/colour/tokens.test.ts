import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, readColour, type Colour } from './contrast.ts'
import { colourOf, readTokens } from './read-tokens.ts'
import { contrastOf, pairings, typeSteps } from './pairings.ts'

const white: Colour = [1, 1, 1, 1]
const black: Colour = [0, 0, 0, 1]

describe('Contrast', () => {
  test('is from 1 to 21, whichever colour is in front', () => {
    expect(contrast(white, white)).toBe(1)
    expect(contrast(white, black)).toBeCloseTo(21)
    expect(contrast(black, white)).toBeCloseTo(21)
  })

  test('has the values of the standard’s examples', () => {
    expect(contrast(readColour('#767676') ?? black, white)).toBeCloseTo(4.54, 2)
    expect(contrast(readColour('#949494') ?? black, white)).toBeCloseTo(3.03, 2)
  })

  test('counts a translucent colour as it appears on its ground', () => {
    expect(contrast([0, 0, 0, 0], white)).toBe(1)
    expect(contrast([0, 0, 0, 0.5], white)).toBeCloseTo(contrast([0.5, 0.5, 0.5, 1], white))
  })

  test('reads colours in hexadecimal digits, and nothing else', () => {
    expect(readColour('#fff')).toEqual(white)
    expect(readColour('#00000080')?.[3]).toBeCloseTo(0.5, 2)
    for (const text of ['fff', '#ffff0', 'white', '', '#ggg']) expect(readColour(text)).toBeNull()
  })
})

describe('The tokens', () => {
  const house = readTokens(readFileSync(new URL('../design/tokens/tokens.css', import.meta.url), 'utf8'))

  test('have the contrast that reading requires, in both themes', () => {
    for (const pairing of pairings) {
      const ratio = contrastOf(house, pairing)
      const name = `${pairing.words} on ${pairing.ground}`
      expect(ratio?.day ?? 0, `${name} by day`).toBeGreaterThanOrEqual(pairing.least)
      expect(ratio?.evening ?? 0, `${name} in the evening`).toBeGreaterThanOrEqual(pairing.least)
    }
  })

  test('are read with their themes and references', () => {
    const tokens = readTokens(':root { --a: light-dark(#fff, #000); --b: var(--a); --c: 1px; --a: #123456; }')
    expect(colourOf(tokens, 'b')).toEqual({ day: white, evening: black })
    expect(colourOf(tokens, 'c')).toBeNull()
    expect(colourOf(tokens, 'd')).toBeNull()
    expect(colourOf(house, 'action')).toEqual(colourOf(house, 'ink'))
  })

  test('have a type scale, smallest first', () => {
    expect(typeSteps(house).slice(0, 3)).toEqual(['step--1', 'step-0', 'step-1'])
  })
})
