import { expect, test } from 'vitest'
import { partsIn } from './content-parts.ts'

const list = (extra_class: string) => ({
  type: 'teaser-list',
  fields: { extra_class },
  children: [{ type: 'teaser-item', fields: {}, children: [] }],
})

test('The parts of content are its kinds of block, also those inside others, each once', () => {
  expect(partsIn([list('grid'), list('standard')], false)).toEqual(['content', 'teaser-item', 'teaser-list'])
})

test('A variant that comes apart is a part of its own, and staff get the marks', () => {
  expect(partsIn([list('slide')], true)).toEqual([
    'content',
    'missing-block',
    'teaser-item',
    'teaser-list',
    'teaser-list-slide',
  ])
})
