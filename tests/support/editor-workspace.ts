import { beforeEach, vi } from 'vitest'
import type { ContentDocument } from '#contracts/pages.ts'
import { createCalls } from '#editor/model/calls.ts'
import type { EditingSession } from '#editor/model/session/editing-session.ts'
import type { UnreportedBlocks } from '#editor/model/guards/unreported-blocks.ts'
import * as editor from '#editor/model/state/index.ts'
import { createStore } from '#design/store.ts'
import { createTypingContext } from '#editor/page/typing/typing-context.ts'
import { createCanvasView } from '#editor/page/workspace/canvas-view.ts'
import type { CaretPosition, Marks, RichTypingHandle, TypingHandle } from '#staff/rich-text/typing-handle.ts'
import type { EditorTexts, Workspace, WorkspaceView } from '#editor/page/workspace/workspace.ts'
import type { SectionStatus } from '#contracts/page-editor.ts'
import type { StaffPage } from '#site/staff-page.ts'
import { editorMessages } from '#i18n/lazy/editor.ts'
import { FakeElement, FakePage } from './fake-page.ts'

type Typers = NonNullable<Parameters<typeof createTypingContext>[2]>
type LineOptions = Parameters<Typers['typeInLine']>[1]
type RichOptions = Parameters<Typers['typeInRichText']>[1]

/** The text that is typed in. The test presses the keys by calling the events. */
type Typed = {
  block: string | undefined
  field: string | undefined
  events: LineOptions | RichOptions
  point: CaretPosition | undefined
  /** Null in a text of a single kind of words. */
  rich: RichOptions | null
  /** The value that its element shows. */
  shown: unknown
  /** The value before a change, behind which the caret was put. */
  caretAfter?: unknown
  isFocused: boolean
}

/** A page open in the editor, as its actions know it: with the state of a draft, and without a server or a browser. */
export type OpenWorkspace = {
  workspace: Workspace
  content: () => ContentDocument
  selected: () => string | null
  until: () => string | null
  /** What was announced or told since the last call. */
  said: () => string[]
  /** The text being typed in; null when there is none. */
  typed: () => Typed | null
  /** The blocks that were scrolled to, in order. */
  scrolledTo: string[]
  /** Sets where the text of a field is on the screen. */
  place: (block: string, field: string, box: Partial<DOMRect>) => void
  /** Lets the page show no text of the block, as while its view is loading. */
  hide: (block: string) => void
  show: (block: string) => void
  elementOf: (block: string, field: string) => HTMLElement
}

/** What the browser has done for the actions. */
export type FakeBrowser = {
  /** How often the toolbar of the selected block got the focus. */
  barFocused: () => number
  /** Runs what waits for the next frame. */
  drawFrame: () => void
  storage: Map<string, string>
}

/**
 * Gives each test of the file the few things that the actions use of a browser: a toolbar to focus, frames, and the
 * storage. What is missing here is tested in a browser.
 */
export function useFakeBrowser(): FakeBrowser {
  let focused = 0
  let frames: (() => void)[] = []
  const storage = new Map<string, string>()
  beforeEach(() => {
    focused = 0
    frames = []
    storage.clear()
    vi.stubGlobal('document', {
      querySelector: (selector: string) =>
        selector === '[data-block-bar] [tabindex="0"]' ? { focus: () => focused++ } : null,
      createElement: (name: string) => ({
        textContent: '',
        get outerHTML() {
          return `<${name}>${this.textContent}</${name}>`
        },
      }),
    })
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    })
    vi.stubGlobal('HTMLElement', FakeElement)
    vi.stubGlobal('Node', FakeElement)
    return () => vi.unstubAllGlobals()
  })
  return {
    barFocused: () => focused,
    drawFrame: () => {
      const now = frames
      frames = []
      for (const run of now) run()
    },
    storage,
  }
}

