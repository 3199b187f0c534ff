import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { figureVersion } from '#design/picture/figure-address.ts'
import { drawFigure } from './draw-figure.ts'

const hashOf = (data: Uint8Array) => createHash('sha256').update(data).digest('hex').slice(0, 16)

/** The expected figures of this version, as hashes of their pixels. */
const drawn = { version: 3, square: '3f576494efbdd5d2', round: '9a97f0a71f54f1c2' }

describe('A drawn figure', () => {
  test('matches the hash of its version; a change of the drawing must increment figureVersion', () => {
    expect({
      version: figureVersion,
      square: hashOf(drawFigure('prussian', 100, 320).data),
      round: hashOf(drawFigure('stone', 300, 320).data),
    }).toEqual(drawn)
  })

  test('is the same for the same variant, and different for another variant or ground', () => {
    const figure = drawFigure('plum', 12, 320)
    expect([figure.width, figure.height, figure.data.length]).toEqual([320, 240, 320 * 240 * 3])
    expect(hashOf(drawFigure('plum', 12, 320).data)).toBe(hashOf(figure.data))
    expect(hashOf(drawFigure('plum', 13, 320).data)).not.toBe(hashOf(figure.data))
    expect(hashOf(drawFigure('bottle', 12, 320).data)).not.toBe(hashOf(figure.data))
  })

  test('is mostly bare ground, with sand that is clearly visible', () => {
    const { data } = drawFigure('prussian', 200, 320)
    let bare = 0
    let sand = 0
    for (let i = 0; i < data.length; i += 3) {
      if (data[i] === 18 && data[i + 1] === 48 && data[i + 2] === 79) bare++
      if ((data[i] ?? 0) > 150) sand++
    }
    const pixels = data.length / 3
    expect(bare / pixels).toBeGreaterThan(0.5)
    expect(sand / pixels).toBeGreaterThan(0.06)
  })
})
