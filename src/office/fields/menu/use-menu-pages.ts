import { useEffect, useState } from 'react'
import type { LinkTargetResponse } from '#contracts/page-settings.ts'
import type { PickOption } from '#fields/controls/combobox.tsx'
import type { MenuEntry } from '#records/field.ts'
import { allEntries, pageOfEntry, type MenuPages } from './shown-entries.ts'
import { useRecords } from '../../records/records-context.ts'

/** How many pages one call answers. */
const atOnce = 50

/** The pages that the entries lead to, loaded as they are needed. */
export function useMenuPages(entries: readonly MenuEntry[]): MenuPages {
  const { calls } = useRecords()
  const [pages, setPages] = useState<MenuPages>(new Map())
  const missing = allEntries(entries)
    .map((entry) => pageOfEntry(entry))
    .filter((id) => id !== null && !pages.has(id))
    .slice(0, atOnce)
    .join(',')
  useEffect(() => {
    if (missing === '') return
    calls.get('menu-pages', { query: { ids: missing } }).then(
      (found) => setPages((before) => new Map([...before, ...found.map((page) => [page.id, page] as const)])),
      () => {}, // the tree shows the addresses that it knows
    )
  }, [calls, missing])
  return pages
}

/** Finds the pages and fixed lists that an entry can lead to. */
export function useTargetSearch(): (query: string) => Promise<PickOption[]> {
  const { calls } = useRecords()
  return async (query) => {
    const found = await Promise.all(
      ['page', 'route'].map((kind) => {
        const asked = new URLSearchParams({ query, kind })
        return calls.get('/pageeditor-api/link-targets', { query: asked.toString() })
      }),
    )
    // The lists have pages, whose titles staff change; these come first.
    const byUrl = new Map<string | null, LinkTargetResponse>()
    for (const one of found.flat()) if (!byUrl.has(one.url)) byUrl.set(one.url, one)
    return [...byUrl.values()].map(({ target, title, detail }) => ({
      value: target,
      title,
      detail,
      kind: '',
    }))
  }
}
