import { describeReason, type ReasonValues } from '#i18n/lazy/import-problems.ts'

/** Why a line of an archive, or an entry of the feed, is refused: `reason` is a code with the values that its message names. */
export type Rejection = { reason: string; column?: string; value?: string; values?: ReasonValues }
export type RejectedLine = { line: number } & Rejection

/** For commands, logs and report files. */
export function describeRejection({ reason, column, values = {} }: Rejection): string {
  return [column, describeReason(reason, values, 'en')].filter(Boolean).join(': ')
}
