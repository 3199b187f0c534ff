import { expect, test } from 'vitest'
import { readBlock } from '#blocks/read-block.ts'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import type { StoredBlock } from '#contracts/pages.ts'
import { findSkips, noticeOfSkip } from './heading-levels.ts'

const read = (block: Omit<StoredBlock, 'version'>, parent?: string) =>
  readBlock({ ...block, version: 1 }, blockDefinitions, parent ? blockDefinitions[parent] : undefined)
const headline = (id: string, level: number) =>
  read({ id, type: 'headline', fields: { headline_level: level, content: id } })
const teaser = (id: string) => read({ id, type: 'teaser-item', fields: { headline: id } }, 'teaser-list')

test('A headline that skips a level is found; the same level, a deeper and a higher one are right', () => {
  const blocks = [headline('a', 2), headline('b', 3), headline('c', 2), headline('d', 4), headline('e', 4)]
  expect([...findSkips(blocks, 1)]).toEqual([['d', { above: 2, level: 4 }]])
})

test('Names that are shown as headlines need one above them; only the first of several is reported', () => {
  const skips = findSkips([teaser('t1'), teaser('t2'), headline('a', 2), teaser('t3')], 1)
  expect([...skips.keys()]).toEqual(['t1'])
  const skip = skips.get('t1')
  expect(skip && noticeOfSkip(teaser('t1'), skip)).toMatchObject({ field: null, kind: 'missing_headline' })
})

test('The headlines of a shared block count where it is shown', () => {
  const shared = read({ id: 's', type: 'shared', fields: { source: 'shared:1' } })
  const inner = headline('inner', 4)
  const content = { containers: [{ id: 'c', layout: '100', columns: [[inner]] }], data: {} }
  const data = { s: { id: 1, name: 'Hinweis', content } }
  expect([...findSkips([headline('a', 2), shared], 1, data)]).toEqual([['s', { above: 2, level: 4 }]])
  expect([...findSkips([headline('a', 3), shared, headline('b', 5)], 2, data)]).toEqual([])
})
