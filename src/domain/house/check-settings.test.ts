import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkSettings, grounds } from './check-settings.ts'
import { defaultSettings } from './settings.server.ts'

const tokens = readFileSync(path.resolve(import.meta.dirname, '../../design/tokens/tokens.css'), 'utf8')
const check = (changes: Partial<typeof defaultSettings>) => checkSettings({ ...defaultSettings, ...changes })

describe('The colour of buttons', () => {
  test('is compared with the grounds of the design', () => {
    const groundOf = (name: string) =>
      new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\);`).exec(tokens)?.slice(1)
    expect([groundOf('paper'), groundOf('paper-raised')]).toEqual(
      grounds.accent_light.map((light, index) => [light, grounds.accent_dark[index]]),
    )
  })

  test('needs a contrast of 4.5 in its own theme', () => {
    // On #f1f1ec, the darker of the light grounds, #6f6f6f has 4.44 and #6e6e6e 4.50.
    expect(check({ accent_light: '#6f6f6f' })).toEqual({ accent_light: 'contrast' })
    expect(check({ accent_light: '#6d6d6d' })).toEqual({})
    expect(check({ accent_dark: '#6d6d6d' })).toEqual({ accent_dark: 'contrast' })
    expect(check({ accent_dark: '#ffffff', accent_light: '#000000' })).toEqual({})
    expect(check({})).toEqual({})
  })
})
