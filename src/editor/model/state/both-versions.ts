import type { StoredBlock } from '#contracts/pages.ts'
import type { ConflictBlock } from './editor-state.ts'
import { joinVersions } from './join-versions.ts'
import { keepBoth } from './merge-texts.ts'

/** A disputed block with the texts of both sides, as the choice `both` makes it; null when more than texts is disputed. */
export function bothVersions(question: ConflictBlock): StoredBlock | null {
  const texts = joinVersions(question, keepBoth)
  if (!texts || question.kind !== 'block' || !question.remote) return null
  return { ...question.remote, fields: { ...question.remote.fields, ...Object.fromEntries(texts) } }
}
