import { useEffect, useState } from 'react'
import type { ContentState } from '#contracts/page-editor.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { useStore } from '#design/use-store.ts'
import { useWorkspace } from '#editor/page/workspace/workspace-context.tsx'
import type { Workspace } from '#editor/page/workspace/workspace.ts'
import { compareContents, type BlockDifference } from './compare-contents.ts'

/** The published content, and how the draft differs from it; null while nothing is published, or not known yet. */
export type Unpublished = { published: ContentDocument; differences: BlockDifference[] }

const pause = 300
/** The published content by revision, because several parts of the interface use it. */
const known = new WeakMap<object, Map<number, Promise<ContentState>>>()

/** Compares the draft with the published content; debounced, so that nothing is compared between two keys. */
export function useUnpublished(): Unpublished | null {
  const workspace = useWorkspace()
  const { session } = workspace.draft
  const publication = useStore(session.presence, ({ status }) => status.published)
  const id = publication?.revision_id ?? null
  const [found, setFound] = useState<(Unpublished & { id: number }) | null>(null)
  useEffect(() => {
    if (id === null) return undefined
    let isLeft = false
    let timer = 0
    let published: ContentDocument | null = null
    const compare = () => {
      if (!isLeft && published)
        setFound({ id, published, differences: compareContents(published, session.editor().content) })
    }
    const compareSoon = () => {
      clearTimeout(timer)
      timer = window.setTimeout(compare, pause)
    }
    const load = async () => {
      const { content } = await fetchPublished(workspace, id)
      published = content
      compare()
    }
    load().catch(() => {}) // without it the dialog publishes nevertheless
    const stop = session.content.subscribe(compareSoon)
    return () => {
      isLeft = true
      clearTimeout(timer)
      stop()
    }
  }, [workspace, session, id])
  return found !== null && found.id === id ? found : null
}

async function fetchPublished(workspace: Workspace, id: number): Promise<ContentState> {
  const { slug, session } = workspace.draft
  const { place } = workspace.canvas
  const { tools } = workspace.shell
  const states = known.get(session) ?? new Map<number, Promise<ContentState>>()
  known.set(session, states)
  const asked =
    states.get(id) ??
    tools.calls.get('/pageeditor-api/draft/{slug}/state', { params: { slug }, query: { version_id: id } })
  states.set(id, asked)
  asked.catch(() => states.delete(id))
  const state = await asked
  place.shown.set((shown) => ({
    ...shown,
    data: { ...state.shown.data, ...shown.data },
    links: { ...state.shown.links, ...shown.links },
    libraryTexts: { ...state.shown.libraryTexts, ...shown.libraryTexts },
  }))
  return state
}
