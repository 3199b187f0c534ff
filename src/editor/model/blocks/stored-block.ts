import { z } from 'zod'
import type { StoredBlock } from '#contracts/pages.ts'

/** A block as the browser’s storage and the clipboard hold it, which other programs can change. */
export const storedBlock: z.ZodType<StoredBlock> = z.object({
  id: z.string(),
  type: z.string(),
  version: z.number(),
  fields: z.record(z.string(), z.unknown()),
  get children() {
    return z.array(storedBlock).optional()
  },
})
