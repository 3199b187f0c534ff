/** A query in the form that the contract expects: repeated names as a list, empty values left out. */
export function readParameters(search: string): Record<string, string | string[]> {
  const parameters = new URLSearchParams(search)
  const query: Record<string, string | string[]> = {}
  for (const key of new Set(parameters.keys())) {
    const values = parameters.getAll(key).filter((value) => value !== '')
    if (values.length > 0) query[key] = values.length === 1 ? (values[0] ?? '') : values
  }
  return query
}
