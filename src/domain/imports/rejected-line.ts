import { describeReason, type ReasonValues } from '#i18n/lazy/import-problems.ts'

/** Why a line of an archive, or an entry of the feed, is refused: `reason` is a code with the values that its message names. */
export type Rejection = { reason: string; column?: string; value?: string; values?: ReasonValues }
export type RejectedLine = { line: number } & Rejection

/** A line that was written, although it breaks rules of its fields: what an archive says is not changed. */
export function findingsOf(
  line: number,
  errors: Readonly<Record<string, string>>,
  value = '',
): RejectedLine[] {
  return Object.entries(errors).map(([column, rule]) => ({
    line,
    reason: 'breaks_rule',
    column,
    value,
    values: { rule },
  }))
}

/** Whether a line of a report was refused, and not only found to break a rule. */
export function isRefused({ reason }: Pick<Rejection, 'reason'>): boolean {
  return reason !== 'breaks_rule'
}

/** For commands, logs and report files. */
export function describeRejection({ reason, column, values = {} }: Rejection): string {
  return [column, describeReason(reason, values, 'en')].filter(Boolean).join(': ')
}
