/** The back office's calls for records that are the same: merging them, and pairs that look alike. */
import { z } from '@hono/zod-openapi'
import { staffRoute } from './route.ts'
import { instant, wholeNumber } from './shared.ts'

const common = { tag: 'back office: Merging' } as const
const kind = z.enum(['artist', 'work'])
const number = z.number().int().min(1).max(999_999_999)

const merged = z
  .object({ id: number, title: z.string(), merged_at: instant, can_be_separated: z.boolean() })
  .openapi('MergedRecord')
export type MergedRecord = z.infer<typeof merged>

export const listMergedCall = staffRoute({
  ...common,
  get: 'merges',
  summary: 'The records that have become part of one, the last first',
  query: z.object({ kind, into: wholeNumber(999_999_999) }),
  answer: [z.array(merged), 'At most 100'],
})

export const mergeCall = staffRoute({
  ...common,
  post: 'merges',
  right: 'manage_records',
  summary: 'Makes one record part of another',
  description:
    'What refers to `from` refers to `into`, which keeps its names as other spellings; the addresses of `from` lead there.',
  json: z.object({ kind, from: number, into: number }),
  done: 'Done',
})

export const separateCall = staffRoute({
  ...common,
  post: 'merges/undo',
  right: 'manage_records',
  summary: 'Makes a merged record one of its own again, within 90 days',
  json: z.object({ kind, id: number }),
  done: 'Done',
})

const pair = z
  .object({
    ids: z.tuple([number, number]),
    likeness: z.number().openapi({ description: 'From 0 to 1.' }),
  })
  .openapi('LikelyPair')
export type LikelyPair = z.infer<typeof pair>

export const listDuplicatesCall = staffRoute({
  ...common,
  get: 'duplicates',
  summary: 'Pairs of records that are likely the same, the likeliest first',
  query: z.object({ kind }),
  answer: [z.array(pair), 'At most 50'],
})

export const callDifferentCall = staffRoute({
  ...common,
  post: 'duplicates/different',
  right: 'manage_records',
  summary: 'Notes that two records are different, or takes that back',
  json: z.object({ kind, ids: z.tuple([number, number]), is_different: z.boolean() }),
  done: 'Done',
})
