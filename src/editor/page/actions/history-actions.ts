import { findBlock } from '#operations/index.ts'
import type { Version } from '#contracts/page-editor.ts'
import { CallError } from '#fields/staff-calls/send-call.ts'
import { takeStep, type SettingsStep } from '#editor/model/settings-step.ts'
import { selectableIds } from '../reordering/one-step.ts'
import { textsOf, type EditedDraft, type Workspace } from '../workspace/workspace.ts'
import { select, selectInstead } from './selection.ts'

/**
 * Undoes the last step made in this window, also while a text is being typed. The caret moves to the text that has
 * changed; after a change of a whole block, the block is selected.
 */
export function undo(workspace: Workspace): void {
  if (settingsStepFor(workspace.draft, 'undo') && !isWriting()) void changeSettings(workspace)
  else report(workspace, 'undo')
}

export function redo(workspace: Workspace): void {
  if (settingsStepFor(workspace.draft, 'redo') && !isWriting()) void changeSettings(workspace)
  else report(workspace, 'redo')
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
    const version = await tools.calls.post('/pageeditor-api/draft/{slug}/versions', {
      params: { slug },
      json: { summary },
    })
    tools.tell(messages.saving.versionKept)
    return version
  } catch {
    tools.tell(messages.saving.failed, 'error')
    return null
  }
}

function report(workspace: Workspace, way: 'undo' | 'redo'): void {
  const { session } = workspace.draft
  const { place, typing } = workspace.canvas
  const { tools } = workspace.shell
  const { saving } = textsOf(workspace).messages
  const contentBefore = session.editor().content
  const before = selectableIds(contentBefore)
  const { selected, typing: typed } = place.view.get()
  const isStaying = staysInPlace()
  const focusBar = !isStaying
  const result = session[way]()
  if (result.outcome === 'overtaken') tools.tell(saving.overtaken, 'error')
  else if (result.outcome === 'done')
    tools.announce((way === 'undo' ? saving.undone : saving.redone)(result.label))
  else tools.announce(way === 'undo' ? saving.nothingToUndo : saving.nothingToRedo)
  if (result.outcome !== 'done') return
  const left = selectableIds(session.editor().content)
  if (selected !== null && !left.includes(selected)) {
    typing.end()
    // Somebody who was typing goes on in the text before, and does not give commands to another block.
    const above = before.slice(0, before.indexOf(selected)).findLast((one) => left.includes(one))
    const isTyping = typed !== null && above !== undefined && typing.beginFirst(above)
    if (!isTyping) selectInstead(workspace, selected, before, { focusBar })
  } else if (result.focus !== null) {
    const { focus, field } = result
    const was = findBlock(contentBefore, focus)?.block
    const isInserted = way === 'redo' && !was && findBlock(session.editor().content, focus) !== null
    const isTyping =
      (typed !== null || !isStaying) &&
      (field === null
        ? isInserted && typing.beginFirst(focus)
        : typing.followChange(focus, field, was?.fields[field]))
    if (!isTyping) select(workspace, focus, { focusBar })
  }
  workspace.canvas.watch.moved()
}

/** Whether the focus stays: in a field of a panel, and on the buttons that may be pressed several times. */
function staysInPlace(): boolean {
  return Boolean(document.activeElement?.closest('[data-history], [data-panel], dialog'))
}
