import { readAnswer, type ShopResponse } from './read-answer.ts'

/**
 * Delay between the frame's load and the request (specification, section 9), and the timeout for the answer; in
 * milliseconds.
 */
const delay = 100
const timeout = 10_000

/**
 * Asks the ticket shop, through a page of it in a hidden frame, for the logged-in user and the cart. Accepts only
 * messages from the shop's origin and from this frame. Resolves to null when no valid answer arrives in time; the frame
 * is always removed.
 */
export function askShop(given: {
  shopOrigin: string
  language: string
  signal: AbortSignal
}): Promise<ShopResponse | null> {
  const { shopOrigin, language, signal } = given
  return new Promise((resolve) => {
    const ending = new AbortController()
    const frame = createFrame(`${shopOrigin}/${language}/itix`)
    const timers: ReturnType<typeof setTimeout>[] = []
    const end = (answer: ShopResponse | null) => {
      ending.abort()
      for (const timer of timers) clearTimeout(timer)
      frame.remove()
      resolve(answer)
    }
    addEventListener(
      'message',
      ({ origin, source, data }: MessageEvent<unknown>) => {
        if (origin !== shopOrigin || source === null || source !== frame.contentWindow) return
        const answer = readAnswer(data)
        if (answer) end(answer)
      },
      { signal: ending.signal },
    )
    frame.addEventListener(
      'load',
      () => {
        timers.push(setTimeout(() => frame.contentWindow?.postMessage('GetSession', shopOrigin), delay))
      },
      { once: true },
    )
    timers.push(setTimeout(() => end(null), timeout))
    signal.addEventListener('abort', () => end(null), { signal: ending.signal })
    document.body.append(frame)
  })
}

/** A frame that is invisible, silent and not focusable, sandboxed against navigating the page and opening windows. */
function createFrame(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.tabIndex = -1
  frame.title = 'Ticketshop'
  frame.setAttribute('aria-hidden', 'true')
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
  frame.referrerPolicy = 'origin'
  frame.src = address
  return frame
}
