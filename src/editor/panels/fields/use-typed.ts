import { useEffect, useState } from 'react'
import { received, startTyping, typed } from './typed-text.ts'

/** How long what was typed may stay different from the value outside before that is shown instead. */
const patience = 2000

/**
 * The text of a field that is stored with each key press: the caret stays where it is while one's own words come back,
 * and what is undone or changed elsewhere is shown at once.
 */
export function useTyped(value: string, onChange: (text: string) => void) {
  const [kept, setKept] = useState(() => startTyping(value))
  const state = received(kept, value)
  if (state !== kept) setKept(state)

  // What the outside has refused, or made into something else.
  useEffect(() => {
    if (state.text === value) return undefined
    const timer = setTimeout(() => setKept(startTyping(value)), patience)
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
