import { sourceDataOf } from '#blocks/source-data.ts'
import type { SourceData } from '#blocks/view.ts'
import { findBlock } from '#operations/index.ts'
import overlay from './overlay.module.css'
import { useStore } from '#design/use-store.ts'
import { MenuButton } from '#editor/controls/menu.tsx'
import { useCanvas, useDraft, useTexts, useWorkspace } from '../workspace/workspace-context.tsx'
import { sharedMessages } from '#i18n/lazy/editor-shared-blocks.ts'
import { detach, openOriginal } from '../actions/source-actions.ts'

/** The link to the original, in the toolbar of a block that shows a shared block. */
export function OriginalButton({ source }: { source: SourceData }) {
  const workspace = useWorkspace()
  const { interfaceLanguage } = useTexts()
  const { id } = source
  if (id === null) return null
  return (
    <span className={overlay['group']}>
      <button type="button" tabIndex={-1} onClick={() => void openOriginal(workspace, id)}>
        {sharedMessages[interfaceLanguage].edit}
      </button>
    </span>
  )
}

/** The commands in the menu of a block that shows a published shared block. */
export function DetachButton({ id }: { id: string }) {
  const workspace = useWorkspace()
  const { interfaceLanguage } = useTexts()
  return (
    <MenuButton onPress={() => detach(workspace, id)}>{sharedMessages[interfaceLanguage].detach}</MenuButton>
  )
}

/** The loaded data of the shared block that a block shows; null for other blocks. */
export function useSource(id: string): SourceData | null {
  const { session } = useDraft()
  const { place } = useCanvas()
  const block = useStore(session.content, (content) => findBlock(content, id)?.block ?? null)
  return useStore(place.shown, ({ data }) => block && sourceDataOf(block, data))
}
