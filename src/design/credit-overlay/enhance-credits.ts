/** The duration of the fade after closing (specification, section 14), in milliseconds. */
const creditsFade = 300

/** The paragraphs of closed overlays, which are removed from the page. */
const kept = new WeakMap<Element, Element[]>()
const fading = new WeakMap<Element, ReturnType<typeof setTimeout>>()

/**
 * Makes the credits of pictures open one at a time, fade, and close by their control, by a click outside and by Escape,
 * which restores the focus to the control. Only open ones have their text in the page.
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

/** The disclosure stays open until its text has faded. */
function close(credits: HTMLDetailsElement): void {
  credits.dataset['fading'] = ''
  const finish = () => {
    credits.open = false
    delete credits.dataset['fading']
    empty(credits)
  }
  fading.set(credits, setTimeout(finish, creditsFade))
}

/** Removes the text from the page, except while React still expects it for hydration. */
function empty(credits: Element): void {
  const words = wordsOf(credits)
  if (!words?.firstElementChild || credits.closest('island-root:not([data-hydrated])')) return
  kept.set(credits, [...words.children])
  words.replaceChildren()
}

function wordsOf(credits: Element): Element | null {
  return credits.querySelector(':scope > div')
}
