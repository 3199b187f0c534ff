/** A page of a list as the domain returns it, before it is rendered or presented by the API. */
export type ListPage<Item> = {
  count: number
  page: number
  pageSize: number
  hasMore: boolean
  items: Item[]
}

export type Paging = { page?: number; pageSize?: number }

export function listPage<Item>(items: Item[], count: number, page: number, pageSize: number): ListPage<Item> {
  return {
    count,
    page,
    pageSize,
    items,
    hasMore: (page - 1) * pageSize + items.length < count && items.length > 0,
  }
}
