/** The back office's calls for the guard: what its rules have found, and which of them are on. */
import { z } from '@hono/zod-openapi'
import { staffRoute } from './route.ts'
import { instant, line, listOf, pageNumber, pageSize, recordId, recordNumber } from './shared.ts'

const common = { tag: 'back office: Checks' } as const
const path = 'guard'
const severity = z.enum(['warning', 'hint'])
const kind = z.string().regex(/^[a-z_]{1,40}$/)
const code = z.string().regex(/^[a-z-]{1,40}$/)

/** A fault in words, and where it is mended. */
export const fault = z
  .object({
    rule: z.string(),
    severity,
    kind: z.string(),
    subject_id: z.number().int(),
    /** The language of a content; empty for a record. */
    language: z.enum(['', 'de', 'en']),
    /** The field of a record, or the block of a content. */
    place: z.string(),
    title: z.string(),
    text: z.string(),
    detail: z.string(),
    address: z.string().nullable(),
  })
  .openapi('Fault')
export type Fault = z.infer<typeof fault>

export const finding = fault
  .extend({
    id: z.number().int(),
    found_at: instant,
    accepted: z
      .object({ by: z.string().nullable(), at: instant, reason: z.string() })
      .nullable()
      .openapi({ description: 'Null while it is open.' }),
  })
  .openapi('Finding')
export type Finding = z.infer<typeof finding>

const guardRule = z
  .object({
    code: z.string(),
    area: z.string(),
    severity,
    name: z.string(),
    about: z.string(),
    example: z.object({ found: z.string(), not_found: z.string() }),
    is_on: z.boolean(),
    is_for_releases: z
      .boolean()
      .openapi({ description: 'Whether it only speaks when a release is checked.' }),
    open: z.number().int(),
    accepted: z.number().int(),
  })
  .openapi('GuardRule')
export type GuardRule = z.infer<typeof guardRule>

export const listFindingsCall = staffRoute({
  ...common,
  get: `${path}/findings`,
  summary: 'What the rules have found, warnings first and then the newest',
  query: z.object({
    state: z.enum(['open', 'accepted']).default('open'),
    rule: code.optional(),
    kind: kind.optional(),
    id: recordId.optional().openapi({ description: 'With `kind`: what concerns this record.' }),
    page: pageNumber.default(1),
    page_size: pageSize.default(50),
  }),
  answer: [listOf('Findings', finding), 'A page of them'],
})

export const checkSubjectCall = staffRoute({
  ...common,
  post: `${path}/checks`,
  summary: 'Runs the rules of one record now: what they find, without what is accepted',
  json: z.object({ kind, id: recordNumber }),
  answer: [z.array(finding), 'At most 50'],
})

export const acceptFindingCall = staffRoute({
  ...common,
  post: `${path}/findings/{id}/acceptance`,
  right: 'manage_records',
  summary: 'Accepts a finding for a reason, as long as it is the same fault',
  json: z.object({ reason: line(400).min(1, { error: 'required' }) }),
  done: 'Accepted',
})

export const reopenFindingCall = staffRoute({
  ...common,
  delete: `${path}/findings/{id}/acceptance`,
  right: 'manage_records',
  summary: 'Takes the acceptance of a finding back',
  done: 'Open again',
})

export const listGuardRulesCall = staffRoute({
  ...common,
  get: `${path}/rules`,
  summary: 'All rules, and how much each has found',
  answer: [z.array(guardRule), 'The rules'],
})

export const switchGuardRuleCall = staffRoute({
  ...common,
  put: `${path}/rules/{code}`,
  right: 'administer',
  summary: 'Switches a rule on or off, for administrators',
  params: { code: code },
  json: z.object({ is_on: z.boolean() }),
  done: 'Done',
})
