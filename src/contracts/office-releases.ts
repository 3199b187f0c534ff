/** The calls of the back office for what releases contain; releases themselves are records. */
import { z } from '@hono/zod-openapi'
import { fault } from './office-guard.ts'
import { staffRoute } from './route.ts'
import { instant, recordId } from './shared.ts'

/** Where a change goes that is not written now: into a release, or into one of its own at a time. */
export const later = z
  .union([z.object({ release: z.number().int().positive().max(2_147_483_647) }), z.object({ at: instant })])
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
