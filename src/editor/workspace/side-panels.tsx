import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { findForm } from '#blocks/find-form.ts'
import { findBlock } from '#operations/index.ts'
import { NoticesList } from '../guards/notices-list.tsx'
import { BlockPanel } from '../panels/block-panel.tsx'
import { PanelFrame } from '../panels/panel-frame.tsx'
import { commentMessages } from '../comments/comment-messages.ts'
import { useStore } from '../store.ts'
import { insertBlock, moveOneStep, remove, setFields } from './block-actions.ts'
import { nameOfType } from './block-messages.ts'
import { CounterpartNote } from './counterpart-note.tsx'
import { useWorkspace, useSelected } from './workspace-context.tsx'
import { focusField, focusOn, focusPanel, focusSelectedBar, select } from './selection.ts'
import { Structure } from './structure.tsx'
import { noticesOf, useNotices } from './use-notices.ts'
import { lazyPart } from '../shell/lazy-part.ts'

const Comments = lazyPart(async () => (await import('../comments/comments-panel.tsx')).CommentsPanel)
const Versions = lazyPart(async () => (await import('../versions/versions-panel.tsx')).VersionsPanel)

/** The panels beside the page: the selected block's fields, the outline, the notices, the versions. */
export function SidePanels() {
  const { view, messages, place, interfaceLanguage } = useWorkspace()
  const panel = useStore(view, (state) => state.panel)
  /** The element that had the focus when a panel was opened from the toolbar. */
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    if (panel === null || panel === 'block') return
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
      <SidePanel title={messages.structure.title} onClose={close} onLeave={leave}>
        <Structure />
      </SidePanel>
    )
  if (panel === 'notices')
    return (
      <SidePanel title={messages.toolbar.notices} onClose={close} onLeave={leave}>
        <Notices />
      </SidePanel>
    )
  if (panel === 'comments')
    return (
      <SidePanel title={commentMessages[interfaceLanguage].title} onClose={close} onLeave={leave}>
        <Suspense>
          <Comments />
        </Suspense>
      </SidePanel>
    )
  if (panel === 'versions')
    return (
      <SidePanel title={messages.versions.title} onClose={close} onLeave={leave}>
        <Suspense>
          <Versions />
        </Suspense>
      </SidePanel>
    )
  return null
}

/** A side panel that doesn't cover the selected block. */
function SidePanel(props: {
  title: string
  onClose: () => void
  onLeave: () => void
  children: React.ReactNode
}) {
  const { place, watch } = useWorkspace()
  const selected = useSelected()
  const avoid = selected === null ? null : place.elements.boxOf(selected)
  const [, setAcross] = useState('')
  useLayoutEffect(() => {
    if (selected === null) return undefined
    return watch.follow(() => {
      const box = place.elements.boxOf(selected)
      return () => setAcross(box ? `${box.left} ${box.right}` : '')
    })
  }, [watch, place, selected])
  return <PanelFrame {...props} about={selected ?? props.title} avoid={avoid} />
}

function ChosenBlock({ onClose, onLeave }: { onClose: () => void; onLeave: () => void }) {
  const workspace = useWorkspace()
  const selected = useSelected()
  const block = useStore(workspace.session.content, (content) =>
    selected === null ? null : (findBlock(content, selected)?.block ?? null),
  )
  const { interfaceLanguage, session, tools, language, place } = workspace
  const libraryTexts = useStore(place.shown, (shown) => shown.libraryTexts)
  const isShown = block !== null
  useEffect(() => {
    // On a phone the sheet would cover the block (editing.css has the padding).
    if (isShown && selected !== null)
      place.elements.elementsOf(selected)[0]?.scrollIntoView({ block: 'nearest' })
  }, [place, selected, isShown])
  if (!block) return null
  const form = findForm(block.type)
  if (!form) return null
  const faults = noticesOf(workspace)
  const at = (id: string) => findBlock(session.editor().content, id)
  return (
    <SidePanel title={nameOfType(block.type, interfaceLanguage)} onClose={onClose} onLeave={onLeave}>
      <BlockPanel
        key={block.id}
        block={block}
        form={form}
        faults={faultsOf(faults, block.id)}
        calls={tools.calls}
        language={language}
        libraryTexts={libraryTexts}
        counterpart={<CounterpartNote block={block} />}
        onChange={(fields, options) => setFields(workspace, block.id, fields, options)}
        onGoToText={(field) => workspace.typing.beginField(block.id, field)}
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
          faulty: new Set(faults.map((notice) => notice.block)),
        }}
      />
    </SidePanel>
  )
}

function faultsOf(notices: ReturnType<typeof noticesOf>, block: string) {
  return notices.flatMap(({ block: of, field, severity, kind }) =>
    of === block && field !== null && severity === 'error' && isFault(kind) ? [{ field, fault: kind }] : [],
  )
}

function isFault(kind: string): kind is 'required' | 'too_long' | 'host' | 'invalid' {
  return ['required', 'too_long', 'host', 'invalid'].includes(kind)
}

function Notices() {
  const workspace = useWorkspace()
  const notices = useNotices()
  return (
    <NoticesList
      notices={notices}
      onJump={(notice) => {
        select(workspace, notice.block, { focusBar: notice.field === null })
        workspace.place.elements.elementsOf(notice.block)[0]?.scrollIntoView({ block: 'center' })
        if (notice.field === null) return
        workspace.view.set((state) => ({ ...state, panel: 'block' }))
        focusField(notice.field)
      }}
    />
  )
}
