import type { Field } from '#records/field.ts'
import type { RecordDefinition } from '#records/definition.ts'

/** How many records a page of a list has. */
export const pageLength = 50

/** The number of the page that a list's address names; 1 for anything else. */
export function pageOf(query: string): number {
  const page = Number(new URLSearchParams(query).get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** The order that a list's address names, else the kind's own; a minus for descending. */
export function orderingOf(query: string, { list, fields }: RecordDefinition): string {
  const ordering = new URLSearchParams(query).get('ordering') ?? list.order
  return Object.hasOwn(fields, ordering.replace(/^-/, '')) ? ordering : list.order
}

/** The query with some parameters changed, empty ones left out. A change leads to the first page, unless it names one. */
export function withParameters(query: string, changed: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams(query)
  next.delete('page')
  for (const [name, value] of Object.entries(changed))
    if (value === '' || (name === 'page' && value === '1')) next.delete(name)
    else next.set(name, value)
  return next.toString()
}

/** The query after a click on a column's heading: ascending, then descending. */
export function sortedBy(query: string, name: string, definition: RecordDefinition): string {
  const isAscending = orderingOf(query, definition) === name
  return withParameters(query, { ordering: isAscending ? `-${name}` : name })
}

/** The parameters by which a list can be filtered. */
function filterNames({ list, fields }: RecordDefinition): string[] {
  return (list.filters ?? []).flatMap((name) => {
    const field = fields[name]
    return field && isRange(field) ? [`${name}_from`, `${name}_to`] : [name]
  })
}

/** Days and instants are filtered by a range. */
export function isRange({ kind }: Field): boolean {
  return kind === 'day' || kind === 'instant'
}

/** Whether the list shows a selection of the records. */
export function isNarrowed(query: string, definition: RecordDefinition): boolean {
  const given = new URLSearchParams(query)
  return ['query', ...filterNames(definition)].some((name) => (given.get(name) ?? '') !== '')
}

/** The parameters of the call that answers a page; what the kind does not know is left out, so that no old link fails. */
export function askedOf(query: string, definition: RecordDefinition, size = pageLength): string {
  const given = new URLSearchParams(query)
  const asked = new URLSearchParams()
  for (const name of ['query', ...filterNames(definition)]) {
    const value = given.get(name) ?? ''
    if (value !== '') asked.set(name, value)
  }
  asked.set('ordering', orderingOf(query, definition))
  asked.set('page', String(pageOf(query)))
  asked.set('page_size', String(size))
  return asked.toString()
}
