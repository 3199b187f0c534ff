/** What an import would do with the entries of a file, or has done. */
import type { ReasonValues } from '#i18n/lazy/import-problems.ts'
import type { Values } from '#records/field.ts'
import type { RejectedLine } from '../rejected-line.ts'

/** Why an entry is refused: `column` is a heading or the name of a field, `code` one of the errors of fields. */
export type Problem = {
  line: number
  column: string
  code: string
  value: string
  /** What the message of the code names. */
  values?: ReasonValues
}

/** Why a row has no start yet: nobody knows its day (`open`) or its year, or the clocks skip its time. */
export type WaitingReason = 'open' | 'no_year' | 'skipped_hour'

/** `notes` are what is read, but may be meant otherwise. */
export type Planned = { line: number; title: string; notes?: readonly Problem[] } & (
  | { outcome: 'rejected'; problems: Problem[] }
  /** Its start is not known yet: staff finish it later, or leave it. */
  | { outcome: 'waiting'; reason: WaitingReason }
  /** Staff have said that such rows are not imported. */
  | { outcome: 'skipped' }
  | { outcome: 'added'; draft: Values; key: string | null }
  | {
      outcome: 'changed'
      id: number
      before: Values
      changes: Values
      /** The fields that are left because staff or the shop own them. */
      kept: string[]
      /** Whether the record is one of this importer, whose fields it writes without taking them over. */
      isImporter: boolean
      key: string | null
    }
  | { outcome: 'unchanged'; id: number; kept: string[]; key: string | null }
)

/** A line that the archive's or the feed's importer has rejected. */
export function problemOf({ reason, column = '', value = '', ...rejected }: RejectedLine): Problem {
  return { column, value, code: reason, ...rejected }
}
