import type { ErrorCode } from '../errors.ts'

/** The invalid fields of a story, beyond what the contract checks. */
export function checkArticle({
  published_at: from,
  online_to: to,
}: {
  published_at: string
  online_to: string | null
}): Record<string, ErrorCode> {
  return to !== null && new Date(to) <= new Date(from) ? { online_to: 'before_start' } : {}
}
