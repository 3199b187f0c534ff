import { pageLength, pageOf } from '../records/list-query.ts'

const filters = ['query', 'kind', 'tag', 'unused'] as const

/** Whether the library's address selects some of the items. */
export function isNarrowed(query: string): boolean {
  const given = new URLSearchParams(query)
  return filters.some((name) => (given.get(name) ?? '') !== '')
}

/** The parameters of the call that answers the library's address; whatever else the address has is left out. */
export function askedOf(query: string): string {
  const given = new URLSearchParams(query)
  const asked = new URLSearchParams({ page: String(pageOf(query)), page_size: String(pageLength) })
  for (const name of filters) {
    const value = given.get(name) ?? ''
    if (value !== '') asked.set(name, value)
  }
  return asked.toString()
}
