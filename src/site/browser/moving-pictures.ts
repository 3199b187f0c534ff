/**
 * Has the picture and the title of what one chose move from the list to its page (cross-document view transitions). On
 * lists they are marked with `data-moves`; only the one pair beside the link that is followed gets its name, because two
 * elements of a page must never have the same. A page's own have it by its style sheet (`data-leads`). The names stay when
 * the page is left, so that the way back from the browser's cache is the same movement.
 */
export function enhanceMovingPictures(): void {
  answerPressesMeanwhile()
  addEventListener('pageswap', (event) => {
    const address = event instanceof PageSwapEvent ? event.activation?.entry.url : null
    if (!address) return
    const { pathname } = new URL(address)
    const link = [...document.querySelectorAll<HTMLAnchorElement>('main :is(li, article) a[href]')].find(
      (candidate) => candidate.pathname === pathname && itemOf(candidate)?.querySelector('[data-moves]'),
    )
    const item = link && itemOf(link)
    for (const part of document.querySelectorAll<HTMLElement>('[data-moves]'))
      part.style.viewTransitionName = ''
    if (!item) return
    for (const part of document.querySelectorAll<HTMLElement>('[data-leads]'))
      part.style.viewTransitionName = 'none'
    for (const kind of ['picture', 'title']) {
      const part = item.querySelector<HTMLElement>(`[data-moves="${kind}"]`)
      if (part) part.style.viewTransitionName = `moving-${kind}`
    }
  })
}

/**
 * While pictures of two pages move, a press meets neither page, only the root. It ends the movement, and what lies under
 * it is pressed in its place.
 */
function answerPressesMeanwhile(): void {
  let endedMovement = false
  document.addEventListener('pointerdown', ({ target }) => {
    const movements = target === document.documentElement ? findMovements() : []
    for (const movement of movements) movement.finish()
    endedMovement = movements.length > 0
  })
  document.addEventListener('click', (event) => {
    if (endedMovement && event.target === document.documentElement) press(event)
    endedMovement = false
  })
}

/** Presses what lies at the place of a press, once the browser has taken the finished movement away. */
function press(event: MouseEvent): void {
  if (findMovements().length > 0) {
    requestAnimationFrame(() => press(event))
    return
  }
  const pressed = document.elementFromPoint(event.clientX, event.clientY)
  if (!pressed || pressed === document.documentElement) return
  pressed.closest<HTMLElement>('a, button, input, select, summary, textarea')?.focus()
  pressed.dispatchEvent(new MouseEvent('click', event))
}

function findMovements(): Animation[] {
  return document.documentElement
    .getAnimations({ subtree: true })
    .filter(
      ({ effect }) =>
        effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
    )
}

function itemOf(link: Element): Element | null {
  return link.closest('li, article')
}
