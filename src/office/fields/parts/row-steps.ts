import type { Values } from '#records/field.ts'
import { keyOf } from './row-keys.ts'

/** What was done to the rows of a list, by their keys, so that it can be undone whatever was typed since. */
export type RowStep =
  | { kind: 'added'; keys: readonly string[] }
  | { kind: 'removed'; row: Values; at: number }
  | { kind: 'moved'; key: string; from: number }

/** The rows without a step; null if it leaves no trace in them any more. */
export function withoutStep(rows: readonly Values[], step: RowStep): Values[] | null {
  switch (step.kind) {
    case 'added': {
      const left = rows.filter((row) => !step.keys.includes(keyOf(row)))
      return left.length === rows.length ? null : left
    }
    case 'removed':
      return rows.some((row) => keyOf(row) === keyOf(step.row)) ? null : rows.toSpliced(step.at, 0, step.row)
    default: {
      const at = rows.findIndex((row) => keyOf(row) === step.key)
      const row = rows[at]
      return row === undefined || at === step.from ? null : rows.toSpliced(at, 1).toSpliced(step.from, 0, row)
    }
  }
}
