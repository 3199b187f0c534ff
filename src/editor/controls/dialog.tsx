import {
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { editorMessages } from '#i18n/lazy/editor.ts'
import { createStore } from '#design/store.ts'
import { useStore } from '#design/use-store.ts'
import type { EditorHelp } from '#routing/handbook-places.ts'
import { HelpLink } from './help-link.tsx'
import { Sign } from './sign.tsx'
import styles from './dialog.module.css'
import { focusSomewhere } from './focus-somewhere.ts'
import { ToldContext, type Told } from './staff-page-context.tsx'

/** A modal dialog over the page; Escape closes it and restores the focus. */
export function Dialog(props: {
  title: string
  onClose: () => void
  /** Called before the dialog closes, and may prevent it. */
  mayClose?: () => boolean
  size?: 'wide' | 'full'
  /** Leads to the section of the handbook about it. */
  help?: EditorHelp | undefined
  children: ReactNode
}) {
  const { title, onClose, mayClose = () => true, size, help, children } = props
  const messages = useLazyMessages(editorMessages)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useModal(dialog)
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      data-size={size}
      tabIndex={-1}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target === dialog.current && !mayClose()) event.preventDefault()
      }}
      onClose={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      {/* In a dialog, browsers make a <header> a second landmark of the page's header. */}
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        {help && <HelpLink about={help} />}
        <button
          type="button"
          data-close=""
          aria-label={messages.close}
          onClick={() => mayClose() && dialog.current?.close()}
        >
          <Sign name="close" />
        </button>
      </div>
      <div className={styles['body']}>{children}</div>
      <ToldHere />
    </dialog>
  )
}

/** Shows a modal dialog; on closing restores the focus, or moves it to a sensible place when that element is gone. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  const focused = useRef<Element | null>(null)
  // Before the effects of its content, which may set the focus.
  useLayoutEffect(() => {
    focused.current = document.activeElement
    dialog.current?.showModal()
    // The browser focuses the first control. A ring around the close button would offer to close what was just opened,
    // and help comes after what it is about.
    if (document.activeElement?.matches('[data-close], [data-help]'))
      dialog.current?.focus({ preventScroll: true })
  }, [dialog])
  // After the dialog has been removed, because nothing outside of a modal dialog can have the focus.
  useEffect(() => {
    return () => {
      const { current: before } = focused
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
      focusSomewhere()
    }
  }, [])
}

/**
 * Shows messages while the dialog is open. Everything around a modal dialog is inert, including the usual live region
 * at the bottom of the window: it would be neither clearly visible nor announced.
 */
function ToldHere() {
  const told = useStore(useContext(ToldContext) ?? nothingTold, (state) => state)
  const [before] = useState(told)
  const isNew = told !== before
  return (
    <div className={styles['told']} data-told={isNew ? told?.kind : undefined}>
      <output>{isNew && told?.kind === 'done' && told.message}</output>
      {isNew && told?.kind === 'error' && <div role="alert">{told.message}</div>}
      <output className="visually-hidden">{isNew && told?.kind === 'spoken' && told.message}</output>
    </div>
  )
}

const nothingTold = createStore<Told | null>(null)
