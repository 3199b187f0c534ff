import { wholeContent } from '#operations/index.ts'
import { idsOfPiece, pieceIn } from './conflict-pieces.ts'
import type { EditorState } from './editor-state.ts'
import { localVersionOf, type Question } from './local-version.ts'

/**
 * Drops questions about parts of something that is in question as a whole. The question about the whole is then based
 * on the state in which the first of them arose.
 */
export function joinQuestions(questions: readonly Question[], state: EditorState): Question[] {
  let left = [...questions]
  for (const { id } of questions) {
    const whole = left.find((question) => question.id === id)
    if (!whole || !(whole.about.includes('existence') || whole.about.includes('content'))) continue
    const inner = left.filter((question) => question !== whole && isWithin(question, whole, state))
    if (inner.length === 0) continue
    const [first = whole] = [whole, ...inner].toSorted((a, b) => a.baseState.sequence - b.baseState.sequence)
    left = left
      .filter((question) => !inner.includes(question))
      .map((question) => (question === whole ? { ...whole, baseState: first.baseState } : question))
  }
  return left
}

function isWithin({ id, baseState }: Question, whole: Question, state: EditorState): boolean {
  if (whole.id === wholeContent) return true
  return [
    baseState.content,
    whole.baseState.content,
    state.confirmed.content,
    localVersionOf(whole, state),
  ].some((content) => idsOfPiece(pieceIn(content, whole.id)).has(id))
}
