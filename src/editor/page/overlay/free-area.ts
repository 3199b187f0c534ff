/** Calls a function that shifts the page, and scrolls so that a box which was in the free area stays there. */
export function keepInFreeArea(boxOf: () => DOMRect | null, shift: () => void): void {
  const before = boxOf()
  const { top, bottom } = freeArea()
  shift()
  const box = boxOf()
  if (!before || !box || before.bottom <= top || before.top >= bottom) return
  const below = Math.min(box.bottom - bottom, box.top - top)
  const distance = box.top < top ? box.top - top : Math.max(0, below)
  if (distance !== 0) scrollBy({ top: distance, behavior: 'instant' })
}

/** The part of the window that neither the toolbar nor the panel covers, in pixels of the viewport. */
export function freeArea() {
  const toolbar = document.querySelector('#editor [data-toolbar]')?.getBoundingClientRect()
  const panel = document.querySelector('#editor aside[data-panel]')?.getBoundingClientRect()
  const isSheet = panel !== undefined && panel.left === 0
  return {
    left: 8,
    top: (toolbar?.bottom ?? 0) + 4,
    right: (panel && !isSheet ? panel.left : document.documentElement.clientWidth) - 8,
    bottom: (isSheet ? panel.top : innerHeight) - 8,
  }
}
