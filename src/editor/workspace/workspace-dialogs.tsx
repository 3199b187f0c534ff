import { Suspense, useEffect } from 'react'
import { ConflictDialog } from '../dialogs/conflict-dialog.tsx'
import { DeletedBanner } from '../dialogs/deleted-banner.tsx'
import { HelpDialog } from '../dialogs/help-dialog.tsx'
import { LanguageDialog } from '../dialogs/language-dialog.tsx'
import { LinkDialog } from '../dialogs/link-dialog.tsx'
import { PublishDialog } from '../dialogs/publish-dialog.tsx'
import { ShareDialog } from '../dialogs/share-dialog.tsx'
import { useStore } from '../store.ts'
import { useWorkspace } from './workspace-context.tsx'
import { insertBlock, insertContainer, makePaletteTypes } from './palette-choices.ts'
import { lazyPart } from '../shell/lazy-part.ts'

const fetchPalette = () => import('../panels/block-palette.tsx')
const BlockPalette = lazyPart(async () => (await fetchPalette()).BlockPalette)
const WidthPreview = lazyPart(async () => (await import('../dialogs/width-preview.tsx')).WidthPreview)

/** The dialog that is open over the workspace. */
export function WorkspaceDialogs() {
  const workspace = useWorkspace()
  const { view, session } = workspace
  const dialog = useStore(view, (state) => state.dialog)
  const palette = useStore(view, (state) => state.palette)
  const width = useStore(view, (state) => state.width)
  const hasConflict = useStore(session.saving, (saving) => saving.status === 'conflict')
  const close = () => view.set((state) => ({ ...state, dialog: null }))
  // Prefetched: after opening the palette, users type immediately, so it must not be loading then.
  useEffect(() => void fetchPalette().catch(() => {}), [])
  const closePalette = () => view.set((state) => ({ ...state, palette: null }))
  return (
    <>
      {dialog === 'help' && <HelpDialog onClose={close} />}
      {dialog === 'publish' && <PublishDialog onClose={close} />}
      {dialog === 'share' && <ShareDialog onClose={close} />}
      {dialog === 'language' && <LanguageDialog onClose={close} />}
      {dialog === 'link' && <LinkDialog onClose={close} />}
      {palette && (
        <Suspense>
          <BlockPalette
            language={workspace.interfaceLanguage}
            allowed={makePaletteTypes(workspace, palette.at)}
            offersLayouts={palette.at.kind !== 'item'}
            onClose={closePalette}
            onChoose={(type) => {
              closePalette()
              insertBlock(workspace, type, palette.at)
            }}
            onChooseLayout={(layout) => {
              closePalette()
              insertContainer(workspace, layout, palette.at)
            }}
          />
        </Suspense>
      )}
      {width !== 'desktop' && (
        <Suspense>
          <WidthPreview width={width} />
        </Suspense>
      )}
      {hasConflict && <ConflictDialog />}
      <DeletedBanner />
    </>
  )
}
