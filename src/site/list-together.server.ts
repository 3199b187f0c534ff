import { pageNumber } from '#contracts/shared.ts'
import type { Paging } from '#domain/paging.ts'

/** No page shows more than this many pages of a list together; then a new one begins. */
const mostTogether = 10

/** What the address of a list's page may hold beside the query of the list: the first of the pages shown together. */
export const togetherQuery = { from: pageNumber.optional() }

/** Which pages of a list are shown together. */
export type Together = {
  /** The first and the last of them. */
  from: number
  page: number
  /** Whether there are so many that the next page stands alone again. */
  isFull: boolean
}

/** The pages that an address asks for: those from `from` to `page`, or `page` alone. */
export function readTogether({ page = 1, from = page }: { page?: number; from?: number }): Together {
  const first = Math.max(Math.min(from, page), page - mostTogether + 1)
  return { from: first, page, isFull: page - first + 1 >= mostTogether }
}

/**
 * Loads the pages of a list that are shown together, the last one last. They are read anew each time: between two looks
 * at a list its items move, and pages put together from different times would show one twice or leave one out. So from
 * the beginning of the list they are read as a single, longer page.
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
