import { expect, test } from 'vitest'
import type { Call } from '../session/calls.ts'
import { createDataProvider, listQuery } from './data-provider.ts'

/** The data provider with calls that only record their requests. */
function provide(answer: unknown) {
  const asked: unknown[][] = []
  const call: Call = (...given) => {
    asked.push(given)
    // Each test sets the responses of its calls.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return Promise.resolve(answer as never)
  }
  return { provider: createDataProvider(call), asked }
}

test('A list is requested by page, order and filters with the calls’ names', () => {
  const query = listQuery({
    pagination: { page: 2, perPage: 50 },
    sort: { field: 'updated_at', order: 'DESC' },
    filter: { query: 'Klasse & Co', form: 3, state: '', date: undefined },
  })
  expect(query).toBe('query=Klasse+%26+Co&form=3&ordering=-updated_at&page=2&page_size=50')
})

test('A page is never longer than the calls allow', () => {
  expect(listQuery({ pagination: { page: 1, perPage: 1000 } })).toBe('page=1&page_size=100')
})

test('A list has its records and their number', async () => {
  const { provider } = provide({ count: 7, next: null, previous: null, results: [{ id: 1 }] })
  const pagination = { page: 1, perPage: 25 }
  expect(await provider.getList('forms_builder/form', { pagination })).toEqual({ data: [{ id: 1 }], total: 7 })
})

test('Forms are replaced as a whole, entries partially', async () => {
  const { provider, asked } = provide({ id: 4 })
  const previousData = { id: 4 }
  await provider.update('forms_builder/form', { id: 4, data: { version: 2 }, previousData })
  await provider.update('forms_builder/entry', { id: 4, data: { is_done: true }, previousData })
  expect(asked).toEqual([
    ['PUT', 'forms/4', { version: 2 }],
    ['PATCH', 'form-entries/4', { is_done: true }],
  ])
})

test('Many entries are deleted by one call', async () => {
  const { provider, asked } = provide(null)
  expect(await provider.deleteMany('forms_builder/entry', { ids: [1, 2] })).toEqual({ data: [1, 2] })
  expect(asked).toEqual([['POST', 'form-entries/delete', { ids: [1, 2] }]])
})
