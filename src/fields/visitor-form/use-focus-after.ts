import { useEffect, useRef } from 'react'

/** Restores the focus to the previously focused field after all fields were rendered anew. */
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
