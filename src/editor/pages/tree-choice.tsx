import { useEffect, useState } from 'react'
import type { TreePage } from '#contracts/page-tree.ts'
import { useTools } from '#editor/controls/staff-page-context.tsx'

/** A select of the tree's pages, except those in `without` and their descendants. */
export function TreeChoice(props: {
  label: string
  /** The label of the option for no page. */
  none: string
  value: number | null
  without?: number
  /** Only the children of this page. */
  only?: { parent: number | null }
  onChange: (id: number | null) => void
}) {
  const { label, none, value, without, only, onChange } = props
  const pages = usePageTree()
  const depths = depthsOf(pages)
  const offered = pages.filter(
    (page) => !isWithin(page, without, pages) && (!only || page.parent_id === only.parent),
  )
  return (
    <label>
      {label}
      <select
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
      >
        <option value="">{none}</option>
        {offered.map((page) => (
          <option key={page.id} value={page.id}>
            {'\u2003'.repeat(only ? 0 : (depths.get(page.id) ?? 0)) + page.title}
          </option>
        ))}
      </select>
    </label>
  )
}

/** All pages in the order of the tree; empty until they are loaded. */
export function usePageTree(): TreePage[] {
  const { calls } = useTools()
  const [pages, setPages] = useState<TreePage[]>([])
  useEffect(() => {
    const load = async () => setPages(await calls.get('/pageeditor-api/page-tree'))
    load().catch(() => {}) // without pages there is nothing to choose, which the field shows
  }, [calls])
  return pages
}

function depthsOf(pages: TreePage[]): Map<number, number> {
  const depths = new Map<number, number>()
  for (const { id, parent_id: parent } of pages)
    depths.set(id, parent === null ? 0 : (depths.get(parent) ?? -1) + 1)
  return depths
}

function isWithin(page: TreePage, ancestor: number | undefined, pages: TreePage[]): boolean {
  if (ancestor === undefined) return false
  for (let at: TreePage | undefined = page; at; at = pages.find(({ id }) => id === at?.parent_id))
    if (at.id === ancestor) return true
  return false
}
