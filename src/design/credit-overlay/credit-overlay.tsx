import { useEffect, useReducer, useRef, type RefObject } from 'react'
import { useMessages } from '#i18n/language-context.tsx'
import { withCopyrightSign, type Credits } from '../figure-caption/figure-caption.tsx'
import { Icon } from '../icon/icon.tsx'
import { useIsScripted } from '../is-scripted.ts'
import styles from './credit-overlay.module.css'
import { closedCredits, creditsFade, nextCredits, type CreditsEvent } from './credits-state.ts'

/**
 * A small © in the corner of a picture that opens its caption and copyright over it, and becomes the cross that closes
 * them; the picture's box must be positioned. A plain disclosure before and without scripts; with them it also closes by
 * Escape and by a click beside it. Nothing where there are no credits.
 */
export function CreditOverlay({ caption, copyright }: Credits) {
  const messages = useMessages()
  const disclosure = useRef<HTMLDetailsElement>(null)
  const { isScripted, isOpen, credits, send } = useCredits(disclosure, { caption, copyright })
  if (!caption && !copyright) return null
  const words = isScripted ? credits : { caption, copyright }
  return (
    <details ref={disclosure} className={styles.credits} data-fading={(isScripted && !isOpen) || undefined}>
      <summary
        className={styles.control}
        onClick={(event) => {
          event.preventDefault()
          send(isOpen ? { type: 'close' } : { type: 'set', credits: { caption, copyright } })
        }}
      >
        <span aria-hidden="true" className={styles.sign}>
          ©
        </span>
        <span aria-hidden="true" className={styles.cross}>
          <Icon name="close" size={16} />
        </span>
        <span className="visually-hidden">{messages.parts.credits}</span>
      </summary>
      <div className={styles.words}>
        {words?.caption && <p>{words.caption}</p>}
        {words?.copyright && <p className={styles.copyright}>{withCopyrightSign(words.copyright)}</p>}
      </div>
    </details>
  )
}

function useCredits(disclosure: RefObject<HTMLDetailsElement | null>, given: Credits) {
  const [state, send] = useReducer(nextCredits, closedCredits)
  const isScripted = useIsScripted()
  const { isOpen, credits } = state
  const atFirst = useRef(given)
  useEffect(() => {
    // Somebody may have opened it before the scripts were there.
    if (disclosure.current?.open) send({ type: 'set', credits: atFirst.current })
  }, [disclosure])
  useEffect(() => {
    // Stays a disclosure that is open until its words have faded.
    if (isScripted) disclosure.current?.toggleAttribute('open', credits !== null)
  }, [disclosure, isScripted, credits])
  useEffect(() => {
    if (isOpen || credits === null) return undefined
    const timer = setTimeout(() => send({ type: 'faded' }), creditsFade)
    return () => clearTimeout(timer)
  }, [isOpen, credits])
  useClosing(disclosure, isOpen, send)
  return { isScripted, isOpen, credits, send }
}

/** Closes at a click beside it, and by Escape, which gives the focus back to the ©. */
function useClosing(
  disclosure: RefObject<HTMLDetailsElement | null>,
  isOpen: boolean,
  send: (event: CreditsEvent) => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && disclosure.current?.contains(event.target)) return
      send({ type: 'close' })
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      send({ type: 'close' })
      if (disclosure.current?.contains(document.activeElement))
        disclosure.current.querySelector('summary')?.focus()
    }
    document.addEventListener('click', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('click', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [disclosure, isOpen, send])
}
