import { figureVariants, viewsOfPair } from '#design/picture/figure-address.ts'
import type { Plate, PlateView } from './chladni.ts'

/**
 * The plate of a variant from 0 to 359. Six consecutive variants share the same two waves and differ in the part of the
 * plate that they show. Other numbers are taken modulo 360.
 */
export function plateOf(variant: number): Plate {
  const known = ((Math.trunc(variant) % figureVariants) + figureVariants) % figureVariants
  const pair = Math.floor(known / viewsOfPair)
  const square = squarePairs[pair]
  if (square) return squarePlate(square, known % viewsOfPair)
  const round = roundPairs[pair - squarePairs.length]
  if (round) return roundPlate(round, known % viewsOfPair)
  throw new Error(`No plate ${variant}`)
}

type SquarePair = readonly [
  n: number,
  m: number,
  sign: 1 | -1,
  n2: number,
  m2: number,
  sign2: 1 | -1,
  percent: number,
  views: string,
]
type RoundPair = readonly [
  k: number,
  lambda: number,
  k2: number,
  lambda2: number,
  twelfths: number,
  percent: number,
  views: string,
]

function squarePlate([n, m, sign, n2, m2, sign2, percent, views]: SquarePair, index: number): Plate {
  const share = percent / 100
  const view = viewAt(views.charCodeAt(index))
  return {
    shape: 'square',
    view: { x: 0.5 + 0.34 * view.x, y: 0.5 + 0.34 * view.y, span: view.span },
    waves: [
      { n, m, sign, weight: 1 - share },
      { n: n2, m: m2, sign: sign2, weight: share },
    ],
  }
}

function roundPlate([k, lambda, k2, lambda2, twelfths, percent, views]: RoundPair, index: number): Plate {
  const share = percent / 100
  const turn = (twelfths * Math.PI) / 12
  const view = viewAt(views.charCodeAt(index))
  return {
    shape: 'round',
    view: { x: 0.55 * view.x, y: 0.55 * view.y, span: 1.7 * view.span },
    waves: [
      { k, lambda, turn, weight: 1 - share },
      { k: k2, lambda: lambda2, turn, weight: share },
    ],
  }
}

/**
 * Twenty-four views named a to x: their centres lie on a sunflower spiral around the plate's centre, in three sizes.
 */
function viewAt(letter: number): PlateView {
  const index = letter - 97
  const radius = Math.sqrt((index + 0.5) / 24)
  const angle = index * 2.39996
  return {
    x: radius * Math.cos(angle),
    y: radius * Math.sin(angle),
    span: [0.72, 0.86, 1][index % 3] ?? 1,
  }
}

/**
 * The pairs of waves, chosen by eye from several hundred: two to six crossings in each view, no empty and no crowded
 * corner, no two alike. The second wave's share is in percent; the letters are the six views in which the pair looks
 * best. Changing a row changes the drawing: see `figureVersion`.
 */
