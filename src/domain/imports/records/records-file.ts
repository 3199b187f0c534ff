import { z } from 'zod'
import { DomainError } from '../../errors.ts'
import { fileLimits } from '../files/limits.ts'

/** By which a file of this program's own export is recognised. */
export const recordsFormat = 'concert-hall-records'

/**
 * The program's own format of records, which exports write and imports read: the values of the calls of a kind, references
 * as numbers, and the titles of the records that they mean, by kind and number. `house` names the database: in it numbers
 * find records; elsewhere titles do.
 */
export const recordsFile = z.object({
  format: z.literal(recordsFormat),
  version: z.literal(1),
  kind: z.string().max(60),
  house: z.string().max(60),
  records: z.array(z.record(z.string(), z.unknown())).max(fileLimits.rows),
  titles: z.record(z.string(), z.string()).default({}),
})
export type RecordsFile = z.infer<typeof recordsFile>

/** Throws `invalid` for anything else. */
export function readRecordsFile(text: string): RecordsFile {
  const refuse = (code: 'import_broken' | 'import_kind' | 'import_rows'): never => {
    throw new DomainError('invalid', { fields: { file: code } })
  }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return refuse('import_broken')
  }
  const parsed = recordsFile.safeParse(json)
  if (parsed.success) return parsed.data
  return refuse(parsed.error.issues.some(({ code }) => code === 'too_big') ? 'import_rows' : 'import_kind')
}
