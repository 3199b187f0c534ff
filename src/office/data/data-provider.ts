import type { DataProvider, Identifier, RaRecord } from 'react-admin'
import type { Call } from '../session/calls.ts'
import { callPathOf, resources } from './resources.ts'

type Listed = { count: number; results: RaRecord[] }

/** The maximum page length of lists in the calls. */
const maxPageLength = 100

/** Reads and writes records by the staff's calls. Every response is complete, so nothing is cached. */
export function createDataProvider(call: Call): DataProvider {
  const getOne = async (resource: string, id: Identifier) =>
    call<RaRecord>('GET', `${callPathOf(resource)}/${encodeURIComponent(id)}`)
  const provider = {
    getList: async (resource: string, params: Parameters<DataProvider['getList']>[1]) => {
      const { count, results } = await call<Listed>('GET', `${callPathOf(resource)}?${listQuery(params)}`)
      return { data: results, total: count }
    },
    getOne: async (resource: string, { id }: { id: Identifier }) => ({ data: await getOne(resource, id) }),
    getMany: async (resource: string, { ids }: { ids: Identifier[] }) => ({
      data: await Promise.all(ids.map((id) => getOne(resource, id))),
    }),
    getManyReference: () => Promise.reject(new Error('No record here refers to others.')),
    create: async (resource: string, { data }: { data: unknown }) => ({
      data: await call<RaRecord>('POST', callPathOf(resource), data),
    }),
    update: async (resource: string, { id, data }: { id: Identifier; data: unknown }) => ({
      data: await call<RaRecord>(methodOfUpdate(resource), `${callPathOf(resource)}/${id}`, data),
    }),
    updateMany: async (resource: string, { ids, data }: { ids: Identifier[]; data: unknown }) => {
      const path = callPathOf(resource)
      for (const id of ids) {
        // Sequential, because a hundred calls at once would exceed the rate limit.
        // oxlint-disable-next-line no-await-in-loop
        await call(methodOfUpdate(resource), `${path}/${id}`, data)
      }
      return { data: ids }
    },
    delete: async (resource: string, { id }: { id: Identifier }) => {
      await call('DELETE', `${callPathOf(resource)}/${id}`)
      return { data: { id } }
    },
    deleteMany: async (resource: string, { ids }: { ids: Identifier[] }) => {
      await call('POST', `${callPathOf(resource)}/delete`, { ids })
      return { data: ids }
    },
  }
  // The library lets callers specify the type of record, which no provider can prove.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return provider as unknown as DataProvider
}

/** Forms are sent completely, with the version that they were read in; entries only with their changes. */
function methodOfUpdate(resource: string): string {
  return resource === resources.forms.name ? 'PUT' : 'PATCH'
}

/** A list's query in the calls' names: filters, the page, and the order with a minus for descending. */
export function listQuery({
  pagination,
  sort,
  filter,
}: {
  pagination?: { page: number; perPage: number }
  sort?: { field: string; order: 'ASC' | 'DESC' }
  filter?: Record<string, unknown>
}): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter ?? {}))
    if (isGiven(value)) query.set(name, String(value))
  if (sort && sort.field !== 'id') query.set('ordering', `${sort.order === 'DESC' ? '-' : ''}${sort.field}`)
  if (pagination) {
    query.set('page', String(pagination.page))
    query.set('page_size', String(Math.min(pagination.perPage, maxPageLength)))
  }
  return query.toString()
}

function isGiven(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value) && value !== ''
}
