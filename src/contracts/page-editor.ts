/**
 * The page editor's calls: drafts and their changes, presence, publications, versions, the other language. All require
 * a session; those that change something also require its token in `X-CSRFToken`.
 */
import { z } from '@hono/zod-openapi'
import { change, storedChange } from './page-operations.ts'
import { contentDocument, layouts, shownParts } from './pages.ts'
import { publicRoute, sectionSlugPattern, staffRoute } from './route.ts'
import { chosenInstant, errorBody, instant, recordId, windowName } from './shared.ts'

const sequence = z.number().int().min(0).max(999_999_999)

const publication = z.object({ revision_id: z.number().int(), publish_at: instant })

/** What a release will do with the section: publish a revision, or take it off (null). */
const plan = z.object({
  id: z.number().int(),
  revision_id: z.number().int().nullable(),
  /** Null while the release has no minute. */
  publish_at: instant.nullable(),
  release: z.object({ id: z.number().int(), name: z.string() }),
  /** Whether the draft has been changed since, so that the plan leaves something out. */
  is_outdated: z.boolean(),
})

/** The status of a section: what is published, what is scheduled, and what the draft changes. */
export const sectionStatus = z
  .object({
    /** What is published now; null when nothing is. */
    published: publication.nullable(),
    /** Whether visitors have seen it before, or see it now. */
    was_published: z.boolean(),
    /** What hides the published content from visitors; null when they see it, or when nothing is published. */
    hidden_by: z.enum(['own_settings', 'page_above', 'not_clickable']).nullable(),
    /** Whether it is a page that the program has published empty, to which nothing leads until somebody has written it. */
    is_unwritten: z.boolean(),
    scheduled: z.array(plan),
    /** Whether the draft differs from what visitors see. */
    has_unpublished_changes: z.boolean(),
    /** Compared with the other language: blocks that are missing there, outdated there, and outdated here. */
    translation: z.object({
      exists: z.boolean(),
      missing_there: z.array(z.string()),
      older_there: z.array(z.string()),
      missing_here: z.array(z.string()),
      older_here: z.array(z.string()),
      copied_there: z.array(z.string()),
      copied_here: z.array(z.string()),
    }),
  })
  .openapi('SectionStatus')
export type SectionStatus = z.infer<typeof sectionStatus>

export const draftSchema = z
  .object({
    slug: z.string(),
    language: z.enum(['de', 'en']),
    sequence,
    content: contentDocument,
    shown: shownParts,
    status: sectionStatus,
    may_publish: z.boolean(),
    /**
     * The content of the template with which the page was created, until the page is published; null for other pages.
     */
    template: contentDocument.nullable().optional(),
  })
  .openapi('Draft')
export type Draft = z.infer<typeof draftSchema>

export const findDraftCall = staffRoute({
  get: '/pageeditor-api/draft/{slug}',
  right: 'write_drafts',
  summary: 'The draft of a section',
  description: '404 where there is none yet: `POST container` begins one.',
  answer: [draftSchema, 'The draft'],
})

export const createContainerCall = staffRoute({
  post: '/pageeditor-api/container',
  summary: 'Adds an empty container; begins the draft of a section that has none',
  json: z.object({
    slug: z.string().regex(sectionSlugPattern),
    layout: z.enum(layouts).default('100'),
  }),
  answer: [draftSchema, 'The draft with the new container'],
})

export const changesResponse = z
  .object({
    sequence,
    /** All changes after the caller's base, including its own, in order and in stored form. */
    changes: z.array(storedChange),
  })
  .openapi('ChangesResponse')
export type ChangesResponse = z.infer<typeof changesResponse>

export const conflictResponse = changesResponse
  .extend({
    detail: z.string(),
    /** Blocks and containers that both sides have changed. If there are any, nothing of the call was stored. */
    conflicts: z.array(z.string()),
  })
  .openapi('ConflictResponse')
export type ConflictResponse = z.infer<typeof conflictResponse>

export const sendChangesCall = staffRoute({
  post: '/pageeditor-api/draft/{slug}/changes',
  summary: 'Adds changes to a draft',
  description:
    'Changes of others to other blocks are merged. Where both have changed the same block nothing is stored, and the answer is 409. A change that is stored already is not stored again.',
  json: z.object({ client: windowName, base: sequence, changes: z.array(change).min(1).max(200) }),
  answer: [changesResponse, 'Stored'],
  conflict: [conflictResponse, 'Somebody else has changed the same'],
})

