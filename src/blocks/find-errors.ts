import { kindOfTarget } from '#design/rich-text/link-target.ts'
import type { BlockDefinition, FieldError } from './definition.ts'
import { findTextLinks } from './find-text-links.ts'
import type { ReadBlock } from './read-block.ts'

/** An error that prevents a block from being published. */
export type BlockError = {
  /** The stored field; null when the error is about the block as a whole. */
  field: string | null
  kind: FieldError['error'] | 'dead_link' | 'gone_record' | 'unreadable'
  /** The text of a link without a target, or why a block can't be read. */
  detail: string
}

/**
 * The errors that prevent a block from being published: fields that are missing or not accepted, links and choices whose
 * record does not exist, and blocks that can't be shown. The page editor warns of exactly these, and the server refuses
 * them. `isGone` says whether the record of a reference does not exist; one that is not public yet does.
 */
export function findErrors(
  block: ReadBlock,
  definition: BlockDefinition | undefined,
  isGone: (reference: string) => boolean,
): BlockError[] {
  const { fields, error } = block
  const errors = (definition?.check(fields) ?? []).map((one) => ({
    field: one.field,
    kind: one.error,
    detail: '',
  }))
  if (error !== undefined) {
    const invalid = error === 'invalid_fields' ? errors.filter(({ kind }) => kind === 'invalid') : []
    return invalid.length > 0 ? invalid : [{ field: null, kind: 'unreadable', detail: error }]
  }
  const isDead = (target: unknown): target is string =>
    typeof target === 'string' && kindOfTarget(target) === 'reference' && isGone(target)
  const targets = definition?.targets ?? []
  return [
    ...errors,
    ...Object.entries(fields).flatMap(([field, value]): BlockError[] => {
      if (targets.includes(field)) return isDead(value) ? [{ field, kind: 'gone_record', detail: '' }] : []
      return findTextLinks(value).flatMap(({ target, words }) =>
        isDead(target) ? [{ field, kind: 'dead_link' as const, detail: words }] : [],
      )
    }),
  ]
}
