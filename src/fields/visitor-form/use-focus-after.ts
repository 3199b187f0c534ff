import { useEffect, useRef } from 'react'

/** Gives the focus back to the field that had it before all fields were drawn anew. */
export function useFocusAfter(generation: number): void {
  const focused = useRef('')
  useEffect(() => {
    if (generation > 0 && focused.current !== '' && document.activeElement === document.body)
      document.getElementById(focused.current)?.focus()
    const note = ({ target }: FocusEvent) =>
      (focused.current = target instanceof HTMLElement ? target.id : '')
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [generation])
}
