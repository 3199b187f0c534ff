/**
 * Moves the picture and the title of a chosen item from the list to its page (cross-document view transitions). On
 * lists they are marked with `data-moves`; only the pair next to the followed link gets a `view-transition-name`,
 * because names must be unique within a page. On detail pages the style sheet sets the names (`data-leads`). The names
 * are kept when the page is left, so that going back from the back/forward cache shows the same transition.
 */
export function enhanceViewTransitions(): void {
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
 * During a view transition all presses hit the root element. Such a press ends the transition and is repeated on the
 * element below.
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

/** Repeats a press at its position, once the browser has removed the finished transition. */
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
