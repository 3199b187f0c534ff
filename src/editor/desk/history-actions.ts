import type { Version } from '#contracts/page-editor.ts'
import type { Desk } from './desk.ts'
import { select } from './selection.ts'

/** Takes back the last thing that was done in this window, also while a text is typed, and shows where. */
export function undo(desk: Desk): void {
  report(desk, desk.session.undo(), desk.words.saving.undone, desk.words.saving.nothingToUndo)
}

export function redo(desk: Desk): void {
  report(desk, desk.session.redo(), desk.words.saving.redone, desk.words.saving.nothingToRedo)
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
  result: { outcome: 'done' | 'nothing' | 'overtaken'; label: string; focus: string | null },
  done: (what: string) => string,
  nothing: string,
): void {
  const { tools, words, place } = desk
  if (result.outcome === 'overtaken') tools.tell(words.saving.overtaken, 'error')
  else tools.announce(result.outcome === 'done' ? done(result.label) : nothing)
  if (result.outcome !== 'done' || result.focus === null || place.view.get().typing) return
  select(desk, result.focus)
  desk.watch.moved()
}
