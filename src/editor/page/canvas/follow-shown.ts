import { loadedBlocks } from '#blocks/loaded.generated.ts'
import type { ShownParts } from '#contracts/pages.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { headId } from '#operations/index.ts'
import type { Calls } from '#editor/model/calls.ts'
import { CallError } from '#fields/staff-calls/send-call.ts'
import { savedFocus } from '#staff/picking/library-picture.ts'
import type { Workspace } from '../workspace/workspace.ts'

const delay = 150
/** The delay until a call is repeated that got no answer, in milliseconds. */
const repeatDelay = 3000
const reference = /^(?:(?:page|event|article|subscription):\d|form:|route:|(?:media|shared):\d)/

/**
 * Fetches data of other records that changed blocks show (an event's date, a link's address, a picture's file). The
 * request is debounced, covers all changes and pictures whose focal point was moved, and is never sent for mere typing. Returns a function that stops it.
 */
export function followShown(workspace: Workspace): () => void {
  const { session } = workspace.draft
  const { place } = workspace.canvas
  const { tools } = workspace.shell
  let before = session.editor().content
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const changed = new Set<string>()

  const ask = async () => {
    const { content } = session.editor()
    const blocks = topBlocks(content).filter(({ id }) => changed.has(id))
    changed.clear()
    if (blocks.length === 0) return
    try {
      const shown = await fetchShown(tools.calls, {
        blocks: blocks.filter(({ id }) => id !== headId),
        head: content.head,
      })
      place.shown.set((state) => ({
        ...state,
        data: { ...state.data, ...shown.data },
        links: { ...state.links, ...shown.links },
        libraryTexts: { ...state.libraryTexts, ...shown.libraryTexts },
        pending: [],
        broken: [
          ...(state.broken ?? []).filter((id) => !blocks.some((block) => block.id === id)),
          ...shown.broken,
        ],
      }))
      workspace.canvas.watch.moved()
    } catch (error) {
      if (isStopped) return
      const isOffline = error instanceof CallError && error.status === 0
      // Without it a picture would be shown as one that no longer exists.
      if (isOffline) askAgain(blocks)
      else place.shown.set((state) => ({ ...state, pending: [] }))
    }
  }

  const askAgain = (blocks: readonly StoredBlock[]) => {
    for (const { id } of blocks) changed.add(id)
    askAfter(repeatDelay)
  }
  const askAfter = (wait: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void ask(), wait)
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
    place.shown.set((state) => ({
      ...state,
      pending: topBlocks(content)
        .filter(({ id }) => changed.has(id))
        .flatMap(referencesIn),
    }))
    askAfter(delay)
  }
  const showFocus = () => {
    const picture = savedFocus.get()?.picture ?? ''
    for (const block of topBlocks(session.editor().content))
      if (referencesIn(block).includes(picture)) changed.add(block.id)
    askAfter(0)
  }
  const stops = [session.subscribe(follow), savedFocus.subscribe(showFocus)]
  return () => {
    for (const stop of stops) stop()
    isStopped = true
    clearTimeout(timer)
  }
}

/** Data of other records that blocks show. */
export function fetchShown(
  calls: Calls,
  { blocks, head }: { blocks: StoredBlock[]; head?: ContentDocument['head'] },
): Promise<ShownParts> {
  const content: ContentDocument = {
    version: 1,
    ...(head && { head }),
    containers: [{ id: 'asked', layout: '100', columns: [blocks] }],
  }
  return calls.post('/pageeditor-api/shown', { json: { content } })
}

function topBlocks(content: ContentDocument): StoredBlock[] {
  return [
    ...(content.head ? [content.head] : []),
    ...content.containers.flatMap(({ columns }) => columns.flat()),
  ]
}

/** True for new blocks, for blocks with a new reference, and for those that now select different events. */
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

/** Whether the server loads data for the block or for one inside it. */
export function isLoaded({ type, children = [] }: StoredBlock): boolean {
  return loadedBlocks.has(type) || children.some(isLoaded)
}

/** The records that a block names, as they are stored. */
export function referencesIn(value: unknown): string[] {
  if (typeof value === 'string') return reference.test(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(referencesIn)
  return []
}

/** The options that select data, without the texts. */
function optionsOf({ fields, children }: StoredBlock): string {
  const chosen = Object.entries(fields).filter(([, value]) => typeof value !== 'string')
  return JSON.stringify([chosen, children?.length ?? 0])
}
