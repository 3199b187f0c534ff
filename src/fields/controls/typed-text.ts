/** A text that is being typed, while its stored value may also change elsewhere. */
export type TypedText = {
  text: string
  /** The stored value as last received. */
  seen: string
  /** The values that were sent and have not come back yet, oldest first. */
  sent: readonly string[]
}

export function startTyping(value: string): TypedText {
  return { text: value, seen: value, sent: [] }
}

export function typed(state: TypedText, text: string): TypedText {
  return { ...state, text, sent: [...state.sent, text] }
}

/**
 * The state after the stored value has changed. A value that was sent from here does not change the field or its
 * caret; any other was changed elsewhere, and is shown.
 */
export function received(state: TypedText, value: string): TypedText {
  if (value === state.seen) return state
  const index = state.sent.indexOf(value)
  return index < 0 ? startTyping(value) : { ...state, seen: value, sent: state.sent.slice(index + 1) }
}
