import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { Alert, useAlert } from '#design/alert/alert.tsx'
import { LanguageProvider, useLazyMessages } from '#i18n/language-context.tsx'
import { signInAgainMessages } from '#i18n/lazy/sign-in-again.ts'
import { keepInterfaceLanguage, readInterfaceLanguage } from '#i18n/interface-language.ts'
import { otherLanguage, type Language } from '#i18n/languages.ts'
import { createSignInAgain, type SignInRequest } from '#staff/sign-in-again/ask-to-sign-in.ts'
import { SignInDialog } from '#staff/sign-in-again/sign-in-dialog.tsx'
import type { StaffPage } from '#site/staff-page.ts'
import { createCalls } from '#editor/model/calls.ts'
import { findSection } from '#editor/page/canvas/mount-canvas.ts'
import { createStore, type Store } from '#design/store.ts'
import { useStore } from '#design/use-store.ts'
import { PageDialogOf } from '../toolbar/page-menu.tsx'
import { Toolbar } from '../toolbar/toolbar.tsx'
import { loadMessages } from './load-messages.ts'
import { takeDeferredAlert } from '#editor/controls/deferred-alerts.ts'
import { isModifierHeld } from '#design/keys/held-modifier.ts'
import { isDialogOpen } from '#editor/controls/layers.ts'
import { QuestionDialog, type Question } from '#staff/dialog/question-dialog.tsx'
import { ToldContext, type Told } from '#staff/dialog/told-context.ts'
import { Banner, BannerSlot } from '#editor/controls/banner.tsx'
import { UploadTray } from './upload-tray.tsx'
import { ToolsProvider, useTools, type Tools } from '#editor/controls/staff-page-context.tsx'

const fetchEditing = () => import('../editing/editing.tsx')
const Editing = lazy(async () => ({ default: (await fetchEditing()).Editing }))

/** Everything that staff see besides the page: the toolbar on every page, the editor on a page being edited. */
export function Shell({ page }: { page: StaffPage }) {
  const [language, setLanguage] = useState(() => readInterfaceLanguage(page.interfaceLanguage))
  const [isReady, setIsReady] = useState(false)
  const [isEditing, setIsEditing] = useState(() => page.section !== null && hasEditQuery())
  const [openDialog, setOpenDialog] = useState(takeDialogQuery)
  /** Whether the edit button had the focus: it is replaced by the button that ends editing. */
  const [isPassingFocus, setIsPassingFocus] = useState(takeFocusNote)
  const { alert, show, hide } = useAlert()
  const [signIn, setSignIn] = useState<SignInRequest | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [spoken] = useState(() => createStore(''))
  /** The element that the editing tools are rendered into. */
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const [told] = useState(() => createStore<Told | null>(null))
  const [signedOut] = useState(() => createStore(false))
  const [askToSignIn] = useState(() =>
    createSignInAgain((asking) => {
      setSignIn(asking)
      signedOut.set(() => asking !== null)
    }),
  )

  const common = useMemo<Tools>(
    () => ({
      page,
      calls: createCalls(page.language, askToSignIn, () => readInterfaceLanguage(page.interfaceLanguage)),
      signInAgain: askToSignIn,
      signedOut,
      tell: (message, kind = 'done') => {
        show(kind === 'done' ? 'success' : 'error', message)
        told.set(() => ({ message, kind }))
      },
      // A repeated message counts as a new one.
      announce: (message) => {
        spoken.set((before) => (before === message ? `${message}\u00a0` : message))
        told.set(() => ({ message, kind: 'spoken' }))
      },
      ask: (question) => new Promise((answer) => setAsked({ question, answer })),
    }),
    [page, askToSignIn, signedOut, show, told, spoken],
  )

  useEffect(() => {
    let isLeft = false
    const load = async () => {
      await Promise.all([loadMessages(language), loadMessages(page.language)])
      if (!isLeft) setIsReady(true)
    }
    void load()
    return () => {
      isLeft = true
    }
  }, [language, page.language])

  useEffect(() => {
    const message = isReady ? takeDeferredAlert() : null
    if (message !== null) common.tell(message)
  }, [isReady, common])

  const begin = () => {
    if (findSection() === null) {
      noteFocus()
      location.assign(addressWith('edit')) // the server adds a section for the first block
      return
    }
    history.replaceState(history.state, '', addressWith('edit'))
    setIsPassingFocus(hasButtonFocus())
    setIsEditing(true)
  }
  useKeyToBegin(begin, isReady && !isEditing && page.section !== null)
  useKeyToToolbar(isReady && !isEditing)
  const change = async () => {
    const next: Language = otherLanguage(language)
    keepInterfaceLanguage(next)
    await loadMessages(next)
    setLanguage(next)
  }

  if (!isReady) return <div data-toolbar-room="" />
  return (
    <LanguageProvider language={language}>
      <ToolsProvider value={common}>
        <ToldContext value={told}>
          <div lang={language}>
            <Toolbar
              isEditing={isEditing}
              onBegin={begin}
              onAnticipate={() => void fetchEditing()}
              onLanguage={() => void change()}
              toolsRef={setTools}
            />
            {isEditing && tools && (
              <Suspense>
                <Editing
                  tools={tools}
                  isPassingFocus={isPassingFocus}
                  onLeave={() => location.assign(addressWith(null))}
                />
              </Suspense>
            )}
            {openDialog && <PageDialogOf kind={openDialog} onClose={() => setOpenDialog(null)} />}
            <BannerSlot />
            <UploadTray queue={common.calls.uploads} />
            {asked && (
              <QuestionDialog
                {...asked.question}
                onConfirm={() => asked.answer(true)}
                onClose={() => {
                  setAsked(null)
                  asked.answer(false)
                }}
              />
            )}
            {signIn && <SignIn {...signIn} />}
            <Spoken messages={spoken} />
            <Alert alert={alert} onHide={hide} />
          </div>
        </ToldContext>
      </ToolsProvider>
    </LanguageProvider>
  )
}

