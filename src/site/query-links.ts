/** The same list with some parameters set or (null) removed; the rest of the query is kept. */
export function withQuery(path: string, query: string, changes: Record<string, string | null>): string {
  const parameters = new URLSearchParams(query)
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) parameters.delete(key)
    else parameters.set(key, value)
  }
  for (const key of new Set(parameters.keys())) if (parameters.get(key) === '') parameters.delete(key)
  const text = parameters.toString()
  return path + (text && `?${text}`)
}

/** Filters with several values, repeated or separated by commas. */
const listFilters = [
  'weekday',
  'genre',
  'room',
  'series',
  'season',
  'customer_tag',
  'composer',
  'performer',
  'work',
  'access',
]

/** The list without one value of a filter, on its first page. */
export function withoutValue(path: string, query: string, key: string, value: string): string {
  const parameters = new URLSearchParams(query)
  const kept = listFilters.includes(key)
    ? parameters
        .getAll(key)
        .flatMap((part) => part.split(','))
        .filter((part) => part !== value && part !== '')
    : []
  parameters.delete(key)
  parameters.delete('page')
  parameters.delete('from')
  for (const part of kept) parameters.append(key, part)
  const text = parameters.toString()
  return path + (text && `?${text}`)
}
