import { expect, it } from 'vitest'
import { findMissingChoices } from './missing-choice.ts'

const block = (id: string, type: string, fields: Record<string, unknown> = {}) => ({
  id,
  type,
  version: 1,
  fields,
})

it('lists the blocks that show nothing without a choice, also in lists, and what has to be chosen', () => {
  const list = { ...block('list', 'image-list'), children: [block('item', 'image-item')] }
  const content = {
    version: 1 as const,
    containers: [
      {
        id: 'c',
        layout: '100' as const,
        columns: [
          [
            block('picture', 'image'),
            block('chosen', 'image', { image: 'figure:a' }),
            list,
            block('film', 'video'),
            block('event', 'event-item'),
            block('headline', 'headline'),
            block('link', 'link'),
          ],
        ],
      },
    ],
  }
  expect(findMissingChoices(content).map(({ id, choice }) => `${id} ${choice.kind} ${choice.field}`)).toEqual(
    [
      'picture picture image',
      'item picture image',
      'film embed video_url',
      'event record event',
      'link link link',
    ],
  )
})
