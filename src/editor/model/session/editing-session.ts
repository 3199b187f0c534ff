import type {
  ChangesResponse,
  ConflictResponse,
  Draft,
  EditorPresence,
  SectionStatus,
} from '#contracts/page-editor.ts'
import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import type { Language } from '#i18n/languages.ts'
import { isSame } from '#operations/index.ts'
import type { Calls } from '../calls.ts'
import { CallError } from '#fields/staff-calls/send-call.ts'
import { readErrors } from '../field-errors.ts'
import * as editor from '../state/index.ts'
import { createStore, type ReadableStore } from '#design/store.ts'
import { keepSetAside, readSetAside } from './set-aside-storage.ts'
import { keepQueue } from './queue-storage.ts'
import type { Start } from './start-state.ts'

/** Times in milliseconds. Typed text is sent half a second after the first key. */
const times = {
  send: 500,
  retry: 1000,
  keep: 120,
  settle: 400,
  presence: 2000,
  presenceBehind: 15_000,
} as const

type FailedCheck = 'offline' | 'full' | 'signed_out' | 'refused' | 'deleted'
export type SavingStatus = 'saved' | 'waiting' | 'sending' | 'conflict' | FailedCheck
/** `reason` is the server's sentence about who has deleted the page. */
export type Saving = { status: SavingStatus; unsaved: number; isKept: boolean; reason: string | null }
export type EditOptions = {
  label: string
  focus?: string | null
  group?: string
}
export type StepResult = Pick<editor.Outcome, 'outcome' | 'focus' | 'field'> & { label: string }

/** The draft in this window: its state and its synchronization with the server. */
export type EditingSession = {
  client: string
  mayPublish: boolean
  editor: () => editor.EditorState
  subscribe: (listener: () => void) => () => void
  state: ReadableStore<editor.EditorState>
  content: ReadableStore<ContentDocument>
  saving: ReadableStore<Saving>
  /** The labels of the next undo and redo; null when there is none. */
  history: ReadableStore<{ undo: string | null; redo: string | null }>
  presence: ReadableStore<{ editors: EditorPresence[]; status: SectionStatus }>
  /** Blocks that a decision or a refusal has removed from the page, the newest last; kept in this browser. */
  setAside: ReadableStore<editor.SetAside[]>
  /** Adds blocks to what is set aside, with the reason. */
  putAside: (blocks: StoredBlock[], reason: string) => void
  dropAside: (one: editor.SetAside) => void
  edit: (operations: Operation[], options: EditOptions) => void
  /**
   * Makes an edit that belongs to an earlier step of this window, and returns that step, or the new one if there is none
   * to complete (`completeStep`).
   */
  complete: (
    step: number | undefined,
    build: (content: ContentDocument) => Operation[],
    options: EditOptions,
  ) => number | undefined
  undo: () => StepResult
  redo: () => StepResult
  resolve: (choices: Record<string, editor.Choice>) => void
  /** Resolves when everything is saved; rejects when that is not possible now. */
  flush: () => Promise<void>
  /** Fetches the changes since the last known one. */
  refresh: () => Promise<void>
  setStatus: (status: SectionStatus) => void
  /** Reports to the server which block is selected here. */
  goTo: (block: string | null) => void
  close: () => void
}

