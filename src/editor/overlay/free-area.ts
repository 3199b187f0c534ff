/** The part of the window that neither the toolbar nor the panel covers, in pixels of the viewport. */
export function freeArea() {
  const toolbar = document.querySelector('[data-toolbar]')?.getBoundingClientRect()
  const panel = document.querySelector('aside[data-panel]')?.getBoundingClientRect()
  const isSheet = panel !== undefined && panel.left === 0
  return {
    left: 8,
    top: (toolbar?.bottom ?? 0) + 4,
    right: (panel && !isSheet ? panel.left : document.documentElement.clientWidth) - 8,
    bottom: (isSheet ? panel.top : innerHeight) - 8,
  }
}
