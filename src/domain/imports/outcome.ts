import { z } from 'zod'

const counts = {
  /** Lines of the file, or entries of the feed, processed so far, including those of the run that this one resumed. */
  lines: z.number(),
  added: z.number(),
  updated: z.number(),
  vanished: z.number(),
  unchanged: z.number(),
  rejected: z.number(),
  /** What was written although it breaks a rule; the report has it, too. */
  findings: z.number(),
  /** The first rejected lines and findings, to be shown immediately. */
  firstRejected: z.array(
    z.object({
      line: z.number(),
      reason: z.string(),
      column: z.string().optional(),
      value: z.string().optional(),
      values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    }),
  ),
}

/** The progress of an import. */
export const importProgress = z.object({ ...counts, share: z.number() })
export type ImportProgress = z.infer<typeof importProgress>

/** The result of an import. */
export const importOutcome = z.object({
  ...counts,
  /** False when it was interrupted; the next import resumes there. */
  isFinished: z.boolean(),
  /** The line after which this run resumed; 0 for the beginning. */
  resumedAt: z.number(),
  /** The path of the report with the rejected lines and reasons; null when there are none. */
  reportFile: z.string().nullable(),
})
export type ImportOutcome = z.infer<typeof importOutcome>
