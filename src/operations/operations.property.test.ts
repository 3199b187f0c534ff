import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import {
  anyContent,
  anyIntention,
  counter,
  operationFor,
  type Intention,
} from '../../tests/support/random-operations.ts'
import {
  applyChange,
  applyOperation,
  blocksInOrder,
  canonicalContent,
  columnsOf,
  conflictsBetween,
  invertOperation,
  touchedBy,
} from './index.ts'
import { isComplete } from '../../tests/support/sweep.ts'

fc.configureGlobal({ seed: 20_261_121, numRuns: isComplete ? 500 : 150 })

const anySession = fc.tuple(anyContent(), fc.array(anyIntention, { minLength: 1, maxLength: 12 }))

describe('Any sequence of operations on any content', () => {
  test('can be undone exactly, one operation after the other', () => {
    check((before, operation) => {
      const after = applyOperation(before, operation)
      expect(applyChange(after, invertOperation(before, operation))).toEqual(before)
    })
  })

  test('can be undone exactly as a whole', () => {
    fc.assert(
      fc.property(anySession, ([content, intentions]) => {
        const operations = sessionOf(content, intentions)
        const after = applyChange(content, operations)
        expect(applyChange(after, invertChange(content, operations))).toEqual(content)
      }),
    )
  })

  test('leaves every id unique, and each container with the columns of its layout', () => {
    check((before, operation) => {
      const { containers } = applyOperation(before, operation)
      const ids = [...containers, ...blocksInOrder({ version: 1, containers })].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const { layout, columns } of containers) expect(columns.length).toBe(columnsOf(layout))
    })
  })

  test('returns the identical content where nothing differs', () => {
    check((before, operation) => {
      const after = applyOperation(before, operation)
      expect(after === before).toBe(same(after, before))
    })
  })

  test('leaves the objects identical that it does not touch', () => {
    check((before, operation) => {
      if (operation.kind === 'replace-content') return
      const after = applyOperation(before, operation)
      const old = new Map([...before.containers, ...blocksInOrder(before)].map((piece) => [piece.id, piece]))
      const copies = [...after.containers, ...blocksInOrder(after)].filter((piece) => {
        const was = old.get(piece.id)
        return was !== undefined && was !== piece && same(was, piece)
      })
      expect(copies).toEqual([])
    })
  })

  test('has no effect when something is inserted a second time', () => {
    check((before, operation) => {
      if (!operation.kind.startsWith('insert')) return
      const once = applyOperation(before, operation)
      expect(applyOperation(once, operation)).toBe(once)
    })
  })

  test('keeps the content in canonical form', () => {
    check((before, operation) => {
      const after = applyOperation(before, operation)
      expect(canonicalContent(after)).toBe(after)
    })
  })

  test('touches something, and cannot conflict with itself about fields, places and layouts', () => {
    check((before, operation) => {
      if (applyOperation(before, operation) === before) return
      expect(touchedBy(before, [operation]).size).toBeGreaterThan(0)
      if (!operation.kind.startsWith('remove')) {
        expect(conflictsBetween(before, [operation], [operation])).toEqual([])
      }
    })
  })

  test('conflicts symmetrically', () => {
    fc.assert(
      fc.property(
        anyContent(),
        fc.array(anyIntention, { maxLength: 4 }),
        fc.array(anyIntention, { maxLength: 4 }),
        (content, left, right) => {
          const local = sessionOf(content, left, 'local')
          const remote = sessionOf(content, right, 'remote')
          expect(conflictsBetween(content, local, remote).toSorted()).toEqual(
            conflictsBetween(content, remote, local).toSorted(),
          )
        },
      ),
    )
  })

  test('is preserved by a merge without conflicts: fields that one side set have that value', () => {
    fc.assert(
      fc.property(
        anyContent(),
        fc.array(anyIntention, { maxLength: 4 }),
        fc.array(anyIntention, { maxLength: 4 }),
        (content, left, right) => {
          const local = sessionOf(content, left, 'local')
          const remote = sessionOf(content, right, 'remote')
          if (conflictsBetween(content, local, remote).length > 0) return
          const merged = applyChange(applyChange(content, remote), local)
          for (const operations of [local, remote]) expectKept(content, operations, merged)
        },
      ),
    )
  })
})

/** Checks that the merged content keeps what one side has done to its blocks. */
function expectKept(before: ContentDocument, operations: Operation[], merged: ContentDocument) {
  const old = new Map(blocksInOrder(before).map((block) => [block.id, block]))
  const kept = new Map(blocksInOrder(merged).map((block) => [block.id, block]))
  for (const block of blocksInOrder(applyChange(before, operations))) {
    if (same(old.get(block.id)?.fields, block.fields)) continue
    expect(kept.get(block.id)?.fields).toEqual(block.fields)
  }
}

function check(property: (before: ContentDocument, operation: Operation) => void) {
  fc.assert(
    fc.property(anySession, ([content, intentions]) => {
      const newId = counter('new')
      let now = freeze(content)
      for (const intention of intentions) {
        const operation = freeze(operationFor(intention, now, newId))
        property(now, operation)
        now = freeze(applyOperation(now, operation))
      }
    }),
  )
}

function sessionOf(content: ContentDocument, intentions: Intention[], name = 'new'): Operation[] {
  const newId = counter(name)
  let now = freeze(content)
  return intentions.map((intention) => {
    const operation = freeze(operationFor(intention, now, newId))
    now = freeze(applyOperation(now, operation))
    return operation
  })
}

function same(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) freeze(inner)
  }
  return value
}

/** The inverse of several operations, in the order in which it has to be applied. */
function invertChange(before: ContentDocument, operations: readonly Operation[]): Operation[] {
  const inverses: Operation[][] = []
  let content = before
  for (const operation of operations) {
    inverses.unshift(invertOperation(content, operation))
    content = applyOperation(content, operation)
  }
  return inverses.flat()
}
