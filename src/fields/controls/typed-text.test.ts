import { describe, expect, test } from 'vitest'
import { received, startTyping, typed } from './typed-text.ts'

describe('A text that is being typed', () => {
  const typing = typed(typed(startTyping('a'), 'ab'), 'abc')

  test('is not changed when its own values come back, however late', () => {
    const first = received(typing, 'ab')
    expect(first).toEqual({ text: 'abc', seen: 'ab', sent: ['abc'] })
    expect(received(first, 'abc')).toEqual({ text: 'abc', seen: 'abc', sent: [] })
    expect(received(typing, 'abc')).toEqual({ text: 'abc', seen: 'abc', sent: [] })
  })

  test('is replaced by a change from elsewhere: an undo, or another user', () => {
    expect(received(typing, 'other').text).toBe('other')
    expect(received(received(typing, 'abc'), 'a').text).toBe('a')
  })

  test('stays while nothing has changed', () => {
    expect(received(typing, 'a')).toBe(typing)
  })
})
