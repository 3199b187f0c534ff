import { describe, expect, test } from 'vitest'
import type { TextFormat } from '../field.ts'
import { text } from './text.ts'

const accepts = (format: TextFormat, typed: string) =>
  text.input({ kind: 'text', format, limit: 200, label: { de: '', en: '' } }, () => ({})).safeParse(typed)
    .success

describe('An origin', () => {
  test.each([
    'https://karten.example.org',
    'https://karten.example.org:8443',
    'http://localhost:3001',
    'http://127.0.0.1:3001',
  ])('is %s', (typed) => expect(accepts('origin', typed)).toBe(true))
  test.each([
    'http://karten.example.org',
    'https://karten.example.org/',
    'https://karten.example.org/de',
    'https://hall:secret@karten.example.org',
    'https://karten.example.org; script-src *',
    'javascript:alert(1)',
    'karten.example.org',
    'https://intranet',
  ])('is not %s', (typed) => expect(accepts('origin', typed)).toBe(false))
})

describe('The address of a script or feed', () => {
  test.each(['https://stats.example/s.js?site=1', 'http://127.0.0.1:4000/feed'])('is %s', (typed) =>
    expect(accepts('script', typed)).toBe(true),
  )
  test.each([
    'http://stats.example/s.js',
    'https://hall:secret@stats.example/s.js',
    '//stats.example/s.js',
    'data:,alert(1)',
  ])('is not %s', (typed) => expect(accepts('script', typed)).toBe(false))
})
