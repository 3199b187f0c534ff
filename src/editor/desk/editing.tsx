import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ContentDocument } from '#contracts/pages.ts'
import { LanguageProvider, useLanguage, useWords } from '#i18n/language-context.tsx'
import { editorWords } from '#i18n/lazy/editor.ts'
import { createBlockElements } from '../canvas/block-elements.ts'
import { createCanvasView, type ShownThings } from '../canvas/canvas-view.ts'
import { Canvas } from '../canvas/canvas.tsx'
import { followPointer } from '../canvas/pointer.ts'
import { followShown } from '../canvas/follow-shown.ts'
import { addCanvasHost } from '../canvas/mount-canvas.ts'
import { followKeys } from '../keys/follow-keys.ts'
import { keepFocus } from '../keys/keep-focus.ts'
import { Overlay } from '../overlay/overlay.tsx'
import { watchLayout } from '../overlay/layout-watch.ts'
import { createEditingSession } from '../session/editing-session.ts'
import { startState } from '../session/start-state.ts'
import { openDraft } from '../session/open-draft.ts'
import { focusSomewhere } from '../shell/focus-somewhere.ts'
import { useTools, type Tools } from '../shell/staff-page-context.tsx'
import { createStore } from '../store.ts'
import { EditTools } from '../toolbar/edit-tools.tsx'
import { createTypingDesk } from '../typing/typing-desk.ts'
import { keepCopy } from './clipboard.ts'
import { DeskDialogs } from './desk-dialogs.tsx'
import { DeskProvider } from './desk-context.tsx'
import type { Desk, DeskView } from './desk.ts'
import { SidePanels } from './side-panels.tsx'
import './editing.css'

/** Everything that a page has while it is edited: opens the draft, shows the canvas in place of the section, renders the tools. */
export function Editing(props: {
  tools: HTMLElement
  /** Whether what began editing had the focus, and has gone. */
  isPassingFocus: boolean
  onLeave: () => void
}) {
  const { tools: place, isPassingFocus, onLeave } = props
  const tools = useTools()
  const words = useWords(editorWords)
  const interfaceLanguage = useLanguage()
  const [desk, setDesk] = useState<Desk | null>(null)

  useEffect(() => {
    let isLeft = false
    let close = () => {}
    const open = async () => {
      const opened = await openDesk(tools, onLeave)
      if (isLeft) {
        opened.close()
        return
      }
      close = opened.close
      setDesk(opened.desk)
    }
    open().catch(() => tools.tell(words.saving.failed, 'error'))
    return () => {
      isLeft = true
      close()
    }
    // The page is one for good; the language of the tools does not open another draft.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [tools])

  useEffect(() => {
    if (!desk || (desk.words === words && desk.interfaceLanguage === interfaceLanguage)) return
    // Those who hold the desk see it, and those who render it.
    Object.assign(desk, { words, interfaceLanguage })
    setDesk({ ...desk })
  }, [desk, words, interfaceLanguage])

  const isOpen = desk !== null
  useEffect(() => {
    if (isOpen && isPassingFocus) focusSomewhere()
  }, [isOpen, isPassingFocus])

  if (!desk) return null
  return (
    <DeskProvider value={desk}>
      {createPortal(<EditTools />, place)}
      <Overlay />
      <SidePanels />
      <DeskDialogs />
    </DeskProvider>
  )
}

async function openDesk(tools: Tools, onLeave: () => void): Promise<{ desk: Desk; close: () => void }> {
  const { section: slug, language, now, interfaceLanguage } = tools.page
  if (slug === null) throw new TypeError('A page without a section')
  const draft = await openDraft(tools.calls, slug)
  const start = await startState(tools.calls, { slug, language }, draft)
  const host = addCanvasHost()
  if (!host) throw new TypeError('No section on the page')

  const shown = createStore<ShownThings>({ data: draft.shown.data, links: draft.shown.links })
  const view = createStore<DeskView>({
    dialog: null,
    panel: null,
    palette: null,
    width: 'desktop',
    isConflictPutOff: false,
  })
  const words = editorWords[interfaceLanguage]
  const session = createEditingSession({
    slug,
    language,
    draft,
    start,
    calls: tools.calls,
    onRefused: (refused) => {
      const blocks = refused.map(({ block }) => block)
      if (blocks.length > 0) keepCopy({ blocks }, '')
      tools.tell(desk.words.saving.refused, 'error')
    },
    onChangedByOthers: (names) => tools.announce(desk.words.saving.changedBy(names.join(', '))),
  })
  if (start.restored > 0) tools.tell(words.saving.restored(start.restored))
  const desk: Desk = {
    slug,
    language,
    words,
    interfaceLanguage,
    tools,
    session,
    place: { view: createCanvasView(), shown, elements: createBlockElements() },
    watch: watchLayout(host),
    view,
    instead: createStore<ContentDocument | null>(null),
    typing: createTypingDesk(
      () => desk,
      () => view.set((state) => ({ ...state, dialog: 'link' })),
    ),
    host,
    leave: () => {
      desk.typing.end()
      session.flush().then(onLeave, () => tools.tell(desk.words.saving.notLeft, 'error'))
    },
  }
  const root = createRoot(host, { identifierPrefix: 'canvas' })
  root.render(
    <LanguageProvider language={language}>
      <Canvas
        content={session.content}
        instead={desk.instead}
        place={desk.place}
        language={language}
        now={now}
      />
    </LanguageProvider>,
  )
  const ends = [
    followPointer(desk),
    followKeys(desk),
    keepFocus(),
    followShown(desk),
    session.subscribe(desk.watch.moved),
    // The others see where one is.
    desk.place.view.subscribe(() => session.goTo(desk.place.view.get().selected)),
    desk.watch.stop,
    session.close,
    () => root.unmount(),
    () => host.remove(),
  ]
  document.documentElement.dataset['editing'] = ''
  return {
    desk,
    close: () => {
      delete document.documentElement.dataset['editing']
      for (const end of ends) end()
    },
  }
}
