import type { Version } from '#contracts/page-editor.ts'
import { selectableIds } from '../moving/one-step.ts'
import type { Desk } from './desk.ts'
import { select, selectInstead } from './selection.ts'

/** Takes back the last thing that was done in this window, also while a text is typed, and shows where. */
export function undo(desk: Desk): void {
  report(desk, () => desk.session.undo(), desk.words.saving.undone, desk.words.saving.nothingToUndo)
}

export function redo(desk: Desk): void {
  report(desk, () => desk.session.redo(), desk.words.saving.redone, desk.words.saving.nothingToRedo)
}

/** Keeps the draft as a version, once everything of it is on the server. */
export async function keepVersion(desk: Desk, summary = ''): Promise<Version | null> {
  const { session, tools, slug, words } = desk
  try {
    await session.flush()
    const version = await tools.calls.post<Version>(`draft/${slug}/versions`, { summary })
    tools.tell(words.saving.versionKept)
    return version
  } catch {
    tools.tell(words.saving.failed, 'error')
    return null
  }
}

function report(
  desk: Desk,
  go: () => { outcome: 'done' | 'nothing' | 'overtaken'; label: string; focus: string | null },
  done: (what: string) => string,
  nothing: string,
): void {
  const { tools, words, place, session } = desk
  const before = selectableIds(session.editor().content)
  // Whoever works at the block goes on there; a button of the toolbar keeps the focus.
  const focusBar = document.activeElement?.closest('[data-block-bar], [data-editor-canvas]') !== null
  const result = go()
  if (result.outcome === 'overtaken') tools.tell(words.saving.overtaken, 'error')
  else tools.announce(result.outcome === 'done' ? done(result.label) : nothing)
  if (result.outcome !== 'done') return
  const { selected, typing } = place.view.get()
  const isGone = selected !== null && !selectableIds(session.editor().content).includes(selected)
  if (selected !== null && isGone) {
    desk.typing.end()
    selectInstead(desk, selected, before, { focusBar })
  } else if (result.focus === null || typing) return
  else select(desk, result.focus, { focusBar })
  desk.watch.moved()
}
