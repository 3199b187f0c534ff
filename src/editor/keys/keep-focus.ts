import { focusSomewhere, isFocusNowhere } from '../shell/focus-somewhere.ts'

/**
 * Gives the focus a place where what had it has gone: by an undo, by what somebody else has done, by a list that has
 * become shorter. What leads somewhere of its own has done so by then. Returns what ends it.
 */
export function keepFocus(): () => void {
  let last: { element: HTMLElement; isInPanel: boolean } | null = null
  let waiting = 0
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    const isOurs = target.closest('#editor, [data-editor-canvas]') !== null
    last = isOurs ? { element: target, isInPanel: target.closest('[data-panel]') !== null } : null
  }
  const look = () => {
    waiting = 0
    // A press on nothing has left it on purpose.
    if (!last || !isFocusNowhere() || canHaveFocus(last.element)) return
    const { isInPanel } = last
    last = null
    focusSomewhere({ panel: isInPanel })
  }
  const observer = new MutationObserver(() => {
    if (waiting !== 0 || !last || !isFocusNowhere()) return
    // Two frames: texts that are begun and bars that are drawn anew take theirs in the first.
    waiting = requestAnimationFrame(() => {
      waiting = requestAnimationFrame(look)
    })
  })
  addEventListener('focusin', onFocus)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'open'],
  })
  return () => {
    cancelAnimationFrame(waiting)
    removeEventListener('focusin', onFocus)
    observer.disconnect()
  }
}

function canHaveFocus(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && element.checkVisibility()
}
