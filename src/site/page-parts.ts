/** The names of the parts that a page has to fetch, from its loader's data: of its section, and its own. */
export function partsOf(loaderData: unknown): string[] {
  if (!isRecord(loaderData)) return []
  const { content, parts } = loaderData
  return [...textsIn(parts), ...textsIn(isRecord(content) ? content['parts'] : null)]
}

function textsIn(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
