import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useWords } from '#i18n/language-context.tsx'
import { editorWords } from '#i18n/lazy/editor.ts'
import { Sign } from '../toolbar/sign.tsx'
import styles from './dialog.module.css'

/** A window of its own over the page; Escape closes it, and the focus goes back to where it came from. */
export function Dialog(props: { title: string; onClose: () => void; size?: 'wide'; children: ReactNode }) {
  const { title, onClose, size, children } = props
  const words = useWords(editorWords)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      data-size={size}
      aria-labelledby={id}
      onClose={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <header className={styles['head']}>
        <h2 id={id}>{title}</h2>
        <button type="button" data-close="" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <Sign name="close" />
        </button>
      </header>
      <div className={styles['body']}>{children}</div>
    </dialog>
  )
}
