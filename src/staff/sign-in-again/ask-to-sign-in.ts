/** A request for the password; `later` gives up the calls that wait for it. */
export type SignInRequest = { done: () => void; later: () => void }

/**
 * Asks for the password once, however many calls are waiting for it. `show` displays the dialog, and removes it with null.
 * Rejects when the user does not want to sign in now.
 */
export function createSignInAgain(show: (request: SignInRequest | null) => void): () => Promise<void> {
  let asked: Promise<void> | null = null
  return () => {
    asked ??= new Promise<void>((resolve, reject) => {
      const end = (settle: () => void) => () => {
        asked = null
        show(null)
        settle()
      }
      show({ done: end(resolve), later: end(() => reject(new Error('Not signed in'))) })
    })
    return asked
  }
}
