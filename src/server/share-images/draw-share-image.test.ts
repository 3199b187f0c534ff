import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { ShareCard, ShareFormat } from '#design/picture/share-card.ts'
import { drawShareImage } from './draw-share-image.ts'
import { loadDisplayType, loadSansType } from './house-type.ts'

const card = (changes: Partial<ShareCard>): ShareCard => ({
  kind: 'event',
  id: 1,
  title: 'Mahler: Fünfte',
  lines: ['Samstag, 21. November 2026', 'Großer Saal'],
  figure: { ground: 'prussian', variant: 66 },
  language: 'de',
  houseName: 'Haus',
  ...changes,
})

const draw = (
  shown: ShareCard,
  format: ShareFormat = 'wide',
  house: Parameters<typeof drawShareImage>[2] = { figures: 'sand', share: 'beside' },
) => drawShareImage(shown, format, house)

describe('A share image', () => {
  test('is a JPEG of 1200 by 630 pixels, the same for the same card', async () => {
    const bytes = await draw(card({}))
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(bytes.length).toBeLessThan(200_000)
    expect(Buffer.compare(bytes, await draw(card({})))).toBe(0)
  })

  test('keeps the text on bare ground: the sand is on the right', async () => {
    const bytes = await draw(card({ title: '', houseName: '', lines: [] }))
    const side = async (left: number, width: number) => {
      const part = await sharp(bytes).extract({ left, top: 130, width, height: 450 }).toBuffer()
      return (await sharp(part).stats()).channels[0]?.stdev ?? 0
    }
    expect(await side(0, 600)).toBeLessThan(4)
    expect(await side(900, 300)).toBeGreaterThan(20)
  })

  test('is drawn in both formats and arrangements, with the figures of the house', async () => {
    const own = {
      draw: () =>
        '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><rect width="4" height="3" fill="#0f0"/></svg>',
    }
    for (const share of ['beside', 'band'] as const) {
      const bytes = await draw(card({ kicker: 'Person' }), 'tall', { figures: own, share })
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1080, height: 1350 })
      const top = await sharp(
        await sharp(bytes).extract({ left: 0, top: 0, width: 1080, height: 200 }).toBuffer(),
      ).stats()
      expect(top.dominant, share).toMatchObject({ r: 8, g: 248, b: 8 })
    }
    const plain = await draw(card({ title: '', houseName: '', lines: [] }), 'wide', {
      figures: 'plain',
      share: 'band',
    })
    const right = await sharp(plain).extract({ left: 600, top: 0, width: 600, height: 630 }).toBuffer()
    expect((await sharp(right).stats()).channels[0]?.stdev).toBeLessThan(2)
  })

  test('can be drawn with any text', { timeout: 30_000 }, async () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 120 })
    await fc.assert(
      fc.asyncProperty(words, fc.array(words, { maxLength: 3 }), async (title, lines) => {
        const bytes = await draw(card({ title, lines, houseName: title }))
        expect((await sharp(bytes).metadata()).width).toBe(1200)
      }),
      { numRuns: 12 },
    )
  })
})

describe("The house's typefaces", () => {
  const typefaces = [loadDisplayType(), loadSansType()]

  test('have the letters of composers from all over Europe', () => {
    for (const { legible } of typefaces)
      for (const name of [
        'Dvořák',
        'Janáček',
        'Szőnyi',
        'Țăranu',
        'Nørgård',
        'Lutosławski',
        'Čiurlionis',
        'Łukaszewski',
      ])
        expect(legible(name)).toBe(name)
  })

  test('set a missing letter without its accents, or leave it out', () => {
    for (const { legible, measure } of typefaces) {
      expect(legible('Ngô Ṣ 音楽 Saal 🎻')).toBe('Ngô S Saal')
      expect(measure('音楽', 50)).toBe(0)
    }
  })

  test('are as wide as their outlines, and kern', () => {
    const [display] = typefaces
    expect(display?.measure('AVAV', 100)).toBeLessThan((display?.measure('A', 100) ?? 0) * 4)
    const outline = display?.outline('H', { size: 100, x: 10, baseline: 100 }) ?? ''
    const numbers = (outline.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
    expect(Math.max(...numbers)).toBeLessThan(110)
    expect(Math.min(...numbers)).toBeGreaterThan(0)
  })
})
