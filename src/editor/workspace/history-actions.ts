import { findBlock } from '#operations/index.ts'
import type { Version } from '#contracts/page-editor.ts'
import { selectableIds } from '../reordering/one-step.ts'
import type { StepResult } from '../session/editing-session.ts'
import type { Workspace } from './workspace.ts'
import { select, selectInstead } from './selection.ts'

/** Undoes the last step made in this window, also while a text is being typed, and selects the block concerned. */
export function undo(workspace: Workspace): void {
  report(
    workspace,
    () => workspace.session.undo(),
    workspace.messages.saving.undone,
    workspace.messages.saving.nothingToUndo,
  )
}

export function redo(workspace: Workspace): void {
  report(
    workspace,
    () => workspace.session.redo(),
    workspace.messages.saving.redone,
    workspace.messages.saving.nothingToRedo,
  )
}

/** Saves the draft as a version, once all changes are saved. */
export async function keepVersion(workspace: Workspace, summary = ''): Promise<Version | null> {
  const { session, tools, slug, messages } = workspace
  try {
    await session.flush()
    const version = await tools.calls.post<Version>(`draft/${slug}/versions`, { summary })
    tools.tell(messages.saving.versionKept)
    return version
  } catch {
    tools.tell(messages.saving.failed, 'error')
    return null
  }
}

function report(
  workspace: Workspace,
  go: () => StepResult,
  done: (what: string) => string,
  nothing: string,
): void {
  const { tools, messages, place, session } = workspace
  const contentBefore = session.editor().content
  const before = selectableIds(contentBefore)
  // Focuses the block's toolbar when the focus was at the block; a button of the editor's toolbar keeps the focus.
  const focusBar = document.activeElement?.closest('[data-block-bar], [data-editor-canvas]') !== null
  const result = go()
  if (result.outcome === 'overtaken') tools.tell(messages.saving.overtaken, 'error')
  else tools.announce(result.outcome === 'done' ? done(result.label) : nothing)
  if (result.outcome !== 'done') return
  const { selected, typing } = place.view.get()
  const isGone = selected !== null && !selectableIds(session.editor().content).includes(selected)
  if (selected !== null && isGone) {
    workspace.typing.end()
    selectInstead(workspace, selected, before, { focusBar })
  } else if (result.focus !== null) {
    const { focus, field } = result
    const was = field === null ? undefined : findBlock(contentBefore, focus)?.block.fields[field]
    // A user who was typing continues typing, at the place that has changed.
    const isTyping = typing !== null && field !== null && workspace.typing.followChange(focus, field, was)
    if (!isTyping) select(workspace, focus, { focusBar })
  }
  workspace.watch.moved()
}
