import { z } from 'zod'

// PostgreSQL cannot keep the character NUL in a text.
const text = z
  .string()
  .max(1000)
  .refine((value) => !value.includes('\0'), 'holds a NUL character')
const name = text.min(1)

const soloist = z.object({
  name,
  instrument: text.nullish(),
  role: text.nullish(),
})

const item = z.object({
  /** Any text means that this item is an interval, not a work. */
  interval: text.nullish(),
  composer: text.nullish(),
  title: text.nullish(),
  work_id: text.nullish(),
  movement: text.nullish(),
  /** May contain several names, separated by semicolons. */
  conductor: text.nullish(),
  soloists: z.array(soloist).max(500).default([]),
})

/** One line of an archive: one concert. Unknown fields are ignored. */
export const archiveLine = z.object({
  /** `{source}:{id}`, unique in the file. */
  source_id: name.max(200),
  /** YYYY-MM-DD, with or without THH:MM, in the hall's local time. */
  date: z.string().regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/, 'is no date as in 1842-12-07 or 1842-12-07T20:00'),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is no time as in 20:00')
    .nullish(),
  venue: text.nullish(),
  location: text.nullish(),
  event_type: text.nullish(),
  season: z
    .string()
    .regex(/^\d{4}-\d\d$/, 'is no season as in 1842-43')
    .nullish(),
  orchestra: text.nullish(),
  conductors: z.array(text).max(100).default([]),
  soloists: z.array(soloist).max(500).default([]),
  works: z.array(item).max(500),
})

export type ArchiveLine = z.infer<typeof archiveLine>
export type ArchiveSoloist = ArchiveLine['soloists'][number]
export type ArchiveItem = ArchiveLine['works'][number]

/** Parses one line of text; errors are returned as a readable reason that names the field. */
export function readArchiveLine(line: string): { value: ArchiveLine } | { reason: string } {
  let json: unknown
  try {
    json = JSON.parse(line)
  } catch {
    return { reason: 'is no JSON' }
  }
  const parsed = archiveLine.safeParse(json)
  if (parsed.success) return { value: parsed.data }
  return { reason: describeIssue(parsed.error) }
}

/** The first validation error: `field: what is wrong`. */
export function describeIssue(error: z.ZodError): string {
  const [issue] = error.issues
  if (!issue) return 'is not as expected'
  return [issue.path.join('.'), issue.message].filter(Boolean).join(': ')
}