/** Opens a draft with this content. */
export function openWorkspace(content: ContentDocument, slug = 'page-1'): OpenWorkspace {
  const page = new FakePage(() => session.editor().content)
  const said: string[] = []
  const session = openSession(content)
  let typed: Typed | null = null
  const begin = (element: HTMLElement, events: LineOptions | RichOptions, rich: RichOptions | null) => {
    const { block, field } = page.keyOf(element)
    const now: Typed = {
      block,
      field,
      events,
      point: events.point,
      rich,
      shown: events.value,
      isFocused: false,
    }
    typed = now
    return {
      show: (value: unknown) => void (now.shown = value),
      caretAfterChange: (before: unknown) => void (now.caretAfter = before),
      focus: () => void (now.isFocused = true),
      stop: () => void (typed = null),
    }
  }
  const typing = createTypingContext(
    () => workspace,
    () => {},
    {
      typeInLine: (element, options) => begin(element, options, null),
      typeInRichText: (element, options) => ({ ...richCommands, ...begin(element, options, options) }),
    },
  )
  const workspace: Workspace = {
    draft: {
      slug,
      language: 'de',
      session,
      discussion: { state: nothing(), take: async () => {}, close: () => {} },
      unreported: createStore<UnreportedBlocks>(new Map()),
      template: null,
      settings: nothing(),
    },
    canvas: {
      host: page.host,
      place: {
        view: createCanvasView(),
        shown: createStore({ data: {}, links: {}, libraryTexts: {} }),
        elements: {
          refOf: () => () => {},
          elementsOf: (id) => page.elementsOf(id),
          blockAt: (node) => page.keyOf(node).block ?? null,
          boxOf: () => null,
        },
      },
      watch: { follow: () => () => {}, moved: () => {}, stop: () => {} },
      typing,
      instead: nothing(),
    },
    shell: {
      tools: {
        page: { ...staffPage, section: slug },
        calls: createCalls('de', signInAgain),
        signInAgain,
        signedOut: createStore(false),
        tell: (message) => void said.push(message),
        announce: (message) => void said.push(message),
        ask: () => Promise.resolve(true),
      },
      view: createStore<WorkspaceView>({
        dialog: null,
        panel: null,
        palette: null,
        suggesting: null,
        width: 'desktop',
        isFormatting: false,
        isConflictOpen: false,
        refused: null,
      }),
      texts: createStore<EditorTexts>({ messages: editorMessages.de, interfaceLanguage: 'de' }),
      leave: () => {},
    },
  }
  return {
    workspace,
    content: () => session.editor().content,
    selected: () => workspace.canvas.place.view.get().selected,
    until: () => workspace.canvas.place.view.get().until,
    said: () => said.splice(0),
    typed: () => typed,
    scrolledTo: page.scrolledTo,
    place: (block, field, box) => page.boxes.set(`${block} ${field}`, box),
    hide: (block) => page.hidden.add(block),
    show: (block) => page.hidden.delete(block),
    elementOf: (block, field) => page.elementOf(block, field),
  }
}

const nothing = <Thing>() => createStore<Thing | null>(null)
const signInAgain = () => Promise.resolve()
const staffPage: Omit<StaffPage, 'section'> = {
  title: '',
  language: 'de',
  isOnlyDraft: false,
  now: '2026-01-01T12:00:00Z',
  interfaceLanguage: 'de',
  user: { id: 1, name: 'Anna', email: 'anna@example.org', role: 'editor' },
  menus: { de: [], en: [] },
}
export const notPublished: SectionStatus = {
  published: null,
  hidden_by: null,
  is_unwritten: false,
  was_published: false,
  scheduled: [],
  has_unpublished_changes: true,
  translation: {
    exists: false,
    missing_there: [],
    older_there: [],
    copied_there: [],
    missing_here: [],
    older_here: [],
    copied_here: [],
  },
}
const noMarks: Marks = {
  bold: false,
  italic: false,
  list: null,
  align: 'left',
  language: null,
  link: null,
  hasSelection: false,
  linkable: '',
}
const richCommands: Omit<RichTypingHandle, keyof TypingHandle> = {
  marks: () => noMarks,
  toggle: () => {},
  toggleList: () => {},
  align: () => {},
  setLanguage: () => {},
  link: () => {},
  resume: () => {},
  box: () => {
    throw new Error('Nothing is on a screen')
  },
  nameAgain: () => {},
}

/** A session that saves nothing. */
function openSession(content: ContentDocument): EditingSession {
  const state = createStore(editor.createState('window-1', { sequence: 0, content }))
  const setAside = createStore<editor.SetAside[]>([])
  let last = 0
  const step = (take: typeof editor.undo) => {
    const { state: next, label, ...outcome } = take(state.get(), { id: `change-${++last}` })
    state.set(() => next)
    return { ...outcome, label: label ?? '' }
  }
  const edit: EditingSession['edit'] = (operations, options) =>
    state.set((now) => editor.edit(now, operations, { id: `change-${++last}`, now: 0, ...options }))
  return {
    client: 'window-1',
    mayPublish: true,
    editor: state.get,
    subscribe: state.subscribe,
    state,
    content: { get: () => state.get().content, subscribe: state.subscribe },
    saving: createStore({ status: 'saved', unsaved: 0, isKept: true, reason: null }),
    history: createStore({ undo: null, redo: null }),
    presence: createStore({ editors: [], status: notPublished }),
    setAside,
    putAside: (blocks, reason) =>
      setAside.set((list) => [...list, ...blocks.map((block) => ({ block, at: 0, reason }))]),
    dropAside: (one) => setAside.set((list) => list.filter((other) => other !== one)),
    edit,
    complete: (_, build, options) => {
      edit(build(state.get().content), options)
      return undefined
    },
    undo: () => step(editor.undo),
    redo: () => step(editor.redo),
    resolve: () => {},
    flush: async () => {},
    refresh: async () => {},
    setStatus: () => {},
    goTo: () => {},
    close: () => {},
  }
}
