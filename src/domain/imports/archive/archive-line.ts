import { z } from 'zod'
import { isUncertainDate } from '#i18n/uncertain-dates.ts'
import { isRecord } from '#json/is-record.ts'
import { dumpLine, type DumpLine } from '../../dumps/index.server.ts'
import { rejectionOf } from '../read-issue.ts'
import type { Rejection } from '../rejected-line.ts'

// PostgreSQL cannot keep the character NUL in a text.
const text = z
  .string()
  .max(1000)
  .refine((value) => !value.includes('\0'), 'nul_character')
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
  /** YYYY-MM-DD, with or without THH:MM, in the hall's local time; a date that is not known to the day as EDTF. */
  date: z
    .string()
    .max(60)
    .refine((date) => /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/.test(date) || isUncertainDate(date), 'archive_date'),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'archive_time')
    .nullish(),
  venue: text.nullish(),
  location: text.nullish(),
  event_type: text.nullish(),
  season: z
    .string()
    .regex(/^\d{4}-\d\d$/, 'archive_season')
    .nullish(),
  orchestra: text.nullish(),
  conductors: z.array(text).max(100).default([]),
  soloists: z.array(soloist).max(500).default([]),
  works: z.array(item).max(500),
})

export type ArchiveLine = z.infer<typeof archiveLine>
export type ArchiveSoloist = ArchiveLine['soloists'][number]
export type ArchiveItem = ArchiveLine['works'][number]

/**
 * Parses one line of text, or says what is wrong with which of its fields. A line with a `type` is one of a dump, which says
 * everything as the house has it; nothing of it is respelled.
 */
export function readArchiveLine(line: string): { value: ArchiveLine } | { dumped: DumpLine } | Rejection {
  let json: unknown
  try {
    json = JSON.parse(line)
  } catch {
    return { reason: 'not_json' }
  }
  if (isRecord(json) && Object.hasOwn(json, 'type')) {
    const dumped = dumpLine.safeParse(json)
    return dumped.success ? { dumped: dumped.data } : rejectionOf(dumped.error, json)
  }
  const parsed = archiveLine.safeParse(json)
  if (parsed.success) return { value: parsed.data }
  return rejectionOf(parsed.error, json)
}
