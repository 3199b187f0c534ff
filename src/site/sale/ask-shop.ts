import { readAnswer, type ShopAnswer } from './read-answer.ts'

/** Between the frame's load and the question (specification, section 9), and until nobody waits any more; milliseconds. */
const delay = 100
const patience = 10_000

/**
 * Asks the ticket shop, by a hidden frame on its page for that, who is logged in there and what is in the cart. Believes
 * only what comes from the shop's origin and from that very frame. Resolves to null when no such answer comes in time;
 * the frame is gone in any case.
 */
export function askShop(given: {
  shopOrigin: string
  language: string
  signal: AbortSignal
}): Promise<ShopAnswer | null> {
  const { shopOrigin, language, signal } = given
  return new Promise((resolve) => {
    const ending = new AbortController()
    const frame = createFrame(`${shopOrigin}/${language}/itix`)
    const timers: ReturnType<typeof setTimeout>[] = []
    const end = (answer: ShopAnswer | null) => {
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
    timers.push(setTimeout(() => end(null), patience))
    signal.addEventListener('abort', () => end(null), { signal: ending.signal })
    document.body.append(frame)
  })
}

/** A frame that nobody sees, hears or reaches, and that can neither lead the page away nor open anything. */
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
