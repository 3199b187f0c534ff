import { loadedBlocks } from '#blocks/loaded.generated.ts'
import type { ShownParts } from '#contracts/page-editor.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import type { Workspace } from '../workspace/workspace.ts'

const delay = 150
const reference = /^(?:(?:page|event|article|subscription):\d|form:|route:|media:\d)/

/**
 * Asks the server for what changed blocks show of others (an event's date, a link's address, a picture's file) a moment
 * after the change, once for all that changed, and never for what is only typed. Returns what ends it.
 */
export function followShown(workspace: Workspace): () => void {
  const { session, place, tools } = workspace
  let before = session.editor().content
  let timer = 0
  const changed = new Set<string>()

  const ask = async () => {
    const { content } = session.editor()
    const blocks = topBlocks(content).filter(({ id }) => changed.has(id))
    changed.clear()
    if (blocks.length === 0) return
    const asked: ContentDocument = {
      version: 1,
      containers: [{ id: 'asked', layout: '100', columns: [blocks] }],
    }
    try {
      const shown = await tools.calls.post<ShownParts>('shown', { content: asked })
      place.shown.set((state) => ({
        data: { ...state.data, ...shown.data },
        links: { ...state.links, ...shown.links },
      }))
      workspace.watch.moved()
    } catch {
      // It is shown as gone until the next change: nothing of the draft depends on it.
    }
  }

  const follow = () => {
    const { content } = session.editor()
    if (content === before) return
    const known = new Map(topBlocks(before).map((block) => [block.id, block]))
    before = content
    const { links } = place.shown.get()
    for (const block of topBlocks(content)) {
      const old = known.get(block.id)
      if (old === block || !needsServer(block, old, links)) continue
      changed.add(block.id)
    }
    if (changed.size === 0) return
    clearTimeout(timer)
    timer = window.setTimeout(() => void ask(), delay)
  }
  const stop = session.subscribe(follow)
  return () => {
    stop()
    clearTimeout(timer)
  }
}

function topBlocks(content: ContentDocument): StoredBlock[] {
  return content.containers.flatMap((container) => container.columns.flat())
}

/** New ones do, those with a reference that was not there, and those whose choice of events is another one. */
function needsServer(
  block: StoredBlock,
  old: StoredBlock | undefined,
  links: Record<string, string>,
): boolean {
  if (!old) return true
  const references = referencesIn(block)
  const oldReferences = referencesIn(old)
  if (references.some((one) => !oldReferences.includes(one) || !Object.hasOwn(links, one))) {
    if (references.join(' ') !== oldReferences.join(' ')) return true
  }
  return isLoaded(block) && optionsOf(block) !== optionsOf(old)
}

/** Whether the server finds what it shows, or what something inside it shows. */
function isLoaded({ type, children = [] }: StoredBlock): boolean {
  return loadedBlocks.has(type) || children.some(isLoaded)
}

function referencesIn(value: unknown): string[] {
  if (typeof value === 'string') return reference.test(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(referencesIn)
  return []
}

/** What chooses, apart from what is written. */
function optionsOf({ fields, children }: StoredBlock): string {
  const chosen = Object.entries(fields).filter(([, value]) => typeof value !== 'string')
  return JSON.stringify([chosen, children?.length ?? 0])
}
