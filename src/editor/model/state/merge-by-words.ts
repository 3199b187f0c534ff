import type { EditorState } from './editor-state.ts'
import { joinVersions } from './join-versions.ts'
import { mergeTexts } from './merge-texts.ts'
import { resolveConflict, type ResolveOptions } from './resolve-conflict.ts'

/** Resolves, without a question, conflicts about texts in which both sides have changed different words. */
export function mergeByWords(state: EditorState, options: ResolveOptions): EditorState {
  const merged = (state.conflict?.blocks ?? []).filter((block) => joinVersions(block, mergeTexts) !== null)
  return resolveConflict(state, Object.fromEntries(merged.map(({ id }) => [id, 'merged'])), options)
}
