/** Dumps of the whole archive, which anybody may take along. */
import { z } from '@hono/zod-openapi'
import { publicRoute } from './route.ts'
import { commonResponses } from './shared.ts'

const count = z.number().int()

const dumpManifest = z
  .object({
    /** Of the format of the files; it grows when readers of the one before would misunderstand them. */
    version: count,
    made_at: z.iso.datetime(),
    /** The `since` with which `/api/changes` tells what has changed since the dump, for a day. */
    changes_since: z.string(),
    counts: z.object({
      events: count,
      performances: count,
      people: count,
      works: count,
      rooms: count,
      series: count,
      genres: count,
    }),
    files: z.array(
      z.object({
        /** It has the beginning of the checksum in it: the content of a name never changes. */
        name: z.string(),
        url: z.url(),
        /** Of the content after it was unpacked by gzip. */
        media_type: z.string(),
        bytes: count,
        sha256: z.string(),
        /** `mixed`: CC0, except what is under `texts` in a line, which is under the licence of the house. */
        licence: z.enum(['CC0-1.0', 'house', 'mixed']),
      }),
    ),
  })
  .openapi('DumpManifest')

export const dumpsCall = publicRoute({
  get: '/api/dumps',
  tag: 'data',
  summary: 'The last dump of the archive',
  description:
    'What it consists of, with checksums. `manifest` is null before the first one; `next_at` is when the next one is due. The lines of the archive are described in docs/program.md of the project.',
  answer: [
    z.object({ manifest: dumpManifest.nullable(), next_at: z.iso.datetime().nullable() }).openapi('Dumps'),
    'The manifest',
  ],
  errors: [],
})

export const dumpFileCall = publicRoute({
  get: '/api/dumps/{file}',
  tag: 'data',
  summary: 'A file of the last dump',
  description: 'Compressed by gzip. Parts can be requested (`Range`).',
  params: {
    file: z
      .string()
      .regex(/^[a-z]+\.[0-9a-f]{16}\.(jsonl|jsonld|csv)\.gz$/)
      .openapi({
        description: 'The name of a file in the manifest.',
      }),
  },
  errors: [404],
  responses: {
    200: { description: 'The file', content: { 'application/gzip': { schema: z.string() } } },
    206: { description: 'A part of it', content: { 'application/gzip': { schema: z.string() } } },
    304: 'The file has not changed',
    416: { description: 'The file has no such part' },
  },
})

const change = z
  .object({
    kind: z.enum(['event', 'person', 'work', 'room']),
    id: z.number().int().nullable().openapi({
      description: 'Its number in the other calls; null: any record of the kind may have changed.',
    }),
    what: z.enum(['changed', 'gone']).openapi({ description: '`gone`: the public can no longer see it.' }),
    at: z.iso.datetime(),
  })
  .openapi('ChangedRecord')

export const changesCall = publicRoute({
  get: '/api/changes',
  tag: 'data',
  summary: 'What has changed since a position',
  description:
    'At most 1,000 changes, the oldest first, a second after they were made at the latest unless a longer transaction is under way. Without `since` none are told, but the present position: read the dump, whose manifest has a position, or the other calls, and follow from there. What was never public is not told of; a person, work or hall that was deleted after its last event is `gone` for the next dump only. The log is kept for a day: 410 says that the position is too old or of another database.',
  query: z.object({
    since: z
      .string()
      .regex(/^[\w-]{1,120}$/, { error: 'characters' })
      .optional()
      .openapi({ description: 'The `next` of the last answer, or `changes_since` of a dump.' }),
  }),
  answer: [
    z
      .object({
        changes: z.array(change),
        /** The `since` of the next call. */
        next: z.string(),
        /** Whether there are more already. */
        has_more: z.boolean(),
      })
      .openapi('Changes'),
    'The changes',
  ],
  errors: [400],
  responses: {
    304: 'Nothing has changed',
    410: { description: 'The position is too old', content: commonResponses[404].content },
  },
})
