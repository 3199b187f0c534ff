import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ContentDocument } from '#contracts/pages.ts'
import { readInterfaceLanguage } from '#i18n/interface-language.ts'
import { LanguageProvider, useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { editorMessages } from '#i18n/lazy/editor.ts'
import { createBlockElements } from '../canvas/block-elements.ts'
import { createCanvasView, type ShownThings } from '../canvas/canvas-view.ts'
import { Canvas } from '../canvas/canvas.tsx'
import { followPointer } from '../canvas/pointer.ts'
import { followShown } from '../canvas/follow-shown.ts'
import { addCanvasHost } from '../canvas/mount-canvas.ts'
import { takeSettingsStep } from '../pages/settings-step.ts'
import { pageIdOf } from '../toolbar/page-menu.tsx'
import type { UnreportedBlocks } from '../guards/unreported-blocks.ts'
import { followHead } from '../head/follow-head.ts'
import { followKeys } from '../keys/follow-keys.ts'
import { keepFocus } from '../keys/keep-focus.ts'
import { Overlay } from '../overlay/overlay.tsx'
import { watchLayout } from '../overlay/layout-watch.ts'
import { followDiscussion } from '../comments/discussion.ts'
import { createEditingSession } from '../session/editing-session.ts'
import { startState } from '../session/start-state.ts'
import { openDraft } from '../session/open-draft.ts'
import { focusSomewhere } from '../shell/focus-somewhere.ts'
import { useTools, type Tools } from '../shell/staff-page-context.tsx'
import { createStore } from '../store.ts'
import { EditTools } from '../toolbar/edit-tools.tsx'
import { followPlaceholders } from '../typing/follow-placeholders.ts'
import { createTypingContext } from '../typing/typing-context.ts'
import { WorkspaceDialogs } from './workspace-dialogs.tsx'
import { WorkspaceProvider } from './workspace-context.tsx'
import type { Workspace, WorkspaceView } from './workspace.ts'
import { SidePanels } from './side-panels.tsx'
import './editing.css'

/** The editor of a page: opens the draft, shows the canvas in place of the section, renders the tools. */
export function Editing(props: {
  tools: HTMLElement
  /** Whether the edit button had the focus and was removed. */
  isPassingFocus: boolean
  onLeave: () => void
}) {
  const { tools: place, isPassingFocus, onLeave } = props
  const tools = useTools()
  const messages = useLazyMessages(editorMessages)
  const interfaceLanguage = useLanguage()
  const [workspace, setWorkspace] = useState<Workspace | null>(null)

  useEffect(() => {
    let isLeft = false
    let close = () => {}
    const open = async () => {
      const opened = await openWorkspace(tools, onLeave)
      if (isLeft) {
        opened.close()
        return
      }
      close = opened.close
      setWorkspace(opened.workspace)
    }
    open().catch(() => tools.tell(messages.saving.failed, 'error'))
    return () => {
      isLeft = true
      close()
    }
    // The page never changes; another interface language must not open another draft.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [tools])

  useEffect(() => {
    if (!workspace || (workspace.messages === messages && workspace.interfaceLanguage === interfaceLanguage))
      return
    // Updates the workspace in place, for callbacks that hold it as well as for components.
    Object.assign(workspace, { messages, interfaceLanguage })
    setWorkspace({ ...workspace })
  }, [workspace, messages, interfaceLanguage])

  const isOpen = workspace !== null
  useEffect(() => {
    if (isOpen && isPassingFocus) focusSomewhere()
  }, [isOpen, isPassingFocus])

  if (!workspace) return null
  return (
    <WorkspaceProvider value={workspace}>
      {createPortal(<EditTools />, place)}
      <Overlay />
      <SidePanels />
      <WorkspaceDialogs />
    </WorkspaceProvider>
  )
}

async function openWorkspace(
  tools: Tools,
  onLeave: () => void,
): Promise<{ workspace: Workspace; close: () => void }> {
  const { section: slug, language, now } = tools.page
  const interfaceLanguage = readInterfaceLanguage(tools.page.interfaceLanguage)
  if (slug === null) throw new TypeError('A page without a section')
  const draft = await openDraft(tools.calls, slug)
  const start = await startState(tools.calls, { slug, language }, draft)
  const host = addCanvasHost()
  if (!host) throw new TypeError('No section on the page')

  const shown = createStore<ShownThings>({
    data: draft.shown.data,
    links: draft.shown.links,
    libraryTexts: draft.shown.libraryTexts,
    broken: draft.shown.broken,
  })
  const view = createStore<WorkspaceView>({
    dialog: null,
    panel: null,
    palette: null,
    width: 'desktop',
    isFormatting: false,
    isConflictOpen: false,
    refused: null,
  })
  const messages = editorMessages[interfaceLanguage]
  const session = createEditingSession({
    slug,
    language,
    draft,
    start,
    calls: tools.calls,
    onRefused: () => tools.tell(workspace.messages.saving.refused, 'error'),
    onChangedByOthers: (names) => tools.announce(workspace.messages.saving.changedBy(names)),
  })
  const settings = createStore(takeSettingsStep(pageIdOf(slug)))
  if (start.restored > 0) tools.tell(messages.saving.restored(start.restored))
  else if (settings.get()) tools.tell(messages.pages.settingsChanged[settings.get()?.way ?? 'undo'])
  const workspace: Workspace = {
    slug,
    language,
    messages,
    interfaceLanguage,
    tools,
    session,
    discussion: followDiscussion(tools.calls, slug),
    place: { view: createCanvasView(), shown, elements: createBlockElements() },
    watch: watchLayout(host),
    view,
    unreported: createStore<UnreportedBlocks>(new Map()),
    template: draft.template ?? null,
    settings,
    instead: createStore<ContentDocument | null>(null),
    typing: createTypingContext(
      () => workspace,
      () => view.set((state) => ({ ...state, dialog: 'link' })),
    ),
    host,
    leave: () => {
      workspace.typing.end()
      session.flush().then(onLeave, () => tools.tell(workspace.messages.saving.notLeft, 'error'))
    },
  }
  const root = createRoot(host, { identifierPrefix: 'canvas' })
  root.render(
    <LanguageProvider language={language}>
      <Canvas
        content={session.content}
        instead={workspace.instead}
        place={workspace.place}
        language={language}
        now={now}
      />
    </LanguageProvider>,
  )
  const ends = [
    followPointer(workspace),
    followKeys(workspace),
    keepFocus(),
    followShown(workspace),
    followHead(workspace),
    followPlaceholders(workspace),
    session.subscribe(workspace.watch.moved),
    // Shares the selected block with the other editors.
    workspace.place.view.subscribe(() => session.goTo(workspace.place.view.get().selected)),
    workspace.watch.stop,
    session.close,
    workspace.discussion.close,
    () => root.unmount(),
    () => host.remove(),
  ]
  document.documentElement.dataset['editing'] = ''
  return {
    workspace,
    close: () => {
      delete document.documentElement.dataset['editing']
      for (const end of ends) end()
    },
  }
}
