import { expect, it } from 'vitest'
import { partsOf } from './page-parts.ts'

it('A page’s parts are its own and those of its section', () => {
  expect(partsOf({ parts: ['composed-home'], content: null })).toEqual(['composed-home'])
  expect(partsOf({ content: { parts: ['content', 'event-list'] } })).toEqual(['content', 'event-list'])
})

it('Pages without parts, and data of any other shape, have none', () => {
  for (const data of [undefined, null, 'text', {}, { content: null, parts: 3 }, { content: { parts: [1] } }])
    expect(partsOf(data)).toEqual([])
})
