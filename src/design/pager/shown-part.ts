/** The shown part of a list: its first and last position, counted from 1, and the total. */
export type ShownPart = { from: number; to: number; total: number }

/** The part on page `page` (from 1) of a list of `total`, with `pageSize` on each; null for an empty list. */
export function shownPart(page: number, pageSize: number, total: number): ShownPart | null {
  const from = (page - 1) * pageSize + 1
  if (total < 1 || from > total) return null
  return { from, to: Math.min(page * pageSize, total), total }
}
