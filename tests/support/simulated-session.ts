import { createCalls } from '#editor/model/calls.ts'
import { createEditingSession, type EditingSession } from '#editor/model/session/editing-session.ts'
import { openDraft } from '#editor/model/session/open-draft.ts'
import { startState } from '#editor/model/session/start-state.ts'
import { createSignInAgain, type SignInRequest } from '#staff/sign-in-again/ask-to-sign-in.ts'

/** Which draft is edited. */
export const simulatedPlace = { slug: 'page-1', language: 'de' } as const

/**
 * Loads the draft of the simulated server as a window does that opens the page editor; `begin` then creates the session,
 * and `restored` counts the changes found in the browser's storage.
 */
export async function prepareSession(
  onSignIn: (request: SignInRequest | null) => void = () => {},
): Promise<{ restored: number; begin: () => EditingSession }> {
  const calls = createCalls(simulatedPlace.language, createSignInAgain(onSignIn))
  const draft = await openDraft(calls, simulatedPlace.slug)
  const start = await startState(calls, simulatedPlace, draft)
  return {
    restored: start.restored,
    begin: () => createEditingSession({ ...simulatedPlace, draft, start, calls }),
  }
}
