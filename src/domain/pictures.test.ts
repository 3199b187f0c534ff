import { describe, expect, test } from 'vitest'
import { figureGrounds, figureOf, seedDivider, viewsOfPair } from '#design/picture/figure-address.ts'
import { pageGround, seedByWork, storyGrounds, subscriptionGround } from './pictures.ts'

const work = (yearComposed: number | null, key: string | null) => ({
  yearComposed,
  keySignature: key === null ? null : { de: key },
})

describe('The seed of an event', () => {
  test('begins with year and key of the last work that has them, so that a work looks the same everywhere', () => {
    const works = [work(1806, 'D-Dur'), null, work(1902, 'cis-Moll'), work(null, null)]
    expect(seedByWork(works, 'event-1')).toBe(`1902 cis-Moll${seedDivider}event-1`)
    const pair = (seed: string) => Math.floor(figureOf({ seed, ground: 'plum' }).variant / viewsOfPair)
    expect(pair(seedByWork(works, 'event-1'))).toBe(pair(seedByWork([work(1902, 'cis-Moll')], 'event-2')))
  })

  test('is its own if no work has them', () => {
    expect(seedByWork([], 'event-1')).toBe('event-1')
    expect(seedByWork([null, work(null, null)], 'event-1')).toBe('event-1')
    expect(seedByWork([work(1902, null)], 'event-1')).toBe(`1902 ${seedDivider}event-1`)
  })
})

test('Grounds are among those of figures, and depend on the data alone', () => {
  const grounds = [
    ...Object.values(storyGrounds),
    ...Array.from({ length: 12 }, (_, position) => subscriptionGround(position)),
    ...Array.from({ length: 12 }, (_, id) => pageGround({ id, isHome: false })),
  ]
  for (const ground of grounds) expect(figureGrounds).toContain(ground)
  expect(subscriptionGround(0)).not.toBe(subscriptionGround(1))
  expect(pageGround({ id: 3, isHome: true })).toBe('vermilion')
})
