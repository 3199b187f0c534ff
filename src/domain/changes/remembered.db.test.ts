import { beforeEach, expect, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { testNow } from '../../../tests/support/factories.ts'
import { remember } from '../remember.ts'
import { system, visitor, type Scope } from '../scope.ts'
import { noteIncomplete, addCacheTags, Shown } from '../cache-tags.ts'
import type { Change } from './read-changes.server.ts'
import { Remembered } from './remembered.server.ts'

const database = useTestDatabase()
const menuChange: Change = { kind: 'menu', id: null, language: null }
const roomChange: Change = { kind: 'room', id: 1, language: null }

let report: (changes: Change[]) => void | Promise<void>
let remembered: Remembered
let loads: number
beforeEach(() => {
  remembered = new Remembered({
    subscribe(listener) {
      report = listener
      return () => {}
    },
  })
  loads = 0
})

const scope = (given: Partial<Scope> = {}): Scope => ({
  db: database.db,
  now: testNow,
  viewer: visitor,
  remembered,
  ...given,
})
const readMenu = async (inner: Scope) => {
  addCacheTags(inner, 'menu')
  return ++loads
}

test('a value is loaded once, until something that it shows has changed', async () => {
  expect([await remember(scope(), 'menu', readMenu), await remember(scope(), 'menu', readMenu)]).toEqual([
    1, 1,
  ])
  await report([roomChange])
  expect(await remember(scope(), 'menu', readMenu)).toBe(1)
  await report([menuChange])
  expect(await remember(scope(), 'menu', readMenu)).toBe(2)
  await report([{ kind: 'everything', id: null, language: null }])
  expect(await remember(scope(), 'menu', readMenu)).toBe(3)
})

test('a page that uses a remembered value has its tags', async () => {
  await remember(scope(), 'menu', readMenu)
  const shown = new Shown()
  await remember(scope({ shown }), 'menu', readMenu)
  expect([...shown.tags]).toEqual(['menu'])
})

test('a change while a value is loaded makes the next request load it again', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const slow = remember(scope(), 'menu', async (inner) => {
    await promise
    return readMenu(inner)
  })
  await report([menuChange])
  resolve()
  expect(await slow).toBe(1)
  expect(await remember(scope(), 'menu', readMenu)).toBe(2)
})

test('a value is loaded again after midnight, when the programme looks different without a change', async () => {
  await remember(scope(), 'menu', readMenu)
  const later = new Date(testNow.getTime() + 24 * 3_600_000)
  expect(await remember(scope({ now: later }), 'menu', readMenu)).toBe(2)
})

test('nothing is remembered for staff, for previews, of incomplete values and of failures', async () => {
  const preview = {
    ownerKind: 'page',
    ownerId: 1,
    language: 'de',
    revisionId: 1,
    expiresAt: testNow,
  } as const
  for (const given of [{ viewer: system }, { preview }, { viewer: system }])
    await remember(scope(given), 'menu', readMenu)
  expect(loads).toBe(3)
  const incomplete = async (inner: Scope) => {
    noteIncomplete(inner)
    return readMenu(inner)
  }
  await remember(scope(), 'part', incomplete)
  await remember(scope(), 'part', incomplete)
  expect(loads).toBe(5)
  await expect(remember(scope(), 'bad', () => Promise.reject(new Error('No.')))).rejects.toThrow('No.')
  expect(await remember(scope(), 'bad', readMenu)).toBe(6)
})