export const editorPresence = z
  .object({ client: z.string(), user_id: z.number().int(), name: z.string(), block: z.string().nullable() })
  .openapi('Presence')
export type EditorPresence = z.infer<typeof editorPresence>

export const presenceResponse = changesResponse
  .extend({ editors: z.array(editorPresence), status: sectionStatus })
  .openapi('PresenceResponse')
export type PresenceResponse = z.infer<typeof presenceResponse>

/** Reports the caller's position and returns what has happened. Sent every two seconds by visible windows. */
export const presenceCall = staffRoute({
  post: '/pageeditor-api/draft/{slug}/presence',
  summary: 'Who else is editing, and what has changed',
  json: z.object({
    client: windowName,
    base: sequence,
    block: z.string().max(100).nullable(),
    is_leaving: z.boolean().default(false),
  }),
  answer: [presenceResponse, 'The others, and their changes'],
})

/** Data that blocks need besides their fields, for new blocks and blocks with changed references. */
export const showBlocksCall = staffRoute({
  post: '/pageeditor-api/shown',
  summary: 'What blocks need in order to be shown',
  json: z.object({ content: contentDocument }),
  answer: [shownParts, 'Data and links'],
})

export const publishCall = staffRoute({
  post: '/pageeditor-api/draft/{slug}/publication',
  right: 'publish',
  summary: 'Makes the draft public, now or later',
  description:
    'Refused (400) while a required field is missing, a block cannot be shown, or a link leads to what does not exist. The answer says so in sentences, by block and field: `{"{block}.{field}": ["…"]}`; without the field when it is about the whole block.',
  json: z.object({
    /** The last change that the editor saw: newer changes are not published unseen (409). */
    sequence,
    publish_at: chosenInstant.nullable().default(null),
    /** A release that it waits for, in place of a time. */
    release_id: z.number().int().positive().max(2_147_483_647).nullable().default(null),
    unpublish_at: chosenInstant.nullable().default(null),
    summary: z.string().max(300).default(''),
  }),
  answer: [sectionStatus, 'How the section stands now'],
  conflict: 'The draft has moved on',
})

export const unpublishCall = staffRoute({
  delete: '/pageeditor-api/draft/{slug}/publication',
  right: 'publish',
  summary: 'Takes a section off the site, or cancels what is scheduled',
  query: z.object({ scheduled: z.enum(['only', 'all']).default('all') }),
  answer: [sectionStatus, 'How the section stands now'],
})

export const versionSchema = z
  .object({
    revision_id: z.number().int(),
    /** The last change that it includes. */
    sequence,
    author: z.string(),
    created_at: instant,
    summary: z.string(),
    /** Whether it is published, scheduled, or was published before. */
    publication: z.enum(['none', 'current', 'scheduled', 'past']),
    /** Since when it is public, when it will be, or when it was published last; null if never. */
    published_at: instant.nullable(),
  })
  .openapi('Version')
export type Version = z.infer<typeof versionSchema>

export const versionsCall = staffRoute({
  get: '/pageeditor-api/draft/{slug}/versions',
  right: 'write_drafts',
  summary: 'All versions, the newest first',
  answer: [z.array(versionSchema), 'The versions'],
})

export const keepVersionCall = staffRoute({
  post: '/pageeditor-api/draft/{slug}/versions',
  summary: 'Keeps the draft as a version with a name',
  json: z.object({ summary: z.string().max(300).default('') }),
  answer: [versionSchema, 'The version'],
})

export const stateSchema = z
  .object({ sequence, content: contentDocument, shown: shownParts })
  .openapi('ContentState')
export type ContentState = z.infer<typeof stateSchema>

/** A past state of the content: of a version, or after a change (the time slider). */
export const stateCall = staffRoute({
  get: '/pageeditor-api/draft/{slug}/state',
  right: 'write_drafts',
  summary: 'The content as it was; without a query, as it is',
  query: z.object({
    version_id: recordId.optional(),
    sequence: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number)
      .openapi({ type: 'integer' })
      .optional(),
  }),
  answer: [stateSchema, 'That content'],
})

