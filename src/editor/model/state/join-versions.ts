import type { StoredBlock } from '#contracts/pages.ts'
import { isSame } from '#operations/index.ts'
import type { ConflictBlock } from './editor-state.ts'
import { keepBoth } from './merge-texts.ts'
import { areTexts } from './text-tokens.ts'

/** Joins two versions of a text; null where that is not possible. */
export type JoinTexts = (base: unknown, local: unknown, remote: unknown) => unknown

/**
 * The fields of a disputed block with both sides' texts joined. Null when anything but texts is disputed: a picture and
 * its alternative text, changed by one person each, would not belong together.
 */
export function joinVersions(
  { kind, about, local, remote, base }: ConflictBlock,
  join: JoinTexts,
): Map<string, unknown> | null {
  if (kind !== 'block' || about.some((aspect) => aspect !== 'fields')) return null
  if (!local || !remote || !base) return null
  const names = Object.keys({ ...base.fields, ...local.fields, ...remote.fields })
  const joined = new Map<string, unknown>()
  for (const name of names) {
    const [was, own, other] = [base, local, remote].map(({ fields }) => fields[name])
    if (isSame(was, own) && isSame(was, other)) continue
    const text = areTexts(own, other) ? joinField([was, own, other], join) : null
    if (text === null) return null
    joined.set(name, text)
  }
  return joined
}

/** A disputed block with the texts of both sides, as the choice `both` makes it; null when more than texts is disputed. */
export function bothVersions(question: ConflictBlock): StoredBlock | null {
  const texts = joinVersions(question, keepBoth)
  if (!texts || question.kind !== 'block' || !question.remote) return null
  return { ...question.remote, fields: { ...question.remote.fields, ...Object.fromEntries(texts) } }
}

function joinField([was, own, other]: unknown[], join: JoinTexts): unknown {
  if (isSame(was, own)) return other
  return isSame(was, other) ? own : join(was, own, other)
}
