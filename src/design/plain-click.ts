type Click = Pick<
  MouseEvent,
  'target' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>

/**
 * The link matching a selector that was clicked without modifiers. Null when the browser should follow it itself, into
 * another tab or window, and in the page editor, where links don't navigate.
 */
export function plainlyClickedLink(click: Click, selector: string): HTMLAnchorElement | null {
  const link = click.target instanceof Element ? click.target.closest(selector) : null
  if (!(link instanceof HTMLAnchorElement) || !isPlain(click)) return null
  return link.closest('[data-editor-canvas]') ? null : link
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented
}