/** The list of changes for the time slider: who changed what and when, without the contents. */
export const historyCall = staffRoute({
  get: '/pageeditor-api/draft/{slug}/history',
  right: 'write_drafts',
  summary: 'When who has changed something',
  answer: [
    z.array(z.object({ sequence, author: z.string(), at: instant, blocks: z.array(z.string()) })),
    'The newest 2,000 changes, oldest first',
  ],
})

/** The same block in the other language, and what has changed there since this one was last edited. */
export const counterpartCall = staffRoute({
  get: '/pageeditor-api/draft/{slug}/counterpart/{block}',
  right: 'write_drafts',
  summary: 'A block in the other language',
  params: {
    block: z.string().min(1).max(100),
  },
  answer: [
    z.object({
      /** Null when it does not exist there. */
      fields: z.record(z.string(), z.unknown()).nullable(),
      /** Its fields when this language's block was last changed; null when it did not exist then. */
      fields_then: z.record(z.string(), z.unknown()).nullable(),
    }),
    'The other language',
  ],
})

/** Marks blocks as up to date with the other language, although only that one was changed. */
export const confirmTranslationCall = staffRoute({
  post: '/pageeditor-api/draft/{slug}/translation',
  summary: 'Marks blocks as up to date',
  json: z.object({ blocks: z.array(z.string().max(100)).max(1000) }),
  answer: [sectionStatus, 'How the section stands now'],
})

export const previewLinkCall = staffRoute({
  post: '/pageeditor-api/draft/{slug}/preview-link',
  summary: 'A link that shows the draft to somebody without an account, for a while',
  json: z.object({ hours: z.number().int().min(1).max(720).default(72) }),
  answer: [z.object({ url: z.string(), expires_at: instant }), 'The link; it is not shown again'],
})

export const signOutCall = staffRoute({
  post: '/pageeditor-api/logout',
  summary: 'Ends the session, or all sessions of the account',
  body: {
    content: { 'application/json': { schema: z.object({ everywhere: z.boolean().default(false) }) } },
  },
  done: 'Signed out; the cookies are cleared',
})

const signedIn = [
  errorBody.extend({ account: z.number().int() }),
  'Signed in, with this account; the cookies are set',
] as const
const signInRefusals = { 403: 'The demo account, refused', 429: 'Too often' } as const

export const signInCall = publicRoute({
  post: '/{lang}/pageeditor-api/login',
  tag: 'page editor',
  summary: 'Signs in; the modal of the page editor uses it',
  json: z.object({ email: z.string().max(254), password: z.string().max(500) }),
  answer: signedIn,
  responses: {
    ...signInRefusals,
    401: [
      errorBody.extend({ second_step: z.string().optional() }),
      'Wrong; with `second_step` the password is right, and a code is asked for',
    ],
  },
})

export const signInCodeCall = publicRoute({
  post: '/{lang}/pageeditor-api/login/code',
  tag: 'page editor',
  summary: 'The second step of signing in, for accounts with a second factor',
  json: z.object({
    second_step: z.string().max(100),
    code: z.string().max(100).openapi({ description: 'Of the app, or a recovery code' }),
  }),
  answer: signedIn,
  responses: {
    ...signInRefusals,
    401: [
      errorBody.extend({ is_expired: z.boolean() }),
      'Wrong; with `is_expired` the password has to be given again',
    ],
  },
})

export const passkeyChallengeCall = publicRoute({
  get: '/{lang}/pageeditor-api/login/passkey',
  tag: 'page editor',
  summary: 'What a passkey is to sign, for signing in without leaving the page',
  answer: [
    z.object({
      passkey: z
        .object({
          site: z.string().openapi({ description: 'The domain that the passkey belongs to' }),
          challenge: z.string(),
          sealed: z.string().openapi({ description: 'To be sent back with the signature, within an hour' }),
        })
        .nullable()
        .openapi({ description: 'Null where the site has no domain, and there can be no passkeys' }),
    }),
    'A new challenge',
  ],
})

export const signInPasskeyCall = publicRoute({
  post: '/{lang}/pageeditor-api/login/passkey',
  tag: 'page editor',
  summary: 'Signs in by a passkey, in place of password and second factor',
  json: z.object({
    answer: z.string().max(50_000).openapi({ description: "The browser's signature, as JSON" }),
    sealed: z.string().max(2000),
  }),
  answer: signedIn,
  responses: {
    ...signInRefusals,
    401: 'The signature, or the challenge, is not accepted',
  },
})
