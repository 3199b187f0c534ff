import { describe, expect, test } from 'vitest'
import { typedTarget } from './typed-target.ts'

const origin = 'https://konzerthaus.example'

describe('A typed link target', () => {
  test.each([
    ['https://example.org/tram?line=5', 'https://example.org/tram?line=5', 'web'],
    ['example.org/tram', 'https://example.org/tram', 'web'],
    ['www.example.org', 'https://www.example.org', 'web'],
    ['youtube.com/watch?v=dQw4w9WgXcQ', 'https://youtube.com/watch?v=dQw4w9WgXcQ', 'web'],
    ['konzerthaus.example/de/besuch', '/de/besuch', 'path'],
    ['karten@example.org', 'mailto:karten@example.org', 'mail'],
    ['030 555 19-13', 'tel:03055519-13', 'phone'],
    ['+49 30 5551913', 'tel:+49305551913', 'phone'],
    ['#anfahrt', '#anfahrt', 'anchor'],
    ['/de/besuch', '/de/besuch', 'path'],
    [`${origin}/de/besuch#bahn`, '/de/besuch#bahn', 'path'],
  ])('“%s” leads to %s', (text, target, kind) => {
    expect(typedTarget(text, origin)).toEqual({ target, kind })
  })

  test.each(['', 'Orgel', 'page:3', 'javascript:alert(1)', '//example.org', '12', 'Bach, h-Moll'])(
    '“%s” is not an address',
    (text) => {
      expect(typedTarget(text, origin)).toBeNull()
    },
  )
})
