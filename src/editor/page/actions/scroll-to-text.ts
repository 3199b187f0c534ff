import { headId } from '#operations/index.ts'
import { headElements } from '../workspace/head-elements.ts'
import { selectableIds } from '../reordering/one-step.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { select } from './selection.ts'

/**
 * Shows the block that the address names (`#block=…`, as links of the back office do), or scrolls to the first text that
 * can be edited when none is in the window, as on pages of events, whose text is far below the picture. A page that was
 * scrolled, or opened at an anchor, stays where it is.
 */
export function scrollToText(workspace: Workspace): void {
  const { session } = workspace.draft
  const { elements: known } = workspace.canvas.place
  const [, block] = /^#block=([\w-]{1,100})$/.exec(location.hash) ?? []
  if (block !== undefined) {
    const [wanted] = block === headId ? headElements() : known.elementsOf(block)
    if (wanted && block !== headId) select(workspace, block)
    wanted?.scrollIntoView({ block: 'center', behavior: 'instant' })
    return
  }
  if (scrollY > 0 || location.hash !== '') return
  const elements = [
    ...headElements(),
    ...selectableIds(session.editor().content).flatMap((id) => known.elementsOf(id).slice(0, 1)),
  ]
  const tops = elements.map((element) => ({ element, top: element.getBoundingClientRect().top }))
  const [first] = tops.toSorted((a, b) => a.top - b.top)
  // A line of it has to be in the window.
  if (first && first.top > innerHeight - 48)
    first.element.scrollIntoView({ block: 'start', behavior: 'instant' })
}
