import { describe, expect, test } from 'vitest'
import { bessel, motionOf, type Plate } from './chladni.ts'

const square = (sign: 1 | -1): Plate => ({
  shape: 'square',
  view: { x: 0.5, y: 0.5, span: 1 },
  waves: [{ n: 2, m: 5, sign, weight: 1 }],
})

describe('The motion of a plate', () => {
  test('is that of the standing waves of a square plate at the middle of each cell', () => {
    const motion = motionOf(square(1), 4, 4)
    const wave = (mode: number, place: number) => Math.cos(mode * Math.PI * place)
    const [x, y] = [0.375, 0.875]
    expect(motion[3 * 4 + 1]).toBeCloseTo(wave(2, x) * wave(5, y) + wave(5, x) * wave(2, y), 6)
  })

  test('is zero on the diagonal where a wave and its mirror image are subtracted', () => {
    const motion = motionOf(square(-1), 60, 60)
    for (let i = 0; i < 60; i++) expect(motion[i * 60 + i]).toBeCloseTo(0, 6)
    expect(Math.max(...motion)).toBeGreaterThan(0.5)
  })

  test('is zero on the diameters and rings of a round plate', () => {
    const firstZero = 2.404_825_557_695_773 // of J0
    const columns = 100
    const rings = motionOf(
      {
        shape: 'round',
        view: { x: 0, y: 0, span: 2 },
        waves: [{ k: 0, lambda: firstZero, turn: 0, weight: 1 }],
      },
      columns,
      columns,
    )
    const middle = (columns / 2) * columns
    expect(rings[middle + columns / 2]).toBeCloseTo(1, 2) // maximal in the middle
    expect(rings[middle + columns - 1]).toBeCloseTo(0, 1) // at rest at the rim
    const diameters = motionOf(
      { shape: 'round', view: { x: 0, y: 0, span: 2 }, waves: [{ k: 2, lambda: 5, turn: 0, weight: 1 }] },
      columns,
      columns,
    )
    for (let i = 0; i < columns; i++) expect(diameters[i * columns + i]).toBeCloseTo(0, 6) // cos 2θ at 45°
  })

  test('is the same at the same place in every size of the grid', () => {
    const coarse = motionOf(square(1), 5, 5)
    const fine = motionOf(square(1), 45, 45)
    expect(fine[22 * 45 + 22]).toBeCloseTo(coarse[2 * 5 + 2] ?? 9, 6)
    expect(fine[4 * 45 + 13]).toBeCloseTo(coarse[1] ?? 9, 6)
  })
})

test("Bessel's functions have the values of the tables", () => {
  expect(bessel(0, 0)).toBeCloseTo(1, 10)
  expect(bessel(0, 2.404_825_557_7)).toBeCloseTo(0, 9)
  expect(bessel(1, 3.831_705_970_2)).toBeCloseTo(0, 9)
  expect(bessel(3, 10)).toBeCloseTo(0.058_379_379_305, 9)
  expect(bessel(9, 30)).toBeCloseTo(-0.111_643_146_56, 1)
})
