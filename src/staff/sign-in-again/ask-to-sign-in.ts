/** A request for the password, `done` by an account; `later` gives up the calls that wait for it. */
export type SignInRequest = { done: (account: number) => void; later: () => void }

/**
 * Asks for the password once, however many calls are waiting for it. `show` displays the dialog, and removes it with null.
 * Rejects when the user does not want to sign in now. If `mine` is given and another account has signed in instead, the
 * calls stay unanswered, and `mine.onOther` leaves the page.
 */
export function createSignInAgain(
  show: (request: SignInRequest | null) => void,
  mine?: { account: number; onOther: () => void },
): () => Promise<void> {
  let asked: Promise<void> | null = null
  return () => {
    asked ??= new Promise<void>((resolve, reject) => {
      const end = (settle: () => void) => () => {
        asked = null
        show(null)
        settle()
      }
      const goOn = end(resolve)
      show({
        done: (account) => (mine && account !== mine.account ? mine.onOther() : goOn()),
        later: end(() => reject(new Error('Not signed in'))),
      })
    })
    return asked
  }
}
