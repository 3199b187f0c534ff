/** The blocks and containers that stored operations name, without those nested in them; none for `replace-content`. */
export function namedBy(operations: unknown): string[] {
  const ids = Array.isArray(operations) ? operations.flatMap(idOf) : []
  return [...new Set(ids)]
}

function idOf(operation: unknown): string[] {
  if (typeof operation !== 'object' || operation === null) return []
  if ('id' in operation && typeof operation.id === 'string') return [operation.id]
  if ('block' in operation) return idOf(operation.block)
  return 'container' in operation ? idOf(operation.container) : []
}
