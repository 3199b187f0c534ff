import { findBlock, headId } from '#operations/index.ts'
import { select } from './selection.ts'
import type { Workspace } from '../workspace/workspace.ts'

/** Selects the block that the address names (`?edit&block=`) and shows it; returns whether there is one. */
export function goToNamedBlock(workspace: Workspace): boolean {
  const id = new URLSearchParams(location.search).get('block')
  const { content } = workspace.draft.session.editor()
  if (id === null || !(id === headId ? content.head : findBlock(content, id))) return false
  select(workspace, id, { focusBar: true })
  workspace.canvas.place.elements.elementsOf(id)[0]?.scrollIntoView({ block: 'center' })
  return true
}