/** A question that waits for its answer. */
type Asked = { question: Question; answer: (isYes: boolean) => void }

/** Separate from the shell, so that announcements render nothing else. */
function Spoken({ messages }: { messages: Store<string> }) {
  return <output className="visually-hidden">{useStore(messages, (said) => said)}</output>
}

/**
 * The request to sign in again. It is a banner, because the refused call may be a save in the middle of a sentence.
 * Over an open dialog, which covers the banner, the sign-in dialog opens at once, unless the user is typing there.
 */
function SignIn({ done, later }: SignInRequest) {
  const messages = useLazyMessages(signInAgainMessages)
  const [isOpen, setIsOpen] = useState(() => isAskedFor(document.activeElement))
  const { page } = useTools()
  if (isOpen)
    // Loaded with the tools: a session often ends where the network does, and the dialog must not open under the fingers.
    return <SignInDialog {...{ done, later }} email={page.user.email} />
  return (
    <Banner action={messages.submit} onAction={() => setIsOpen(true)}>
      {messages.banner}
    </Banner>
  )
}

/** Whether a press on a button has caused the request: in a dialog, or on the message that nobody is signed in. */
function isAskedFor(focused: Element | null): boolean {
  if (!focused || focused.matches('input, textarea, select')) return false
  return isDialogOpen() || focused.matches('[data-saving]')
}

/** Ctrl+E starts editing; src/editor/keys handles it while editing. */
function useKeyToBegin(begin: () => void, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      const isModified = isModifierHeld(event) === true && !event.altKey && !event.shiftKey
      if (!isModified || event.key.toLowerCase() !== 'e' || event.defaultPrevented) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      begin()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })
}

function hasButtonFocus(): boolean {
  return document.activeElement?.matches('[data-edit]') ?? false
}

const focusNote = 'editor-focus'

/** Notes for the next page whether the focus has to be restored. */
function noteFocus(): void {
  try {
    if (hasButtonFocus()) sessionStorage.setItem(focusNote, '')
  } catch {
    // Without storage the focus starts at the beginning of the page, as on any other.
  }
}

function takeFocusNote(): boolean {
  try {
    const isNoted = sessionStorage.getItem(focusNote) !== null
    sessionStorage.removeItem(focusNote)
    return isNoted
  } catch {
    return false
  }
}

/** F6 moves to the toolbar, which is first and last in the cycle; while editing, src/editor/keys continues it. */
function useKeyToToolbar(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented)
        return
      const toolbar = document.querySelector('[data-toolbar]')
      // From there F6 is left to the browser.
      if (document.querySelector('dialog[open]') || toolbar?.contains(document.activeElement)) return
      event.preventDefault()
      const first = toolbar?.querySelector<HTMLElement>('[data-edit]') ?? toolbar?.querySelector('a')
      first?.focus()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [isWanted])
}

function hasEditQuery(): boolean {
  return new URLSearchParams(location.search).has('edit')
}

/**
 * The dialog that the address opens: the page's settings (`settings_url` of the calls), or the tree. The parameter is then
 * replaced by that for editing, so that saving or reloading does not open it again.
 */
function takeDialogQuery(): 'settings' | 'tree' | null {
  const wanted = new URLSearchParams(location.search).get('edit')
  if (wanted !== 'settings' && wanted !== 'tree') return null
  history.replaceState(history.state, '', addressWith('edit'))
  return wanted
}

function addressWith(query: 'edit' | null): string {
  const address = new URL(location.href)
  address.searchParams.delete('edit')
  address.searchParams.delete('draft')
  address.searchParams.delete('block')
  if (query) address.searchParams.set(query, '')
  return address.pathname + address.search.replace(/edit=(?=&|$)/, 'edit') + address.hash
}
