import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { figureGrounds } from '#design/picture/figure-address.ts'
import { figureColours } from './ground-colours.ts'
import { fading, leap, settling } from './sand-times.ts'
import { SettlingSand } from './settling-sand.tsx'

test('Settling sand renders nothing visible on the server, and nothing at all over a photograph', () => {
  const figure = { src: null, seed: 'a', ground: 'plum' }
  expect(renderToString(<SettlingSand picture={figure} />)).toMatch(/^<span hidden="" [^>]*><\/span>$/)
  expect(renderToString(<SettlingSand picture={{ ...figure, src: '/media/a.jpg' }} />)).toBe('')
})

test('Sand moves for less than five seconds, after which visitors would need a way to stop it', () => {
  expect(leap + settling + fading).toBeLessThan(5)
})

test('The colours of drawn figures are those of the tokens', () => {
  const tokens = readFileSync(new URL('../tokens/tokens.css', import.meta.url), 'utf8')
  for (const ground of figureGrounds) {
    const [, hex = ''] = new RegExp(`--${ground}: #([0-9a-f]{6});`).exec(tokens) ?? []
    const channels = [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
    expect(figureColours(ground).ground, ground).toEqual(channels)
  }
})
