import { headElements } from '../workspace/head-elements.ts'
import { selectableIds } from '../reordering/one-step.ts'
import type { Workspace } from '../workspace/workspace.ts'

/**
 * Scrolls to the first text that can be edited when none is in the window, as on pages of events, whose text is far below
 * the picture. A page that was scrolled, or opened at an anchor, stays where it is.
 */
export function scrollToText({ draft: { session }, canvas: { place } }: Workspace): void {
  if (scrollY > 0 || location.hash !== '') return
  const elements = [
    ...headElements(),
    ...selectableIds(session.editor().content).flatMap((id) => place.elements.elementsOf(id).slice(0, 1)),
  ]
  const tops = elements.map((element) => ({ element, top: element.getBoundingClientRect().top }))
  const [first] = tops.toSorted((a, b) => a.top - b.top)
  // A line of it has to be in the window.
  if (first && first.top > innerHeight - 48)
    first.element.scrollIntoView({ block: 'start', behavior: 'instant' })
}
