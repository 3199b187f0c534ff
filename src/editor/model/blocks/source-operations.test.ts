import { expect, test } from 'vitest'
import type { ShownBlock } from '#blocks/view.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { applyChange } from '#operations/index.ts'
import { contentOfChosen, detachSource, replaceChosen } from './source-operations.ts'

const block = (id: string, type = 'headline'): StoredBlock => ({
  id,
  type,
  version: 1,
  fields: { content: id },
})
const shown = (id: string): ShownBlock => ({ id, type: 'headline', fields: { content: id }, children: [] })
const shared = block('shared', 'shared')
const pageOf = (layout: '100' | '50-50', ...columns: StoredBlock[][]): ContentDocument => ({
  version: 1,
  containers: [{ id: 'box', layout, columns }],
})
const sourceOf = (layout: string, ...columns: ShownBlock[][]) => ({
  containers: [{ id: 's', layout, columns }],
  data: {},
})
const counter = () => {
  let count = 0
  return () => `new-${(count += 1)}`
}
/** The texts of a content, column by column. */
const textsIn = ({ containers }: ContentDocument) =>
  containers.map(({ layout, columns }) => [
    layout,
    ...columns.map((column) => column.map(({ fields }) => fields['content'])),
  ])
const detached = (content: ContentDocument, source: ReturnType<typeof sourceOf>) => {
  const found = detachSource(content, 'shared', { source, newId: counter(), versionOf: () => 4 })
  return found && applyChange(content, found.operations)
}

test('Neighbouring blocks become one content, and a container is kept as it is', () => {
  const content = pageOf('50-50', [block('a'), block('b')], [block('c')])
  expect(textsIn(contentOfChosen(content, ['a', 'b']) ?? pageOf('100'))).toEqual([['100', ['a', 'b']]])
  expect(contentOfChosen(content, ['box'])).toEqual({ version: 1, containers: content.containers })
})

test('An item of a list, and an empty container, can’t be made reusable', () => {
  const list = { ...block('list', 'faq'), children: [block('item', 'faq-item')] }
  expect(contentOfChosen(pageOf('100', [list]), ['item'])).toBeNull()
  expect(contentOfChosen(pageOf('50-50', [], []), ['box'])).toBeNull()
})

test('The block that shows the source replaces the selection', () => {
  const content = pageOf('100', [block('a'), block('b'), block('c'), block('d')])
  const operations = replaceChosen(content, ['b', 'c'], { block: shared, newId: counter() })
  expect(textsIn(applyChange(content, operations ?? []))).toEqual([['100', ['a', 'shared', 'd']]])
  const whole = replaceChosen(content, ['box'], { block: shared, newId: counter() })
  expect(textsIn(applyChange(content, whole ?? []))).toEqual([['100', ['shared']]])
})

test('Nothing is replaced if somebody else has removed the selection meanwhile', () => {
  expect(replaceChosen(pageOf('100', []), ['gone'], { block: shared, newId: counter() })).toBeNull()
})

test('Detaching a source of one column leaves its blocks in place of the block, with new ids', () => {
  const content = pageOf('100', [block('a'), shared, block('b')])
  const after = detached(content, sourceOf('100', [shown('x'), shown('y')]))
  expect(after && textsIn(after)).toEqual([['100', ['a', 'x', 'y', 'b']]])
  expect(after?.containers[0]?.columns[0]?.[1]).toEqual({
    id: 'new-1',
    type: 'headline',
    version: 4,
    fields: { content: 'x' },
  })
})

test('Detaching a source of several columns divides a container of one column', () => {
  const columns = sourceOf('50-50', [shown('x')], [shown('y')])
  const among = detached(pageOf('100', [block('a'), shared, block('b'), block('c')]), columns)
  expect(among && textsIn(among)).toEqual([
    ['100', ['a']],
    ['50-50', ['x'], ['y']],
    ['100', ['b', 'c']],
  ])
  const alone = detached(pageOf('100', [shared]), columns)
  expect(alone && textsIn(alone)).toEqual([['50-50', ['x'], ['y']]])
  const first = detached(pageOf('100', [shared, block('b')]), columns)
  expect(first && textsIn(first)).toEqual([
    ['50-50', ['x'], ['y']],
    ['100', ['b']],
  ])
})

test('Detaching a source of several columns in a narrow column stacks its blocks', () => {
  const content = pageOf('50-50', [shared], [block('b')])
  const after = detached(content, sourceOf('50-50', [shown('x')], [shown('y')]))
  expect(after && textsIn(after)).toEqual([['50-50', ['x', 'y'], ['b']]])
})

test('A source that cannot be shown is not detached, and an empty one leaves the block unchanged', () => {
  const content = pageOf('100', [shared])
  const broken = { ...shown('x'), error: 'unknown_type' }
  const after = detached(content, sourceOf('100', [broken, shown('y')]))
  expect(after && textsIn(after)).toEqual([['100', ['y']]])
  expect(detached(content, sourceOf('100', [broken]))).toBeNull()
})
