import { describe, expect, test } from 'vitest'
import { buttonTextSize } from './text-size.ts'

describe('The width class of a button’s text', () => {
  test('is small up to twelve characters', () => {
    expect(buttonTextSize('')).toBe('small')
    expect(buttonTextSize('Karten')).toBe('small')
    expect(buttonTextSize('x'.repeat(12))).toBe('small')
  })

  test('is medium from thirteen to twenty-three', () => {
    expect(buttonTextSize('x'.repeat(13))).toBe('medium')
    expect(buttonTextSize('Weitere Veranstaltungen')).toBe('medium')
    expect(buttonTextSize('x'.repeat(23))).toBe('medium')
  })

  test('is large from twenty-four on', () => {
    expect(buttonTextSize('x'.repeat(24))).toBe('large')
    expect(buttonTextSize('Alle Filter zurücksetzen und neu beginnen')).toBe('large')
  })

  test('counts visible characters: graphemes, not code units, without surrounding spaces', () => {
    expect(buttonTextSize('𝄞'.repeat(12))).toBe('small')
    expect(buttonTextSize('  Warteliste   ')).toBe('small')
  })
})
