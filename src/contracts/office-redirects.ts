/** The back office's calls for lists of redirects, and for addresses that visitors have asked for in vain. */
import { z } from '@hono/zod-openapi'
import { staffRoute } from './route.ts'
import { instant } from './shared.ts'

const common = { tag: 'back office: Redirects' } as const

const missedPath = z
  .object({ path: z.string(), count: z.number().int(), last_seen_at: instant })
  .openapi('MissedPath')
export type MissedPath = z.infer<typeof missedPath>

export const missedPathsCall = staffRoute({
  ...common,
  get: 'missed-paths',
  summary: 'Addresses without a page that visitors have asked for, the most wanted first',
  answer: [z.array(missedPath), 'At most 200'],
})

export const ignoreMissedPathCall = staffRoute({
  ...common,
  post: 'missed-paths/ignored',
  right: 'manage_records',
  summary: 'Takes an address off the list, or puts it there again',
  json: z.object({ path: z.string().max(500), is_ignored: z.boolean() }),
  done: 'Done',
})

const outcome = z
  .object({
    added: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    rejected_count: z.number().int(),
    rejected: z
      .array(
        z.object({ line: z.number().int(), old_path: z.string(), new_path: z.string(), reason: z.string() }),
      )
      .openapi({ description: 'The first 200.' }),
    batch: z.string().nullable().openapi({ description: 'By which it can be undone.' }),
  })
  .openapi('RedirectImport')
export type RedirectImport = z.infer<typeof outcome>

export const importRedirectsCall = staffRoute({
  ...common,
  post: 'redirect-imports',
  right: 'manage_records',
  summary: 'Stores a list of redirects, `old;new` in each line, 5,000 at most; or says what would happen',
  json: z.object({ text: z.string().max(1_000_000), is_trial: z.boolean() }),
  answer: [outcome, 'What has happened, or would'],
})

export const undoImportCall = staffRoute({
  ...common,
  post: 'redirect-imports/{id}/undo',
  right: 'manage_records',
  summary: 'Takes an import back, except what somebody has changed since',
  params: {
    id: z.uuid(),
  },
  answer: [z.object({ undone: z.number().int() }), 'How many redirects are as before'],
})
