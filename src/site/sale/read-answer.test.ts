import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAnswer } from './read-answer.ts'

describe('an answer of the shop', () => {
  test('contains the logged-in user, and the number of items in the cart', () => {
    expect(readAnswer({ user: { name: 'Clara Wieck' }, order: { items: [1, 2, 3] } })).toEqual({
      name: 'Clara Wieck',
      count: 3,
    })
    expect(readAnswer({ user: null, order: { items: [] } })).toEqual({ name: null, count: 0 })
  })

  test('requires a user, but no order', () => {
    expect(readAnswer({ user: null })).toEqual({ name: null, count: 0 })
    expect(readAnswer({ user: { name: '  ' } })).toEqual({ name: null, count: 0 })
    for (const wrong of [
      null,
      'GetSession',
      7,
      [],
      {},
      { order: { items: [1] } },
      { user: 'Clara' },
      { user: {} },
      { user: { name: { toString: () => 'x' } } },
      { user: ['Clara'] },
      { user: undefined },
    ])
      expect(readAnswer(wrong)).toBeNull()
  })

  test('ignores invalid items', () => {
    for (const items of ['abc', { length: 5 }, null, 5, undefined])
      expect(readAnswer({ user: null, order: { items } })?.count).toBe(0)
    expect(readAnswer({ user: null, order: [] })?.count).toBe(0)
  })

  test('has a name of one line, without bidirectional overrides, and of limited length', () => {
    expect(readAnswer({ user: { name: '<b>Clara</b>\n\u202eWieck\u0000' } })?.name).toBe('<b>Clara</b> Wieck')
    const long = readAnswer({ user: { name: '😀'.repeat(100_000) } })?.name ?? ''
    expect(Array.from(long)).toHaveLength(80)
    expect(long.endsWith('…')).toBe(true)
  })

  test('is parsed without failing, whatever it is, to a short name and a small number', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), fc.anything(), (user, order) => {
        const answer = readAnswer({ user, order })
        if (answer === null) return
        expect(Array.from(answer.name ?? '').length).toBeLessThanOrEqual(80)
        expect(answer.name ?? '').not.toMatch(/[\p{Cc}\p{Cf}]/u)
        expect(answer.count).toBeGreaterThanOrEqual(0)
        expect(answer.count).toBeLessThanOrEqual(999)
      }),
    )
    fc.assert(fc.property(fc.anything(), (message) => void readAnswer(message)))
  })
})
