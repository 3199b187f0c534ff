import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  figureAddress,
  figureFormats,
  figureGrounds,
  figureOf,
  figurePath,
  figureVariants,
  figureVersion,
  figureWidths,
  parseFigurePath,
  viewsOfPair,
} from './figure-address.ts'

describe('The address of a figure', () => {
  test('is the same for the same seed and ground, and contains the version of the drawing', () => {
    const address = figureAddress({ seed: 'event-12002', ground: 'prussian' }, 640, 'avif')
    expect(address).toMatch(new RegExp(`^/figures/${figureVersion}/prussian/\\d+/640\\.avif$`))
    expect(figureAddress({ seed: 'event-12002', ground: 'prussian' }, 640, 'avif')).toBe(address)
  })

  test('can be parsed', () => {
    const files = fc.record({
      ground: fc.constantFrom(...figureGrounds),
      variant: fc.nat(figureVariants - 1),
      width: fc.constantFrom(...figureWidths),
      format: fc.constantFrom(...figureFormats),
    })
    fc.assert(
      fc.property(files, (file) => {
        expect(parseFigurePath(figurePath(file, file.width, file.format))).toEqual(file)
      }),
    )
  })

  test('is not valid unless pages could use it', () => {
    const good = `/figures/${figureVersion}/plum/7/640.avif`
    expect(parseFigurePath(good)).not.toBeNull()
    for (const bad of [
      `/figures/${figureVersion - 1}/plum/7/640.avif`,
      `/figures/${figureVersion}/pink/7/640.avif`,
      `/figures/${figureVersion}/plum/07/640.avif`,
      `/figures/${figureVersion}/plum/${figureVariants}/640.avif`,
      `/figures/${figureVersion}/plum/7/641.avif`,
      `/figures/${figureVersion}/plum/7/640.png`,
      `${good}/`,
      `${good}x`,
      '/figures/',
    ])
      expect(parseFigurePath(bad), bad).toBeNull()
  })
})

describe('The figure of a seed', () => {
  test('is among the existing ones, whatever the seed and the ground', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (seed, ground) => {
        const figure = figureOf({ seed, ground })
        expect(figureGrounds).toContain(figure.ground)
        expect(figure.variant).toBeGreaterThanOrEqual(0)
        expect(figure.variant).toBeLessThan(figureVariants)
      }),
    )
  })

  test('has its waves from the part of the seed before the divider, and its view from the part after it', () => {
    const variant = (seed: string) => figureOf({ seed, ground: 'plum' }).variant
    const pairs = ['event-1', 'event-2', 'mahler'].map((rest) =>
      Math.floor(variant(`1902 cis-Moll~${rest}`) / viewsOfPair),
    )
    expect(new Set(pairs).size).toBe(1)
    const views = ['1902', '1903', '1911 g-Moll'].map((tone) => variant(`${tone}~event-1`) % viewsOfPair)
    expect(new Set(views).size).toBe(1)
  })
})
