import { expect, test, vi } from 'vitest'
import type { Scope } from './scope.ts'
import { inBatches } from './in-batches.ts'

// The database is never queried: only the identity of a scope counts.
const newScope = () => ({ now: new Date(0) }) as Scope

test('Simultaneous requests of a page’s loaders are combined into one query', async () => {
  const find = vi.fn(async (_: Scope, ids: number[]) => new Map(ids.map((id) => [id, `no. ${id}`])))
  const findTogether = inBatches(find)
  const scope = newScope()
  const [first, second] = await Promise.all([findTogether(scope, [1, 2]), findTogether(scope, [2, 3])])
  expect(find).toHaveBeenCalledTimes(1)
  expect(find).toHaveBeenCalledWith(scope, [1, 2, 3])
  expect([first.get(1), second.get(3), second.get(4)]).toEqual(['no. 1', 'no. 3', undefined])
})

test('A loader that has to find its ids first is waited for', async () => {
  const find = vi.fn(async (_: Scope, ids: number[]) => new Map(ids.map((id) => [id, id])))
  const findTogether = inBatches(find)
  const scope = newScope()
  const later = new Promise<number[]>((resolve) => setTimeout(() => resolve([3]), 5))
  const [first, second] = await Promise.all([findTogether(scope, [1]), findTogether(scope, later)])
  expect(find).toHaveBeenCalledTimes(1)
  expect([first.get(3), second.get(1)]).toEqual([3, 1])
})

test('Requests of other viewers, and of later ticks, are separate', async () => {
  const find = vi.fn(async (_: Scope, ids: number[]) => new Map(ids.map((id) => [id, id])))
  const findTogether = inBatches(find)
  const scope = newScope()
  await Promise.all([findTogether(scope, [1]), findTogether(newScope(), [1])])
  await findTogether(scope, [1])
  expect(find).toHaveBeenCalledTimes(3)
})

test('A loader whose ids cannot be found fails alone', async () => {
  const find = vi.fn(async (_: Scope, ids: number[]) => new Map(ids.map((id) => [id, id])))
  const findTogether = inBatches(find)
  const scope = newScope()
  const [first, second] = await Promise.allSettled([
    findTogether(scope, [1]),
    findTogether(scope, Promise.reject(new Error('a broken filter'))),
  ])
  expect(first).toMatchObject({ status: 'fulfilled', value: new Map([[1, 1]]) })
  expect(second).toMatchObject({ status: 'rejected' })
})

test('A failed query rejects all its loaders, which may try again', async () => {
  const find = vi.fn(async () => new Map<number, string>())
  find.mockRejectedValueOnce(new Error('offline'))
  const findTogether = inBatches(find)
  const scope = newScope()
  await expect(findTogether(scope, [1])).rejects.toThrow('offline')
  expect((await findTogether(scope, [1])).size).toBe(0)
})
