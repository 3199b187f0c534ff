import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineBlock } from './definition.ts'
import { blockDefinitions } from './schemas.generated.ts'

describe('An error of a block', () => {
  const block = defineBlock({
    type: 'notice',
    version: 1,
    fields: z.object({ title: z.string().min(1), text: z.string().default(''), size: z.number().default(1) }),
    required: ['title'],
    limits: { text: 5 },
    check: ({ size }) => (size > 9 ? [{ field: 'size', error: 'invalid' }] : []),
    textOf: () => [],
  })

  test('is an empty required field, once', () => {
    expect(block.check({ title: '' })).toEqual([{ field: 'title', error: 'required' }])
    expect(block.check({ title: '  ' })).toEqual([{ field: 'title', error: 'required' }])
    expect(block.check({})).toEqual([{ field: 'title', error: 'required' }])
  })

  test('is a text that is too long, counted as readers count', () => {
    expect(block.check({ title: 'a', text: '🎻🎻🎻🎻🎻' })).toEqual([])
    expect(block.check({ title: 'a', text: 'sechse' })).toEqual([{ field: 'text', error: 'too_long' }])
  })

  test("is an unreadable field, and what the block's own check finds", () => {
    expect(block.check({ title: 'a', size: 'gross' })).toEqual([{ field: 'size', error: 'invalid' }])
    expect(block.check({ title: 'a', size: 10 })).toEqual([{ field: 'size', error: 'invalid' }])
    expect(block.check({ title: 'a', size: 9 })).toEqual([])
  })
})

describe('The text of a full teaser', () => {
  const teaser = blockDefinitions['full-teaser']
  test('has at most 256 characters, but a longer stored one is shown', () => {
    expect(teaser?.check({ headline: 'a', text: 'ä'.repeat(256) })).toEqual([])
    expect(teaser?.check({ headline: 'a', text: 'ä'.repeat(257) })).toEqual([
      { field: 'text', error: 'too_long' },
    ])
    expect(teaser?.read({ text: 'ä'.repeat(900) }, 1)).toMatchObject({ text: 'ä'.repeat(900) })
  })
})
