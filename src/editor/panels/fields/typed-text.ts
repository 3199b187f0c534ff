/** What somebody is typing, while the same text also lives elsewhere and may change there. */
export type TypedText = {
  text: string
  /** The value outside, as it was last seen. */
  seen: string
  /** What was sent and has not come back as the value yet, oldest first. */
  sent: readonly string[]
}

export function startTyping(value: string): TypedText {
  return { text: value, seen: value, sent: [] }
}

export function typed(state: TypedText, text: string): TypedText {
  return { ...state, text, sent: [...state.sent, text] }
}

/**
 * The state after the value outside has become another one: what comes back is what was typed, and leaves what is being
 * typed alone, with its caret; anything else was changed elsewhere, and is shown.
 */
export function received(state: TypedText, value: string): TypedText {
  if (value === state.seen) return state
  const index = state.sent.indexOf(value)
  return index < 0 ? startTyping(value) : { ...state, seen: value, sent: state.sent.slice(index + 1) }
}
