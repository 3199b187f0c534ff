import { describe, expect, test } from 'vitest'
import type { Values } from '#records/field.ts'
import { inPlaceOf, keyOf } from './row-keys.ts'
import { withoutStep } from './row-steps.ts'

const rows = (count: number): Values[] => Array.from({ length: count }, (_, index) => ({ minutes: index }))
const minutesOf = (list: readonly Values[] | null) => list?.map(({ minutes }) => minutes)

describe('A step is undone', () => {
  test('that has removed a row, although others were typed in since', () => {
    const [one = {}, two = {}, three = {}] = rows(3)
    const typed = inPlaceOf(three, { minutes: 20 })
    expect(minutesOf(withoutStep([one, typed], { kind: 'removed', row: two, at: 1 }))).toEqual([0, 1, 20])
  })

  test('that has added rows, by their keys', () => {
    const [one = {}, two = {}, three = {}] = rows(3)
    const typed = inPlaceOf(two, { minutes: 9 })
    const step = { kind: 'added', keys: [keyOf(two), keyOf(three)] } as const
    expect(minutesOf(withoutStep([one, three, typed], step))).toEqual([0])
    expect(withoutStep([one], step)).toBeNull()
  })

  test('that has moved a row, also among rows with numbers', () => {
    const [one = {}, two = {}] = rows(2)
    const stored = { id: 7, minutes: 5 }
    const step = { kind: 'moved', key: keyOf(stored), from: 2 } as const
    expect(minutesOf(withoutStep([stored, one, two], step))).toEqual([0, 1, 5])
  })
})
