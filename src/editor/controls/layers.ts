/** Whether a modal dialog is open. Browsers keep the list of dialogs, so the query is cheap. */
export function isDialogOpen(): boolean {
  return [...document.getElementsByTagName('dialog')].some(({ open }) => open)
}

/**
 * Tracks whether a dialog or a popover is open, without the invisible one that the library for dragging leaves behind
 * until the pointer moves. Popovers are tracked by their events: querying the page for them on every key takes a
 * millisecond on a slow machine.
 */
export function watchLayers(): { isAnyOpen: () => boolean; stop: () => void } {
  const opened = new Set([...document.querySelectorAll(':popover-open')].filter(isLayer))
  const onToggle = ({ target, newState }: ToggleEvent) => {
    if (target instanceof Element && newState === 'open' && isLayer(target)) opened.add(target)
  }
  addEventListener('beforetoggle', onToggle, true)
  return {
    isAnyOpen: () => {
      // Drops popovers that were closed, or removed along with their part of the page.
      for (const one of opened) if (!one.isConnected || !one.matches(':popover-open')) opened.delete(one)
      return opened.size > 0 || isDialogOpen()
    },
    stop: () => removeEventListener('beforetoggle', onToggle, true),
  }
}

function isLayer(element: Element): boolean {
  return !element.matches('[data-pdnd-honey-pot], [data-tooltip]')
}
