import type { ListDefinition } from './list-definition.ts'

/** How many rows a page of a list has. */
export function pageLengthOf({ list }: ListDefinition): number {
  return list.pageLength ?? 50
}

/** The number of the page that a list's address names; 1 for anything else. */
export function pageOf(query: string): number {
  const page = Number(new URLSearchParams(query).get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** The order that a list's address names, else the kind's own; a minus for descending, a tilde for what is to come first. */
export function orderingOf(query: string, { list, fields }: ListDefinition): string {
  const { order = '' } = list
  const ordering = new URLSearchParams(query).get('ordering') ?? order
  return Object.hasOwn(fields, ordering.replace(/^[-~]/, '')) ? ordering : order
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
export function sortedBy(query: string, name: string, definition: ListDefinition): string {
  const isAscending = orderingOf(query, definition) === name
  return withParameters(query, { ordering: isAscending ? `-${name}` : name })
}

/** The parameters by which a list can be filtered. */
function filterNames(definition: ListDefinition): string[] {
  return (definition.list.filters ?? []).flatMap((name) =>
    isRange(name, definition) ? [`${name}_from`, `${name}_to`] : [name],
  )
}

/** Days and instants are filtered by a range, unless the list says that one day is enough. */
export function isRange(name: string, { list, fields }: ListDefinition): boolean {
  const kind = fields[name]?.kind
  return (kind === 'day' || kind === 'instant') && !list.days?.includes(name)
}

/** What the address says of a filter, else what holds without it. */
export function filterValue(query: string, name: string, { list }: ListDefinition): string {
  return new URLSearchParams(query).get(name) ?? list.standard?.[name] ?? ''
}

/** Whether the list shows a selection of its rows. */
export function isNarrowed(query: string, definition: ListDefinition): boolean {
  return ['query', ...filterNames(definition)].some(
    (name) => filterValue(query, name, definition) !== (definition.list.standard?.[name] ?? ''),
  )
}

/** The parameters of a list's search and filters, without its order and page. */
export function filtersOf(query: string, definition: ListDefinition): string {
  const asked = new URLSearchParams()
  for (const name of ['query', ...filterNames(definition)]) {
    const value = filterValue(query, name, definition)
    if (value !== '') asked.set(name, value)
  }
  return asked.toString()
}

/** The parameters of the call that answers a page; what the kind does not know is left out, so that no old link fails. */
export function askedOf(query: string, definition: ListDefinition, size = pageLengthOf(definition)): string {
  const asked = new URLSearchParams(filtersOf(query, definition))
  if (definition.list.order !== undefined) asked.set('ordering', orderingOf(query, definition))
  asked.set('page', String(pageOf(query)))
  asked.set('page_size', String(size))
  return asked.toString()
}
