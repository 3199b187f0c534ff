import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { focusSomewhere } from './focus-somewhere.ts'

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
