import { expect, test } from 'vitest'
import { askedOf, isNarrowed } from './library-query.ts'

test('The address of the library is asked page by page with its filters, without anything unknown', () => {
  expect(askedOf('query=Orgel+%26+Chor&kind=image&tag=&page=3&seit=gestern')).toBe(
    'page=3&page_size=50&query=Orgel+%26+Chor&kind=image',
  )
  expect(askedOf('page=viele')).toBe('page=1&page_size=50')
})

test('Only filters with a value select some of the items', () => {
  expect(isNarrowed('page=2&tag=')).toBe(false)
  expect(isNarrowed('unused=1')).toBe(true)
})
