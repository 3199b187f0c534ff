import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { findForm } from '#blocks/find-form.ts'
import { namesOf, type BlockForm } from '#blocks/form.ts'
import type { StoredBlock } from '#contracts/pages.ts'
import { useMediaQuery } from '#design/media-query.ts'
import { findBlock, headId } from '#operations/index.ts'
import { gridOf, type Grid } from '#editor/model/blocks/grid.ts'
import { haveChanged, withLeft } from '#editor/model/guards/unreported-blocks.ts'
import { headPictures } from '#editor/page/workspace/head-elements.ts'
import { NoticesList } from '#editor/panels/notices/notices-list.tsx'
import { BlockPanel } from '#editor/panels/block/block-panel.tsx'
import { PanelFrame } from '#editor/panels/block/panel-frame.tsx'
import { commentMessages } from '#i18n/lazy/editor-comments.ts'
import { useStore } from '#design/use-store.ts'
import {
  changeColumns,
  insertBlock,
  moveOneStep,
  remove,
  setFields,
} from '#editor/page/actions/block-actions.ts'
import { nameOfType } from '#editor/page/actions/block-messages.ts'
import { CounterpartNote } from '#editor/panels/counterpart-note.tsx'
import {
  useCanvas,
  useDraft,
  useSelected,
  useShell,
  useTexts,
  useWorkspace,
} from '#editor/page/workspace/workspace-context.tsx'
import { goToNotice } from '#editor/page/actions/go-to-notice.ts'
import { focusOn, focusPanel, focusSelectedBar, select } from '#editor/page/actions/selection.ts'
import { itemTypeOf } from '#editor/page/actions/place-media.ts'
import { Structure } from '#editor/panels/structure/structure.tsx'
import { uploadTo } from '#editor/page/actions/take-files.ts'
import type { SidePanel } from '#editor/page/workspace/workspace.ts'
import { useAllNotices, useNotices } from '#editor/page/actions/use-notices.ts'
import { lazyPart } from '#design/lazy-part.ts'

const Comments = lazyPart(
  async () => (await import('#editor/panels/comments/comment-parts.ts')).CommentsPanel,
)
const Versions = lazyPart(
  async () => (await import('#editor/panels/versions/versions-panel.tsx')).VersionsPanel,
)

/** The panels beside the page: the selected block's fields, the outline, the notices, the versions. */
export function SidePanels() {
  const { place } = useCanvas()
  const { view } = useShell()
  const { messages, interfaceLanguage } = useTexts()
  const panel = useStore(view, (state) => state.panel)
  /** The element that had the focus when a panel was opened from the toolbar. */
  const opener = useRef<Element | null>(null)
  useScrolledFree(panel)
  // A panel that was open before a reload leaves the focus where it is.
  const kept = useRef(panel)
  useEffect(() => {
    if (panel === null || panel === 'block' || panel === kept.current) return
    kept.current = null
    opener.current = document.activeElement
    focusPanel()
  }, [panel])
  const leave = () => {
    focusSelectedBar()
    // Without a selected block there is no block toolbar to focus.
    if (place.view.get().selected === null) focusOn(opener.current)
  }
  const close = () => {
    view.set((state) => ({ ...state, panel: null }))
    if (panel === 'block') focusSelectedBar()
    else focusOn(opener.current)
  }
  if (panel === 'block') return <ChosenBlock onClose={close} onLeave={leave} />
  if (panel === 'structure')
    return (
      <PanelFrame title={messages.structure.title} help="structure" onClose={close} onLeave={leave}>
        <Structure />
      </PanelFrame>
    )
  if (panel === 'notices')
    return (
      <PanelFrame title={messages.toolbar.notices} help="notices" onClose={close} onLeave={leave}>
        <Notices />
      </PanelFrame>
    )
  if (panel === 'comments')
    return (
      <PanelFrame
        title={commentMessages[interfaceLanguage].title}
        help="comments"
        onClose={close}
        onLeave={leave}
      >
        <Suspense>
          <Comments />
        </Suspense>
      </PanelFrame>
    )
  if (panel === 'versions')
    return (
      <PanelFrame title={messages.versions.title} help="versions" onClose={close} onLeave={leave}>
        <Suspense>
          <Versions />
        </Suspense>
      </PanelFrame>
    )
  return null
}

