import { z } from 'zod'

const counts = {
  /** Lines of the file, or entries of the feed, dealt with, also by the run that this one went on with. */
  lines: z.number(),
  added: z.number(),
  updated: z.number(),
  vanished: z.number(),
  unchanged: z.number(),
  rejected: z.number(),
  /** The first of them, to be shown at once. */
  firstRejected: z.array(z.object({ line: z.number(), reason: z.string() })),
}

/** How far an import is. */
export const importProgress = z.object({ ...counts, share: z.number() })
export type ImportProgress = z.infer<typeof importProgress>

/** What an import has done. */
export const importOutcome = z.object({
  ...counts,
  /** False when it was ended early; the next import goes on there. */
  isFinished: z.boolean(),
  /** The line behind which this run went on; 0 from the beginning. */
  resumedAt: z.number(),
  /** Where the refused lines stand with their reasons; null when there are none. */
  reportFile: z.string().nullable(),
})
export type ImportOutcome = z.infer<typeof importOutcome>
