import { pageNumber } from '#contracts/shared.ts'
import type { Paging } from '#domain/paging.ts'

/** At most this many pages of a list are shown together; then a new group begins. */
const maxTogether = 10

/** The additional query parameter of list pages: the first of the pages that are shown together. */
export const togetherQuery = { from: pageNumber.optional() }

/** Which pages of a list are shown together. */
export type Together = {
  /** The first and the last one. */
  from: number
  page: number
  /** Whether the maximum is reached, so that the next page starts a new group. */
  isFull: boolean
}

/** The requested pages: those from `from` to `page`, or `page` alone. */
export function readTogether({ page = 1, from = page }: { page?: number; from?: number }): Together {
  const first = Math.max(Math.min(from, page), page - maxTogether + 1)
  return { from: first, page, isFull: page - first + 1 >= maxTogether }
}

/**
 * Loads the pages of a list that are shown together, the last one last. They are always loaded again: items move
 * between two requests, so pages from different times could repeat or skip some. Pages from the beginning of the list
 * are therefore loaded as a single, longer page.
 */
export async function loadTogether<Part>(
  { from, page }: Together,
  pageSize: number,
  load: (paging: Required<Paging>) => Promise<Part>,
): Promise<{ parts: Part[]; last: Part }> {
  const first = from === 1 ? { page: 1, pageSize: page * pageSize } : { page: from, pageSize }
  const further = from === 1 ? [] : Array.from({ length: page - from }, (_, index) => from + 1 + index)
  const [begin, ...rest] = await Promise.all([
    load(first),
    ...further.map((number) => load({ page: number, pageSize })),
  ])
  return { parts: [begin, ...rest], last: rest.at(-1) ?? begin }
}
