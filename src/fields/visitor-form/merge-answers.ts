import type { SentAnswers } from '#contracts/forms.ts'

/**
 * The answers of a form that is opened again: the stored ones, unless the visitor has changed a field before the
 * scripts had loaded.
 */
export function mergeAnswers(given: {
  start: SentAnswers
  kept: SentAnswers
  current: SentAnswers
}): SentAnswers {
  const { start, kept, current } = given
  const changed = Object.entries(current).filter(([slug, answer]) => !isSame(answer, start[slug]))
  return { ...start, ...kept, ...Object.fromEntries(changed) }
}

function isSame(one: SentAnswers[string] | undefined, other: SentAnswers[string] | undefined): boolean {
  return [one ?? ''].flat().join('\n') === [other ?? ''].flat().join('\n')
}
