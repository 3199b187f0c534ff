/** The calls of the back office for what releases contain; releases themselves are records. */
import { z } from '@hono/zod-openapi'
import { fault } from './office-guard.ts'
import { staffRoute } from './route.ts'
import { instant, recordId, recordNumber } from './shared.ts'
import { chosenRecords } from './together.ts'

/**
 * Where a change goes that is not written now: into a release, or into one of its own at a time. `now` writes it, and makes
 * an event public at once whose season is announced with a release.
 */
export const later = z
  .union([
    z.object({ release: z.number().int().positive().max(2_147_483_647) }),
    z.object({ at: instant }),
    z.object({ now: z.literal(true) }),
  ])
  .openapi('Later')

const release = z.object({ id: z.number().int(), name: z.string(), publish_at: instant.nullable() })

export const openRelease = release
  .extend({ state: z.enum(['collecting', 'planned', 'failed']) })
  .openapi('OpenRelease')
export type OpenRelease = z.infer<typeof openRelease>

export const waitingChange = z
  .object({
    id: z.number().int(),
    release: openRelease,
    /** The fields that are to change, and what they said when that was entered. */
    changes: z.record(z.string(), z.unknown()),
    seen: z.record(z.string(), z.unknown()),
    /** The titles of the records that they refer to. */
    titles: z.record(z.string(), z.string()),
  })
  .openapi('WaitingChange')
export type WaitingChange = z.infer<typeof waitingChange>

export const announcement = z
  .object({
    season: z.number().int(),
    release: release.extend({ state: z.enum(['collecting', 'planned', 'failed', 'cancelled']) }),
  })
  .openapi('Announcement')
export type Announcement = z.infer<typeof announcement>

const reference = z.object({ id: z.number().int(), title: z.string() }).nullable()

export const releaseItem = z
  .object({
    id: z.number().int(),
    what: z.enum(['record', 'section']),
    kind: z.string(),
    subject_id: z.number().int(),
    language: z.enum(['', 'de', 'en']),
    /** Null when it does not exist any more. */
    title: z.string().nullable(),
    /** The page of a section. */
    address: z.string().nullable(),
    /** When and where an event takes place, as the release will have it; null for all else. */
    evening: z.object({ start: instant, room: reference, series: reference }).nullable(),
    changes: z.record(z.string(), z.unknown()),
    /** What the fields said when the change was collected, where that is known, and what they say now. */
    seen: z.record(z.string(), z.unknown()),
    current: z.record(z.string(), z.unknown()),
    titles: z.record(z.string(), z.string()),
    /** Other releases to come that change the same fields. */
    rivals: z.array(release.extend({ fields: z.array(z.string()) })),
    /** Whether the draft has been changed after it was planned. */
    is_outdated: z.boolean(),
    /** Why it could not be published: a code. */
    problem: z.string().nullable(),
    /** What the checks of the last night have found, which does not keep it from being published. */
    findings: z.array(fault),
    by: z.string().nullable(),
    at: instant,
  })
  .openapi('ReleaseItem')
export type ReleaseItem = z.infer<typeof releaseItem>

const kind = z.string().max(40)
export const meantRecords = z
  .union([
    z.object({ kind, ids: chosenRecords }),
    z.object({
      kind,
      query: z.string().max(4000).openapi({
        description: 'The parameters of the list of this kind, such as `is_online=false&series=3`.',
      }),
    }),
    z.object({ season: recordNumber }),
    z.object({ import: recordNumber }),
    z.object({ subscription: recordNumber }).openapi({ description: 'With its concerts.' }),
  ])
  .openapi('MeantRecords')
export type MeantRecords = z.infer<typeof meantRecords>

const leftDraft = z
  .object({
    kind: z.string(),
    id: z.number().int(),
    title: z.string(),
    detail: z.string().openapi({ description: 'Distinguishes it from others with the same title.' }),
    language: z
      .enum(['de', 'en'])
      .nullable()
      .openapi({ description: 'Of what is written on its page; null for the record itself.' }),
    reason: z.enum(['public', 'elsewhere', 'invalid', 'forbidden', 'gone', 'full']),
    problem: z.string().nullable().openapi({ description: 'The code of the broken rule.' }),
    release: openRelease.nullable().openapi({ description: 'The release that it waits for instead.' }),
  })
  .openapi('LeftDraft')
export type LeftDraft = z.infer<typeof leftDraft>