export function createEditingSession(given: {
  slug: string
  language: Language
  draft: Draft
  start: Start
  calls: Calls
  /** Called when the server has refused a change for good: the blocks that it wrote are set aside. */
  onRefused?: (blocks: editor.SetAside[]) => void
  /** Called when other editors' changes were received. */
  onChangedByOthers?: (names: string[]) => void
}): EditingSession {
  const { slug, language, draft, start, calls, onRefused, onChangedByOthers } = given
  const { client } = start.state
  const place = { slug, language }
  const state = createStore(start.state)
  const content = createStore<ContentDocument>(start.state.content)
  const saving = createStore<Saving>({ status: 'saved', unsaved: 0, isKept: true, reason: null })
  const history = createStore<{ undo: string | null; redo: string | null }>({ undo: null, redo: null })
  const presence = createStore<{ editors: EditorPresence[]; status: SectionStatus }>({
    editors: [],
    status: draft.status,
  })
  const setAside = createStore<editor.SetAside[]>(readSetAside(place))
  // Other windows of this browser change the same list.
  let isAsideKept = true
  const readAside = () => {
    if (isAsideKept) setAside.set(() => readSetAside(place))
  }
  const changeAside = (change: (list: editor.SetAside[]) => editor.SetAside[]) => {
    readAside()
    setAside.set(change)
    isAsideKept = keepSetAside(place, setAside.get())
  }
  let isClosed = false
  let trouble: FailedCheck | null = null
  let reason: string | null = null
  let block: string | null = null
  let sendTimer = 0
  let keepTimer = 0
  let presenceTimer = 0
  let sending: Promise<void> | null = null
  /**
   * How many changes are sent at once while searching for the one that the server refuses: halved after each refusal.
   */
  let atMost: number | undefined

  const update = (change: (before: editor.EditorState) => editor.EditorState) => {
    const before = state.get()
    const next = editor.mergeByWords(change(before), resolving())
    if (next === before) return
    state.set(() => next)
    const aside = next.setAside.filter((one) => !before.setAside.includes(one))
    if (aside.length > 0) changeAside((list) => [...list, ...aside])
    content.set(() => next.content)
    const undo = next.undo.at(-1)?.label ?? null
    const redo = next.redo.at(-1)?.label ?? null
    history.set((known) => (known.undo === undo && known.redo === redo ? known : { undo, redo }))
    showSaving()
    // Changes of other editors can end a conflict without a decision; what waited for it is then sent.
    if (before.conflict && !next.conflict && next.waiting.length > 0) sendSoon()
  }

  const showSaving = () => {
    const now = state.get()
    const unsaved = now.sending.length + now.waiting.length
    const status: SavingStatus = now.conflict
      ? 'conflict'
      : trouble === 'deleted'
        ? trouble
        : unsaved === 0
          ? 'saved'
          : (trouble ?? (now.sending.length > 0 ? 'sending' : 'waiting'))
    saving.set((known) =>
      known.status === status && known.unsaved === unsaved && known.reason === reason
        ? known
        : { ...known, status, unsaved, reason },
    )
  }

  /** Unsaved changes are written to the browser's storage after a short delay, and at once when the page is hidden. */
  const keep = () => {
    clearTimeout(keepTimer)
    keepTimer = 0
    const isKept = keepQueue(
      place,
      client,
      editor.serialize(state.get(), { slug, language, now: Date.now() }),
    )
    saving.set((known) => (known.isKept === isKept ? known : { ...known, isKept }))
  }
  const keepSoon = () => {
    if (keepTimer === 0) keepTimer = window.setTimeout(keep, times.keep)
  }
  const sendSoon = (delay: number = times.send) => {
    if (sendTimer === 0 && !isClosed) sendTimer = window.setTimeout(() => void send(), delay)
  }

  const cancelSending = () => {
    clearTimeout(sendTimer)
    sendTimer = 0
  }

  const send = async (): Promise<void> => {
    cancelSending()
    if (sending) return sending
    const begun = editor.beginSending(state.get(), atMost)
    if (!begun.request) return
    update(() => begun.state)
    // Stores the queue before it is sent, so that the next window knows what the server may have stored, even if this
    // window ends before the answer arrives.
    keep()
    sending = deliver(begun.request).finally(() => {
      sending = null
      showSaving()
      keepSoon()
      if (state.get().waiting.length === 0) atMost = undefined
      else if (!state.get().conflict && trouble !== 'signed_out' && trouble !== 'deleted')
        sendSoon(trouble !== null ? times.retry : atMost === undefined ? times.send : 0)
    })
    return sending
  }

  const deliver = async (request: editor.Request) => {
    try {
      const answer = await calls.post('/pageeditor-api/draft/{slug}/changes', {
        params: { slug },
        json: request,
      })
      trouble = null
      hear(answer)
    } catch (error) {
      if (error instanceof CallError && error.status === 409 && isConflict(error.body)) {
        trouble = null
        const { body } = error
        update((before) => editor.meetConflict(before, body))
        return
      }
      trouble = isForGood(error) ? null : troubleOf(error)
      // What was typed while the sign-in was asked for would ask again at once, though it has just been postponed.
      if (trouble === 'signed_out') cancelSending()
      reason = reasonOf(error)
      const count = request.changes.length
      if (!isForGood(error)) update(editor.failSending)
      else if (count > 1) {
        atMost = Math.ceil(count / 2)
        update(editor.failSending)
      } else {
        atMost = undefined
        const before = state.get().setAside.length
        const [sentence] = Object.values(readErrors(error))
        update((now) => editor.refuseSending(now, { now: Date.now(), reason: sentence }))
        onRefused?.(state.get().setAside.slice(before))
      }
    }
  }

  /** Applies the server's report of changes, own or others'. */
  const hear = (answer: ChangesResponse) => {
    const others = answer.changes.filter((change) => change.client !== client)
    const isNews = others.some((change) => change.sequence > state.get().confirmed.sequence)
    update((before) => editor.acknowledge(before, answer))
    if (isNews) onChangedByOthers?.([...new Set(others.map(({ author }) => author))])
  }

  /** The number of reports of presence that were sent, and of the newest one whose answer counts. */
  let [reports, heardReport] = [0, 0]
  const report = async ({ isLeaving = false } = {}) => {
    const own = ++reports
    const answer = await calls.post(
      '/pageeditor-api/draft/{slug}/presence',
      {
        params: { slug },
        json: { client, base: state.get().confirmed.sequence, block, is_leaving: isLeaving },
      },
      // A signed-out user is prompted when there is something to save, not every two seconds.
      { keepalive: isLeaving, isQuiet: true },
    )
    if (isClosed) return
    // An answer that was overtaken says what is no longer so, such as “not public” right after publishing.
    if (own > heardReport) {
      heardReport = own
      presence.set(() => ({
        editors: answer.editors.filter((one) => one.client !== client),
        status: answer.status,
      }))
    }
    // While a save is in flight, its own response reports the changes.
    if (!sending) hear(answer)
    if (trouble === 'offline' || trouble === 'signed_out' || trouble === 'deleted') {
      trouble = null
      reason = null
      showSaving()
      void send()
    }
  }
  /** A page in the trash is reported even if there is nothing to save. */
  const noteDeletion = (error: unknown) => {
    const found = reasonOf(error)
    if (found === null) return
    trouble = 'deleted'
    reason = found
    showSaving()
  }
  const reportAgain = (soon?: number) => {
    clearTimeout(presenceTimer)
    if (isClosed) return
    const delay = soon ?? (document.hidden ? times.presenceBehind : times.presence)
    presenceTimer = window.setTimeout(() => void report().catch(noteDeletion).finally(reportAgain), delay)
  }

  const onHide = () => {
    if (document.visibilityState !== 'hidden') {
      void report().catch(() => {})
      return
    }
    keep()
    void send()
  }
  const onPageHide = () => {
    keep()
    void report({ isLeaving: true }).catch(() => {})
  }
  const onOnline = () => {
    if (trouble === 'offline') void send()
  }
  document.addEventListener('visibilitychange', onHide)
  addEventListener('pagehide', onPageHide)
  addEventListener('online', onOnline)
  addEventListener('storage', readAside)
  showSaving()
  if (start.restored > 0) void send()
  void report().catch(() => {})
  reportAgain()

  const edited = () => {
    keepSoon()
    sendSoon()
  }
  const step = (take: typeof editor.undo): StepResult => {
    const result = take(state.get(), { id: crypto.randomUUID() })
    update(() => result.state)
    edited()
    const { outcome, label, focus, field } = result
    return { outcome, label: label ?? '', focus, field }
  }

  return {
    client,
    mayPublish: draft.may_publish,
    editor: state.get,
    subscribe: state.subscribe,
    state,
    content,
    saving,
    history,
    presence,
    setAside,
    putAside: (blocks, why) =>
      changeAside((list) => [
        ...list,
        ...blocks.map((lost) => ({ block: lost, at: Date.now(), reason: why })),
      ]),
    dropAside: (one) => {
      keep() // it may just have been inserted
      changeAside((list) => list.filter((other) => !isSame(other, one)))
    },
    edit: (operations, options) => {
      update((before) =>
        editor.edit(before, operations, { id: crypto.randomUUID(), now: Date.now(), ...options }),
      )
      edited()
    },
    complete: (earlier, build, options) => {
      const { serial } = state.get()
      update((before) =>
        editor.completeStep(before, build, {
          id: crypto.randomUUID(),
          now: Date.now(),
          ...options,
          completes: earlier,
        }),
      )
      edited()
      const { undo, redo } = state.get()
      if ([...undo, ...redo].some(({ origin }) => origin === earlier)) return earlier
      return undo.find(({ origin }) => origin > serial)?.origin
    },
    undo: () => step(editor.undo),
    redo: () => step(editor.redo),
    resolve: (choices) => {
      update((before) => editor.resolveConflict(before, choices, resolving()))
      keep()
      void send()
    },
    flush: async () => {
      for (let turn = 0; turn < 50; turn++) {
        const { waiting, sending: onTheWay, conflict } = state.get()
        if (waiting.length + onTheWay.length === 0) return
        if (conflict) throw new Error('conflict')
        // Sequential: changes made in the meantime are sent with the next call.
        await send()
        if (trouble !== null) throw new Error(trouble)
      }
    },
    refresh: () => report(),
    setStatus: (status) => {
      heardReport = reports
      presence.set((known) => ({ ...known, status }))
    },
    goTo: (next) => {
      if (block === next) return
      block = next
      reportAgain(times.settle) // debounced while the selection moves quickly
    },
    close: () => {
      if (isClosed) return
      keep()
      isClosed = true
      for (const timer of [sendTimer, keepTimer, presenceTimer]) clearTimeout(timer)
      document.removeEventListener('visibilitychange', onHide)
      removeEventListener('pagehide', onPageHide)
      removeEventListener('online', onOnline)
      removeEventListener('storage', readAside)
      void report({ isLeaving: true }).catch(() => {})
      start.release()
    },
  }
}

function resolving(): editor.ResolveOptions {
  return { newId: () => crypto.randomUUID(), now: Date.now() }
}

/** Why nothing can be saved, in the server's words, if the page is in the trash; null for other errors. */
function reasonOf(error: unknown): string | null {
  if (!(error instanceof CallError) || error.status !== 410) return null
  const { detail }: { detail?: unknown } = Object(error.body)
  return typeof detail === 'string' ? detail : null
}

function troubleOf(error: unknown): FailedCheck {
  if (!(error instanceof CallError) || error.status === 401) return 'signed_out'
  if (error.status === 410) return 'deleted'
  if (error.status === 507) return 'full' // the server's disk is full
  return error.status === 0 || error.status >= 500 || error.status === 429 ? 'offline' : 'refused'
}

/** A validation error of the change itself is permanent; a missing permission or token may come back. */
function isForGood(error: unknown): boolean {
  return error instanceof CallError && [400, 413, 422].includes(error.status)
}

function isConflict(body: unknown): body is ConflictResponse {
  return typeof body === 'object' && body !== null && 'conflicts' in body
}
