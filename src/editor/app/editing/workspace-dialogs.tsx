import { Suspense } from 'react'
import { flushSync } from 'react-dom'
// Not loaded on demand, because after a slash the next key is already part of its search.
import { BlockPalette } from '#editor/panels/block/block-palette.tsx'
import { ConflictDialog } from '../dialogs/conflict-dialog.tsx'
import { DeletedBanner } from '../dialogs/deleted-banner.tsx'
import { HelpDialog } from '../dialogs/help-dialog.tsx'
import { LanguageDialog } from '../dialogs/language-dialog.tsx'
import { LinkDialog } from '../dialogs/link-dialog.tsx'
import { OutdatedPlanBanner } from '../dialogs/outdated-plan-banner.tsx'
import { PublishDialog } from '../dialogs/publish-dialog.tsx'
import { ShareDialog } from '../dialogs/share-dialog.tsx'
import { SetAside } from '../dialogs/set-aside.tsx'
import { MakeSharedDialog } from '#editor/panels/shared-blocks/make-shared-dialog.tsx'
import { insertShared } from '#editor/page/actions/source-actions.ts'
import { nameOf } from '#editor/page/actions/block-messages.ts'
import { useStore } from '#design/use-store.ts'
import type { Palette, Workspace } from '#editor/page/workspace/workspace.ts'
import { useTexts, useWorkspace } from '#editor/page/workspace/workspace-context.tsx'
import { insertBlock, insertContainer, makePaletteTypes } from '#editor/page/actions/palette-choices.ts'
import { lazyPart } from '#design/lazy-part.ts'

const WidthPreview = lazyPart(async () => (await import('../dialogs/width-preview.tsx')).WidthPreview)
const SuggestDialog = lazyPart(
  async () => (await import('#editor/panels/comments/comment-parts.ts')).SuggestDialog,
)

/** The dialog that is open over the workspace. */
export function WorkspaceDialogs() {
  const workspace = useWorkspace()
  const { session } = workspace.draft
  const { view } = workspace.shell
  const { interfaceLanguage } = useTexts()
  const dialog = useStore(view, (state) => state.dialog)
  const palette = useStore(view, (state) => state.palette)
  const suggesting = useStore(view, (state) => state.suggesting)
  const width = useStore(view, (state) => state.width)
  const hasConflict = useStore(session.saving, (saving) => saving.status === 'conflict')
  const close = () => view.set((state) => ({ ...state, dialog: null }))
  const closePalette = () => view.set((state) => ({ ...state, palette: null }))
  const slash = palette?.slash
  /** Continues in the text in which the slash was typed, with what was typed. */
  const returnToText = (typed: string) => {
    flushSync(closePalette)
    if (slash !== undefined) workspace.canvas.typing.goOnWith(slash, typed)
  }
  return (
    <>
      {dialog === 'help' && <HelpDialog onClose={close} />}
      {dialog === 'publish' && <PublishDialog onClose={close} />}
      {dialog === 'share' && <ShareDialog onClose={close} />}
      {dialog === 'language' && <LanguageDialog onClose={close} />}
      {dialog === 'link' && <LinkDialog onClose={close} />}
      {dialog === 'shared' && <MakeSharedDialog onClose={close} />}
      {suggesting && (
        <Suspense>
          <SuggestDialog
            {...suggesting}
            onClose={() => view.set((state) => ({ ...state, suggesting: null }))}
          />
        </Suspense>
      )}
      {palette && (
        <BlockPalette
          language={interfaceLanguage}
          allowed={makePaletteTypes(workspace, palette.at)}
          offersLayouts={palette.at.kind !== 'item'}
          layoutsFirst={palette.at.kind === 'container'}
          listName={nameOfList(workspace, palette)}
          at={placeOf(workspace, palette)}
          onClose={(query) => returnToText(`/${query}`)}
          {...(slash !== undefined && { onBack: () => returnToText('') })}
          onChoose={(type) => {
            closePalette()
            insertBlock(workspace, type, palette.at, { instead: slash })
          }}
          calls={workspace.shell.tools.calls}
          onChooseShared={(source) => {
            closePalette()
            insertShared(workspace, source, palette.at, { instead: slash })
          }}
          onChooseLayout={(layout) => {
            closePalette()
            insertContainer(workspace, layout, palette.at, { instead: slash })
          }}
        />
      )}
      {width !== 'desktop' && (
        <Suspense>
          <WidthPreview width={width} />
        </Suspense>
      )}
      {hasConflict && <ConflictDialog />}
      <DeletedBanner />
      <OutdatedPlanBanner />
      <SetAside />
    </>
  )
}

function nameOfList({ draft, shell }: Workspace, { at }: NonNullable<Palette>): string | undefined {
  const { messages, interfaceLanguage } = shell.texts.get()
  return at.kind === 'item'
    ? nameOf(draft.session.editor().content, at.parent, messages, interfaceLanguage)
    : undefined
}

/** The pressed button, the text with the slash, or the block that the new one follows. */
function placeOf(
  { canvas: { place, host } }: Workspace,
  { at, slash }: NonNullable<Palette>,
): DOMRect | null {
  const pressed = document.activeElement?.closest('[data-block-tools] button:not([data-block-bar] *)')
  if (pressed) return pressed.getBoundingClientRect()
  const beside = slash ?? at.after ?? (at.kind === 'block' ? at.container : null)
  const box = beside === null ? null : place.elements.boxOf(beside)
  return box ?? host.firstElementChild?.getBoundingClientRect() ?? null
}
