import type { Credits } from '../figure-caption/figure-caption.tsx'

/** How long the words stay after closing, while they fade (specification, section 14), in milliseconds. */
export const creditsFade = 300

/** `credits` are the words in the overlay; they outlast `isOpen` until they have faded. */
export type CreditsState = { isOpen: boolean; credits: Credits | null }
export type CreditsEvent = { type: 'set'; credits: Credits } | { type: 'close' } | { type: 'faded' }

export const closedCredits: CreditsState = { isOpen: false, credits: null }

/** Setting credits opens the overlay; empty ones close it, like everything that closes. */
export function nextCredits(state: CreditsState, event: CreditsEvent): CreditsState {
  if (event.type === 'faded') return state.isOpen ? state : closedCredits
  if (event.type === 'set' && (event.credits.caption || event.credits.copyright))
    return { isOpen: true, credits: event.credits }
  return state.isOpen ? { ...state, isOpen: false } : state
}
