import { findBlock } from '#operations/index.ts'
import type { Version } from '#contracts/page-editor.ts'
import { CallError } from '#fields/staff-calls/send-call.ts'
import { takeStep, type SettingsStep } from '#editor/model/settings-step.ts'
import { selectableIds } from '../reordering/one-step.ts'
import type { StepResult } from '#editor/model/session/editing-session.ts'
import { textsOf, type EditedDraft, type Workspace } from '../workspace/workspace.ts'
import { select, selectInstead } from './selection.ts'

/** Undoes the last step made in this window, also while a text is being typed, and selects the block concerned. */
export function undo(workspace: Workspace): void {
  if (settingsStepFor(workspace.draft, 'undo') && !isWriting()) void changeSettings(workspace)
  else
    report(
      workspace,
      () => workspace.draft.session.undo(),
      textsOf(workspace).messages.saving.undone,
      textsOf(workspace).messages.saving.nothingToUndo,
    )
}

export function redo(workspace: Workspace): void {
  if (settingsStepFor(workspace.draft, 'redo') && !isWriting()) void changeSettings(workspace)
  else
    report(
      workspace,
      () => workspace.draft.session.redo(),
      textsOf(workspace).messages.saving.redone,
      textsOf(workspace).messages.saving.nothingToRedo,
    )
}

/**
 * The change of the page's settings that the next undo or redo reverts; null if a step of the content comes first. The
 * change of the settings is older than all of them, because the page was opened anew after it.
 */
export function settingsStepFor(
  { session, settings }: Pick<EditedDraft, 'session' | 'settings'>,
  way: SettingsStep['way'],
): SettingsStep | null {
  const step = settings.get()
  const history = session.history.get()
  if (step?.way !== way || history.undo !== null) return null
  return way === 'undo' || history.redo === null ? step : null
}

/** Whether a key was meant for a text: the page is not opened anew while somebody writes. */
function isWriting(): boolean {
  const { activeElement } = document
  return (
    activeElement instanceof HTMLElement &&
    (activeElement.isContentEditable || activeElement.matches('input, textarea'))
  )
}

/** Reverts the change of the settings, and opens the page anew: titles, menus and addresses are the server's. */
async function changeSettings(workspace: Workspace): Promise<void> {
  const { session, settings } = workspace.draft
  const { tools } = workspace.shell
  const { messages } = textsOf(workspace)
  const step = settings.get()
  if (!step) return
  settings.set(() => null)
  try {
    await session.flush()
    const { urls } = await takeStep(tools.calls, step)
    location.assign(
      new URL(urls[tools.page.language] || location.pathname, location.origin).pathname + location.search,
    )
  } catch (error) {
    const isOvertaken = error instanceof CallError && error.status === 409
    if (!isOvertaken) settings.set(() => step)
    tools.tell(isOvertaken ? messages.saving.overtaken : messages.saving.failed, 'error')
  }
}

/** Saves the draft as a version, once all changes are saved. */
export async function keepVersion(workspace: Workspace, summary = ''): Promise<Version | null> {
  const { session, slug } = workspace.draft
  const { tools } = workspace.shell
  const { messages } = textsOf(workspace)
  try {
    await session.flush()
    const version = await tools.calls.post('draft/{slug}/versions', { params: { slug }, json: { summary } })
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
  const { session } = workspace.draft
  const { place } = workspace.canvas
  const { tools } = workspace.shell
  const { messages } = textsOf(workspace)
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
    workspace.canvas.typing.end()
    selectInstead(workspace, selected, before, { focusBar })
  } else if (result.focus !== null) {
    const { focus, field } = result
    const was = field === null ? undefined : findBlock(contentBefore, focus)?.block.fields[field]
    // A user who was typing continues typing, at the place that has changed.
    const isTyping =
      typing !== null && field !== null && workspace.canvas.typing.followChange(focus, field, was)
    if (!isTyping) select(workspace, focus, { focusBar })
  }
  workspace.canvas.watch.moved()
}
