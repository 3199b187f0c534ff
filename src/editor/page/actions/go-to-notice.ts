import type { Notice } from '#editor/model/guards/notice.ts'
import { focusField, select } from './selection.ts'
import type { Workspace } from '../workspace/workspace.ts'

/** Shows what a notice or a found text is about: its block in the middle of the window, and its field in the panel. */
export function goToNotice(workspace: Workspace, notice: Pick<Notice, 'block' | 'field'>): void {
  select(workspace, notice.block, { focusBar: notice.field === null })
  workspace.canvas.place.elements.elementsOf(notice.block)[0]?.scrollIntoView({ block: 'center' })
  if (notice.field === null) return
  workspace.shell.view.set((state) => ({ ...state, panel: 'block' }))
  focusField(notice.field)
}
