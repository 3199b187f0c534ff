/** A request to sign in that waits for an answer. */
export type Asking = { done: () => void; later: () => void }

/** Asks for the password once, however many calls are waiting for it. */
export function askOnce(show: (asking: Asking | null) => void): () => Promise<void> {
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
