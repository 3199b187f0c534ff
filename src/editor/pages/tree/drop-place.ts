import type { TreePage } from '#contracts/page-tree.ts'

/** Where a page is dropped: next to another page, or on it, which makes it the last of its subpages. */
export type Drop = { page: number; position: 'before' | 'on' | 'after' }
/** The position of a page: its parent, and the sibling that it follows; null for the top of the tree, and for the first. */
export type TreePosition = { parent_id: number | null; after: number | null }

/** The place that a drop refers to; null where the page cannot go, which is on or below itself. */
export function placeOfDrop(pages: readonly TreePage[], moved: number, drop: Drop): TreePosition | null {
  const target = pages.find(({ id }) => id === drop.page)
  if (!target || isWithin(pages, target, moved)) return null
  const childrenOf = (parent: number | null) =>
    pages.filter((page) => page.parent_id === parent && page.id !== moved)
  if (drop.position === 'on') return { parent_id: target.id, after: childrenOf(target.id).at(-1)?.id ?? null }
  const siblings = childrenOf(target.parent_id)
  const at = siblings.indexOf(target)
  const before = drop.position === 'after' ? target : siblings[at - 1]
  return { parent_id: target.parent_id, after: before?.id ?? null }
}

/** The pages after a move, each still after its parent. */
export function movedTo(pages: readonly TreePage[], moved: number, place: TreePosition): TreePage[] {
  const page = pages.find(({ id }) => id === moved)
  if (!page) return [...pages]
  const next = { ...page, parent_id: place.parent_id }
  const others = pages.filter(({ id }) => id !== moved)
  const at = place.after === null ? 0 : others.findIndex(({ id }) => id === place.after) + 1
  const row = others.toSpliced(at, 0, next)
  const below = (parent: number | null): TreePage[] =>
    row.filter(({ parent_id: of }) => of === parent).flatMap((one) => [one, ...below(one.id)])
  return below(null)
}

function isWithin(pages: readonly TreePage[], page: TreePage, ancestor: number): boolean {
  for (let at: TreePage | undefined = page; at; at = pages.find(({ id }) => id === at?.parent_id))
    if (at.id === ancestor) return true
  return false
}
