/** How long the words stay after closing, while they fade (specification, section 14), in milliseconds. */
const creditsFade = 300

/** The paragraphs of overlays that are closed and therefore empty. */
const kept = new WeakMap<Element, Element[]>()
const fading = new WeakMap<Element, ReturnType<typeof setTimeout>>()

/**
 * Has the credits of pictures open one at a time and fade, and close by their control, by a click beside them and by
 * Escape, which gives the focus back to the control. Only open ones have their words in the page.
 */
export function enhanceCredits(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const own = event.target.closest<HTMLDetailsElement>(overlays)
    for (const other of document.querySelectorAll<HTMLDetailsElement>(openOverlays))
      if (other !== own) close(other)
    if (!own || !event.target.closest('summary')) return
    event.preventDefault()
    if (own.matches(openOverlays)) close(own)
    else open(own)
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const credits of document.querySelectorAll<HTMLDetailsElement>(openOverlays)) {
      close(credits)
      if (credits.contains(document.activeElement)) credits.querySelector('summary')?.focus()
    }
  })
}

const overlays = 'details[data-credits]'
const openOverlays = `${overlays}[open]:not([data-fading])`

function open(credits: HTMLDetailsElement): void {
  clearTimeout(fading.get(credits))
  delete credits.dataset['fading']
  wordsOf(credits)?.append(...(kept.get(credits) ?? []))
  credits.open = true
  for (const other of document.querySelectorAll(`${overlays}:not([open])`)) empty(other)
}

/** Stays a disclosure that is open until its words have faded. */
function close(credits: HTMLDetailsElement): void {
  credits.dataset['fading'] = ''
  const finish = () => {
    credits.open = false
    delete credits.dataset['fading']
    empty(credits)
  }
  fading.set(credits, setTimeout(finish, creditsFade))
}

/** Takes the words out of the page, but never those that React still expects when it hydrates. */
function empty(credits: Element): void {
  const words = wordsOf(credits)
  if (!words?.firstElementChild || credits.closest('island-root:not([data-hydrated])')) return
  kept.set(credits, [...words.children])
  words.replaceChildren()
}

function wordsOf(credits: Element): Element | null {
  return credits.querySelector(':scope > div')
}