function ChosenBlock({ onClose, onLeave }: { onClose: () => void; onLeave: () => void }) {
  const workspace = useWorkspace()
  const selected = useSelected()
  const block = useStore(workspace.draft.session.content, (content) =>
    selected === null ? null : (findBlock(content, selected)?.block ?? null),
  )
  const { session, language } = workspace.draft
  const { place } = workspace.canvas
  const { tools } = workspace.shell
  const { interfaceLanguage, messages } = useTexts()
  const libraryTexts = useStore(place.shown, (shown) => shown.libraryTexts)
  // Debounced: reading all blocks of the page took as long as the key itself.
  const errors = useNotices()
  const isDocked = useMediaQuery('(min-width: 1100px)')
  const form = block && findForm(block.type)
  if (!block || !form) {
    // A docked panel stays, because the page's layout would otherwise change whenever nothing is selected.
    if (!isDocked) return null
    return (
      <PanelFrame title={messages.block.panel} help="block" onClose={onClose} onLeave={onLeave}>
        <p>{messages.block.nothingSelected}</p>
      </PanelFrame>
    )
  }
  const at = (id: string) => findBlock(session.editor().content, id)
  return (
    <PanelFrame
      title={nameOfType(block.type, interfaceLanguage)}
      help="block"
      onClose={onClose}
      onLeave={onLeave}
    >
      <LeftFields key={block.id} block={block}>
        <BlockPanel
          block={block}
          form={withColumns(form, gridOf(session.editor().content, block.id))}
          errors={listErrors(errors, block.id)}
          calls={tools.calls}
          language={language}
          libraryTexts={libraryTexts}
          counterpart={<CounterpartNote block={block} />}
          onChange={(fields, options) => {
            if (!changeColumns(workspace, block.id, fields)) setFields(workspace, block.id, fields, options)
          }}
          onGoToText={(field) => workspace.canvas.typing.beginField(block.id, field)}
          items={{
            onAdd: (type) =>
              insertBlock(workspace, type, {
                kind: 'item',
                parent: block.id,
                after: block.children?.at(-1)?.id ?? null,
              }),
            onSelect: (id) => select(workspace, id, { focusBar: true }),
            onMove: (id, by) => moveOneStep(workspace, id, by < 0 ? 'up' : 'down'),
            onRemove: (id) => {
              const parent = at(id)?.place
              remove(workspace, id)
              if (parent?.in === 'block') select(workspace, parent.parent)
            },
            onFiles:
              itemTypeOf(block.type) === null
                ? undefined
                : (files) => uploadTo(workspace, files, { kind: 'items', list: block.id, after: null }),
            invalid: new Set(errors.map((notice) => notice.block)),
          }}
        />
      </LeftFields>
    </PanelFrame>
  )
}

/** The form of a row without the cells of the columns that its table does not have. */
function withColumns(form: Pick<BlockForm, 'fields'>, grid: Grid | null): Pick<BlockForm, 'fields'> {
  if (!grid) return form
  return { fields: form.fields.filter(({ field }) => grid.cells.indexOf(field) < grid.columns) }
}

/** Notes which fields of a new block were changed and left: from then on they are checked. */
function LeftFields({ block, children }: { block: StoredBlock; children: ReactNode }) {
  const { unreported, session } = useDraft()
  const before = useRef(block.fields)
  return (
    <div
      onBlur={({ target, relatedTarget }) => {
        const place = target.closest<HTMLElement>('[data-field]')
        if (!place || (relatedTarget instanceof Node && place.contains(relatedTarget))) return
        const field = findForm(block.type)?.fields.find((one) => one.field === place.dataset['field'])
        const now = findBlock(session.editor().content, block.id)?.block ?? block
        const names = field ? namesOf(field) : []
        if (haveChanged(now, names, before.current))
          unreported.set((state) => withLeft(state, block.id, names))
      }}
    >
      {children}
    </div>
  )
}

/** Scrolls the selected block to where the panel does not cover it (editing.css has the padding). */
function useScrolledFree(panel: SidePanel): void {
  const { place } = useCanvas()
  const selected = useSelected()
  useEffect(() => {
    if (panel === null || selected === null) return
    const elements = place.elements.elementsOf(selected)
    // The texts of a head may be far below its picture.
    const parts = selected === headId ? [...elements, ...headPictures()] : []
    const shown = parts.find(isInSight) ?? elements[0]
    shown?.scrollIntoView({ block: 'nearest' })
  }, [place, selected, panel])
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

function listErrors(notices: ReturnType<typeof useNotices>, block: string) {
  return notices.flatMap(({ block: of, field, severity, kind }) =>
    of === block && field !== null && severity === 'error' && isError(kind) ? [{ field, error: kind }] : [],
  )
}

function isError(kind: string): kind is 'required' | 'too_long' | 'host' | 'invalid' {
  return ['required', 'too_long', 'host', 'invalid'].includes(kind)
}

function Notices() {
  const workspace = useWorkspace()
  const notices = useAllNotices()
  return <NoticesList notices={notices} onJump={(notice) => goToNotice(workspace, notice)} />
}
