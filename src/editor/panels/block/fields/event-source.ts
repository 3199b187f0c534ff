export const sourceParts = ['series', 'genre', 'room'] as const
export type SourcePart = (typeof sourceParts)[number]
export type EventSource = Partial<Record<SourcePart, number>> & { limit: number }

/** The list's stored selection criteria; null when its events are chosen one by one. */
export function readSource(value: unknown): EventSource | null {
  if (typeof value !== 'object' || value === null) return null
  const stored = new Map<string, unknown>(Object.entries(value))
  const number = (name: string) => {
    const found = stored.get(name)
    return typeof found === 'number' ? found : undefined
  }
  const parts = sourceParts.flatMap((part) => {
    const id = number(part)
    return id === undefined ? [] : [[part, id] as const]
  })
  return { ...Object.fromEntries(parts), limit: number('limit') ?? 6 }
}
