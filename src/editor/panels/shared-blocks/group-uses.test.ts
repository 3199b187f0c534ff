import { expect, test } from 'vitest'
import type { SharedBlockUse } from '#contracts/shared-blocks.ts'
import { groupUses } from './group-uses.ts'

const use = (kind: SharedBlockUse['kind'], id: number, language: SharedBlockUse['language']) => ({
  kind,
  id,
  language,
  title: `${kind} ${id}`,
  url: null,
  place: 'content' as const,
})

test('A page that uses a reusable block in both languages counts once, as an event or a template does', () => {
  const inBoth = [use('page', 3, 'de'), use('page', 3, 'en')]
  const event = use('event', 3, 'de')
  const template = use('template', 3, null)
  expect(groupUses([event, ...inBoth, template])).toEqual([[event], inBoth, [template]])
  expect(groupUses([])).toEqual([])
})
