import { sourceDataOf } from '#blocks/source-data.ts'
import { findBlock } from '#operations/index.ts'
import overlay from '../overlay/overlay.module.css'
import { useStore } from '../store.ts'
import { useWorkspace } from '../workspace/workspace-context.tsx'
import { sharedMessages } from './shared-messages.ts'
import { detach, openOriginal } from './source-actions.ts'

/** In the bar of a block that shows a shared block: the ways to the original, and away from it. */
export function SourceTools({ id }: { id: string }) {
  const workspace = useWorkspace()
  const messages = sharedMessages[workspace.interfaceLanguage]
  const source = useSource(id)
  if (!source || source.id === null) return null
  const original = source.id
  return (
    <span className={overlay['group']} data-worded="">
      <button type="button" tabIndex={-1} onClick={() => void openOriginal(workspace, original)}>
        {messages.edit}
      </button>
      {source.content !== null && (
        <button type="button" tabIndex={-1} onClick={() => detach(workspace, id)}>
          {messages.detach}
        </button>
      )}
    </span>
  )
}

/** The name of the shared block that a block shows; empty for other blocks. */
export function useSourceName(id: string): string {
  return useSource(id)?.name ?? ''
}

function useSource(id: string) {
  const { session, place } = useWorkspace()
  const block = useStore(session.content, (content) => findBlock(content, id)?.block ?? null)
  return useStore(place.shown, ({ data }) => block && sourceDataOf(block, data))
}
