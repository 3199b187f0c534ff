import { expect, test } from 'vitest'
import { askedOf } from './plain-list.tsx'

test('A page is asked for by the order and the filters of its address', () => {
  const asked = askedOf('form=3&state=unread&ordering=submitted_at&page=2', ['form', 'state', 'query'])
  expect(Object.fromEntries(new URLSearchParams(asked))).toEqual({
    form: '3',
    state: 'unread',
    ordering: 'submitted_at',
    page: '2',
    page_size: '50',
  })
})

test('What a call does not know is left out, so that no old link fails', () => {
  expect(askedOf('filter=%7B%22form%22%3A3%7D&sort=title&page=zwei', ['query'])).toBe('page=1&page_size=50')
})
