import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ContentDocument } from '#contracts/pages.ts'
import { readInterfaceLanguage } from '#i18n/interface-language.ts'
import { LanguageProvider, useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { editorMessages } from '#i18n/lazy/editor.ts'
import { createBlockElements } from '#editor/page/workspace/block-elements.ts'
import { createCanvasView, type ShownThings } from '#editor/page/workspace/canvas-view.ts'
import { Canvas } from '#editor/page/canvas/canvas.tsx'
import { followPointer } from '#editor/page/actions/pointer.ts'
import { followShown } from '#editor/page/canvas/follow-shown.ts'
import { addCanvasHost } from '#editor/page/canvas/mount-canvas.ts'
import { takeSettingsStep } from '#editor/model/settings-step.ts'
import { pageIdOf } from '#editor/pages/page-dialog.ts'
import type { UnreportedBlocks } from '#editor/model/guards/unreported-blocks.ts'
import { followHead } from '#editor/page/head/follow-head.ts'
import { followNews } from './follow-news.ts'
import { keepPanel, readPanel } from './kept-panel.ts'
import { followKeys } from '../keys/follow-keys.ts'
import { keepFocus } from '../keys/keep-focus.ts'
import { Overlay } from '#editor/page/overlay/overlay.tsx'
import { watchLayout } from '#editor/page/workspace/layout-watch.ts'
import { followDiscussion } from '#editor/model/discussion/discussion.ts'
import { createEditingSession } from '#editor/model/session/editing-session.ts'
import { startState } from '#editor/model/session/start-state.ts'
import { openDraft } from '#editor/model/session/open-draft.ts'
import { followTooltips } from '#editor/controls/follow-tooltips.ts'
import { focusSomewhere } from '#staff/dialog/focus-somewhere.ts'
import { useTools, type Tools } from '#editor/controls/staff-page-context.tsx'
import { createStore } from '#design/store.ts'
import { EditTools } from '../toolbar/edit-tools.tsx'
import { followPlaceholders } from '#editor/page/typing/follow-placeholders.ts'
import { createTypingContext } from '#editor/page/typing/typing-context.ts'
import { WorkspaceDialogs } from './workspace-dialogs.tsx'
import { WorkspaceProvider } from '#editor/page/workspace/workspace-context.tsx'
import type { EditorTexts, Workspace, WorkspaceView } from '#editor/page/workspace/workspace.ts'
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
    workspace?.shell.texts.set(() => ({ messages, interfaceLanguage }))
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
    panel: readPanel(slug),
    palette: null,
    suggesting: null,
    width: 'desktop',
    isFormatting: false,
    isConflictOpen: false,
    refused: null,
  })
  const texts = createStore<EditorTexts>({
    messages: editorMessages[interfaceLanguage],
    interfaceLanguage,
  })
  const messages = () => texts.get().messages
  const session = createEditingSession({
    slug,
    language,
    draft,
    start,
    calls: tools.calls,
    onRefused: () => tools.tell(messages().saving.refused, 'error'),
    onChangedByOthers: (names) => tools.announce(messages().saving.changedBy(names)),
  })
  const settings = createStore(takeSettingsStep(pageIdOf(slug)))
  if (start.restored > 0) tools.tell(messages().saving.restored(start.restored))
  else if (settings.get()) tools.tell(messages().pages.settingsChanged[settings.get()?.way ?? 'undo'])
  const place = { view: createCanvasView(), shown, elements: createBlockElements() }
  const watch = watchLayout(host)
  const instead = createStore<ContentDocument | null>(null)
  const typing = createTypingContext(
    () => workspace,
    () => view.set((state) => ({ ...state, dialog: 'link' })),
  )
  const workspace: Workspace = {
    draft: {
      slug,
      language,
      session,
      discussion: followDiscussion(tools.calls, slug),
      unreported: createStore<UnreportedBlocks>(new Map()),
      template: draft.template ?? null,
      settings,
    },
    canvas: { host, place, watch, typing, instead },
    shell: {
      tools,
      view,
      texts,
      leave: () => {
        typing.end()
        session.flush().then(onLeave, () => tools.tell(messages().saving.notLeft, 'error'))
      },
    },
  }
  const root = createRoot(host, { identifierPrefix: 'canvas' })
  root.render(
    <LanguageProvider language={language}>
      <Canvas content={session.content} instead={instead} place={place} language={language} now={now} />
    </LanguageProvider>,
  )
  const ends = [
    followPointer(workspace),
    followKeys(workspace),
    keepFocus(),
    followShown(workspace),
    followHead(workspace),
    followPlaceholders(workspace),
    followNews(workspace),
    followTooltips(tools.page.interfaceLanguage),
    view.subscribe(() => keepPanel(slug, view.get().panel)),
    session.subscribe(watch.moved),
    // Shares the selected block with the other editors.
    place.view.subscribe(() => session.goTo(place.view.get().selected)),
    watch.stop,
    session.close,
    workspace.draft.discussion.close,
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
