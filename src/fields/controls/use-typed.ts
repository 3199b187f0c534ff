import { useEffect, useState } from 'react'
import { received, startTyping, typed } from './typed-text.ts'

/** How long the typed text may differ from the stored value before the latter is shown instead, in milliseconds. */
const timeout = 2000

/**
 * The text of a field that is stored with each key press: the caret stays in place while the field's own values come
 * back, and what is undone or changed elsewhere is shown at once.
 */
export function useTyped(value: string, onChange: (text: string) => void) {
  const [kept, setKept] = useState(() => startTyping(value))
  const state = received(kept, value)
  if (state !== kept) setKept(state)

  // Shows the stored value when the typed one was refused or normalized.
  useEffect(() => {
    if (state.text === value) return undefined
    const timer = setTimeout(() => setKept(startTyping(value)), timeout)
    return () => clearTimeout(timer)
  }, [state.text, value])

  return {
    text: state.text,
    type: (text: string) => {
      setKept((before) => typed(received(before, value), text))
      onChange(text)
    },
  }
}
