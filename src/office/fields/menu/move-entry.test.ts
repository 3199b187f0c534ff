import { describe, expect, test } from 'vitest'
import type { MenuEntry } from '#records/field.ts'
import { countEntries, dropEntry, moveEntry, replaceEntry, type Moved } from './move-entry.ts'

const entry = (name: string, ...children: MenuEntry[]): MenuEntry => ({
  target: 'route:events',
  url: { de: '', en: '' },
  label: { de: name, en: '' },
  is_highlight: true,
  children,
})
/** A, B with C and D, E */
const menu = [entry('A'), entry('B', entry('C'), entry('D')), entry('E')]
const shape = (entries: readonly MenuEntry[]): string =>
  entries
    .map(({ label, children }) => label.de + (children.length > 0 ? `(${shape(children)})` : ''))
    .join('')
const result = (moved: Moved | null) => moved && [shape(moved.entries), moved.path.join('.')]

describe('An entry of a menu', () => {
  test.each([
    [[0], 'down', ['B(CD)AE', '1']],
    [[2], 'up', ['AEB(CD)', '1']],
    [[2], 'in', ['AB(CDE)', '1.2']],
    [[1, 0], 'out', ['AB(D)CE', '2']],
    [[1, 1], 'up', ['AB(DC)E', '1.0']],
    [[0], 'up', null],
    [[2], 'down', null],
    [[0], 'in', null],
    [[0], 'out', null],
    [[1, 1], 'in', null],
    [[1], 'in', null],
  ] as const)('at %j moves %s', (path, direction, expected) => {
    expect(result(moveEntry(menu, path, direction, 2))).toEqual(expected)
  })

  test.each([
    [[0], { path: [2], position: 'after' }, ['B(CD)EA', '2']],
    [[0], { path: [1, 0], position: 'after' }, ['B(CAD)E', '0.1']],
    [[0], { path: [1], position: 'on' }, ['B(CDA)E', '0.2']],
    [[1, 0], { path: [0], position: 'before' }, ['CAB(D)E', '0']],
    [[1], { path: [1, 0], position: 'before' }, null],
    [[1], { path: [1], position: 'on' }, null],
    [[1], { path: [0], position: 'on' }, null],
    [[0], { path: [1, 0], position: 'on' }, null],
    [[0], { path: [9], position: 'on' }, null],
  ] as const)('at %j is dropped at %j', (from, drop, expected) => {
    expect(result(dropEntry(menu, from, drop, 2))).toEqual(expected)
  })

  test('has no submenu in a menu of one level', () => {
    expect(moveEntry([entry('A'), entry('B')], [1], 'in', 1)).toBeNull()
  })

  test('loses its highlight below another one', () => {
    expect(moveEntry(menu, [2], 'in', 2)?.entries[1]?.children[2]?.is_highlight).toBe(false)
  })

  test('is removed with those below it', () => {
    expect(shape(replaceEntry(menu, [1]))).toBe('AE')
    expect([countEntries(menu), countEntries(replaceEntry(menu, [1]))]).toEqual([5, 2])
  })
})