const collectedBatch = z
  .object({
    total: z.number().int().openapi({ description: 'How many records are meant.' }),
    position: z.number().int().openapi({ description: 'How many of them have been looked at so far.' }),
    added: z.number().int().openapi({ description: 'Records of this batch of which something was added.' }),
    present: z.number().int().openapi({ description: 'Those that were in it already.' }),
    left: z.array(leftDraft).openapi({ description: 'What can’t become public with it, and why.' }),
    next: z.string().nullable().openapi({ description: 'What to send as `after` for the next batch.' }),
  })
  .openapi('CollectedBatch')
export type CollectedBatch = z.infer<typeof collectedBatch>

export const releaseProblem = z
  .object({
    item_id: z.number().int(),
    /** Why it would fail: a code; null when only the checks find something. */
    problem: z.string().nullable(),
    findings: z.array(fault),
  })
  .openapi('ReleaseProblem')
export type ReleaseProblem = z.infer<typeof releaseProblem>

export const releaseLink = z
  .object({ id: z.number().int(), shared_by: z.string().nullable(), expires_at: instant })
  .openapi('ReleaseLink')
export type ReleaseLink = z.infer<typeof releaseLink>

const tag = 'back office: Releases'
const path = 'releases/release/{id}'

/** For the page editor, whose calls begin with another path, and for the back office. */
export const listOpenReleasesCall = staffRoute({
  get: '/pageeditor-api/releases',
  summary: 'The releases to which something can be added, the one changed last first',
  answer: [z.array(openRelease), 'At most 50'],
})

export const listReleaseItemsCall = staffRoute({
  get: `${path}/items`,
  tag,
  summary: 'What a release contains, with what is public now',
  answer: [z.array(releaseItem), 'In the order in which they are applied'],
})

export const dropReleaseItemCall = staffRoute({
  delete: `${path}/items/{item}`,
  right: 'publish',
  tag,
  summary: 'Takes a change out of a release',
  params: { item: recordId },
  done: 'Taken out',
})

export const dropReleaseItemsCall = staffRoute({
  post: `${path}/items/drop`,
  right: 'publish',
  tag,
  summary: 'Takes several changes out of a release',
  json: z.object({ items: z.array(recordNumber).min(1).max(2000) }),
  done: 'Taken out; those that were in it no longer are left out',
})

export const collectDraftsCall = staffRoute({
  post: `${path}/collect`,
  right: 'publish',
  tag,
  summary:
    'Lets drafts become public with a release: some records, a whole list, a season, an import, a subscription',
  description:
    'Of each record that is not public its publication, and what is written on its page and differs from what is public. A call does a batch of 100 records; what is in the release already is counted, so that it can be repeated.',
  json: z.object({
    meant: meantRecords,
    after: z
      .string()
      .regex(/^[a-z_]{1,40}:\d{1,9}$/)
      .nullable()
      .default(null),
  }),
  answer: [collectedBatch, 'What has become of a batch'],
  conflict: 'The release takes nothing any more',
})

export const listAnnouncementsCall = staffRoute({
  get: 'releases/announcements',
  tag,
  summary: 'The releases with which seasons are announced, until they are public',
  answer: [z.array(announcement), 'By season'],
})

export const checkReleaseCall = staffRoute({
  post: `${path}/check`,
  right: 'manage_records',
  tag,
  summary: 'Tries a release out as of its minute: what would fail, and what the checks find then',
  answer: [z.array(releaseProblem), 'Nothing when all of it can be published, and is complete'],
})

export const invertReleaseCall = staffRoute({
  post: `${path}/inverse`,
  right: 'manage_records',
  tag,
  summary: 'Makes a new release that takes back what a published one has changed',
  json: z.object({ name: z.string().min(1).max(120) }),
  created: [z.object({ id: z.number().int() }), 'It'],
})

export const listReleaseLinksCall = staffRoute({
  get: `${path}/links`,
  tag,
  summary: 'The valid preview links of a release, the newest first',
  answer: [z.array(releaseLink), 'At most 50'],
})

export const shareReleaseCall = staffRoute({
  post: `${path}/links`,
  right: 'publish',
  tag,
  summary: 'A link that shows somebody without an account the site with a release, for some days',
  json: z.object({ days: z.number().int().min(1).max(30).default(7) }),
  created: [z.object({ url: z.string(), expires_at: instant }), 'It; the address is not known later'],
})

export const revokeReleaseLinkCall = staffRoute({
  delete: `${path}/links/{link}`,
  right: 'publish',
  tag,
  summary: 'Ends a preview link of a release',
  params: { link: recordId },
  done: 'Ended',
})
