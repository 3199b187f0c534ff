import type { TextPath } from '#records/visitor-texts.ts'
import type { ErrorCode } from '../errors.ts'
import { DomainError } from '../errors.ts'
import type { Subject } from './subjects/subject.ts'

/** Why a text stays as it is. */
export type Reason = 'changed' | 'gone' | 'forbidden' | 'refused'
/** A text that a run or its undoing has left alone. `error` is the broken rule of a refused one. */
export type LeftText = {
  subject: Subject
  title: string
  path: TextPath
  blockType: string | null
  reason: Reason
  error: ErrorCode | null
}

/** Why a whole subject could not be written; throws any other error. */
export function reasonOf(error: unknown): Pick<LeftText, 'reason' | 'error'> {
  if (!(error instanceof DomainError)) throw error
  const { code, fields } = error
  if (code === 'not_found' || code === 'gone') return { reason: 'gone', error: null }
  if (code === 'forbidden' || code === 'not_signed_in') return { reason: 'forbidden', error: null }
  if (code === 'conflict') return { reason: 'changed', error: null }
  return { reason: 'refused', error: Object.values(fields)[0] ?? 'invalid' }
}