const squarePairs: readonly SquarePair[] = [
  [3, 5, 1, 1, 5, 1, 20, 'bgqwcu'],
  [3, 7, -1, 4, 6, -1, 30, 'jgkaqs'],
  [1, 5, -1, 3, 4, 1, 20, 'ckhflr'],
  [4, 6, -1, 3, 7, -1, 25, 'agebnk'],
  [2, 6, -1, 2, 4, 1, 30, 'tgkhes'],
  [2, 6, -1, 1, 5, 1, 25, 'kbsglt'],
  [1, 5, -1, 1, 2, -1, 20, 'liqftu'],
  [1, 5, -1, 4, 6, 1, 25, 'irfclh'],
  [1, 4, 1, 3, 4, 1, 20, 'oucixf'],
  [1, 5, -1, 1, 4, 1, 30, 'brofch'],
  [2, 5, 1, 1, 4, 1, 35, 'fcxnej'],
  [2, 5, -1, 4, 5, 1, 30, 'olanfb'],
  [3, 5, -1, 1, 5, 1, 35, 'eqabwh'],
  [3, 6, 1, 1, 4, 1, 40, 'hcnquj'],
  [3, 4, -1, 2, 5, -1, 20, 'lcqrfw'],
  [3, 6, 1, 4, 5, 1, 35, 'acfgis'],
  [3, 7, 1, 2, 3, -1, 30, 'dksqae'],
  [3, 7, -1, 2, 5, -1, 30, 'sabghd'],
  [2, 6, -1, 3, 6, -1, 15, 'hskapd'],
  [1, 5, 1, 1, 2, 1, 35, 'ofxilb'],
  [4, 5, 1, 1, 4, 1, 25, 'vmkwso'],
  [2, 4, -1, 3, 5, -1, 20, 'lorhxw'],
  [1, 5, -1, 4, 6, -1, 40, 'qiaxvn'],
  [1, 5, -1, 3, 4, -1, 40, 'fciulh'],
  [3, 7, -1, 2, 6, -1, 30, 'jsmqkn'],
  [3, 7, 1, 2, 6, 1, 30, 'sjgwqe'],
  [1, 4, -1, 1, 3, -1, 40, 'loqufx'],
  [2, 5, -1, 3, 5, -1, 30, 'xlbtgd'],
  [1, 4, -1, 2, 6, -1, 20, 'flcbru'],
  [1, 5, 1, 3, 4, 1, 30, 'xowilc'],
  [3, 4, -1, 3, 7, -1, 30, 'fkwxvi'],
  [2, 6, -1, 3, 7, -1, 25, 'ktosbp'],
  [3, 6, -1, 2, 5, -1, 30, 'qtgimx'],
  [2, 5, -1, 4, 6, 1, 35, 'qgakdm'],
  [1, 4, -1, 2, 3, -1, 35, 'cubnif'],
  [4, 6, 1, 2, 6, -1, 40, 'aspvqc'],
  [2, 5, 1, 2, 6, 1, 40, 'khuxgp'],
  [2, 6, -1, 1, 4, -1, 30, 'liktqw'],
]

/** The turn is in twelfths of 180°. */
const roundPairs: readonly RoundPair[] = [
  [1, 8.5, 3, 9.5, 8, 35, 'urihoe'],
  [2, 9.5, 6, 8, 9, 20, 'lqkbgn'],
  [5, 10, 0, 10, 7, 35, 'fkqnbp'],
  [3, 10, 9, 9.5, 6, 30, 'cihqow'],
  [2, 10, 2, 10.5, 6, 10, 'hxtgwk'],
  [2, 9.5, 6, 6.5, 2, 35, 'cbhoxi'],
  [3, 9.5, 0, 8, 8, 10, 'cowxrq'],
  [4, 9.5, 0, 10.5, 9, 15, 'ruklei'],
  [1, 9.5, 3, 9.5, 11, 15, 'uckont'],
  [2, 9, 6, 6.5, 5, 20, 'xcoftq'],
  [3, 10.5, 0, 12, 7, 10, 'xitfus'],
  [3, 11, 4, 8.5, 8, 25, 'qxfrhm'],
  [2, 9, 2, 10.5, 1, 15, 'otcfxr'],
  [3, 8.5, 3, 9, 2, 20, 'cfuhqk'],
  [2, 10.5, 3, 12, 5, 35, 'wqlmsu'],
  [2, 8.5, 6, 11.5, 0, 35, 'rluebo'],
  [3, 11, 3, 9, 1, 35, 'qfxhes'],
  [3, 11, 4, 9, 0, 35, 'erukqm'],
  [3, 9, 4, 11, 9, 20, 'wreclu'],
  [3, 9.5, 9, 10.5, 7, 30, 'rlqfnx'],
  [3, 10.5, 9, 11, 4, 40, 'htkeqs'],
  [3, 10.5, 4, 8.5, 11, 40, 'fqixno'],
]
