import type { Context } from 'hono'
import type { ApiEnv } from './environment.ts'
import { Refusal } from './refusal.ts'

type Listed<Item> = { count: number; page: number; hasMore: boolean; items: Item[] }

/** A list with absolute links to its next and previous page; a page beyond the last one is refused with 404. */
export function listResponse<Item>(context: Context<ApiEnv>, listed: Listed<Item>) {
  const { count, page, hasMore, items } = listed
  if (page > 1 && items.length === 0) throw new Refusal(404, (words) => words.page)
  return {
    count,
    next: hasMore ? linkTo(context, page + 1) : null,
    previous: page > 1 ? linkTo(context, page - 1) : null,
    results: items,
  }
}

function linkTo(context: Context<ApiEnv>, page: number): string {
  const { pathname, searchParams } = new URL(context.req.url)
  if (page === 1) searchParams.delete('page')
  else searchParams.set('page', String(page))
  const query = searchParams.toString()
  return `${context.get('publicOrigin')}${pathname}${query && `?${query}`}`
}
