/** The error of a value, or of the first invalid part of it; null when there is none. */
export function firstMessage(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null
  if ('message' in error && typeof error.message === 'string') return error.message
  for (const part of Object.values(error)) {
    const message = firstMessage(part)
    if (message) return message
  }
  return null
}
