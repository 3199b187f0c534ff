/** The staff's start page as data. */
import { z } from '@hono/zod-openapi'
import { listedCorrection } from './office-corrections.ts'
import { listedEntry } from './office-entries.ts'
import { finding } from './office-guard.ts'
import { staffRoute } from './route.ts'
import { instant, localizedText } from './shared.ts'

const task = z.object({
  slug: z.string().openapi({ description: 'The section, as the calls of the page editor name it.' }),
  language: z.enum(['de', 'en']),
  title: z.string(),
  address: z.string().openapi({ description: 'Where it is worked on.' }),
})

/** The first of a list, and whether there are more. */
const firstOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), has_more: z.boolean() })

const forRole = 'Null for roles that cannot act on it.'

const staffHub = z
  .object({
    may_publish: z.boolean(),
    notes: z.array(z.string()).openapi({ description: 'What operators should know of, as codes.' }),
    drafts: firstOf(task.extend({ sequence: z.number().int(), at: instant })),
    scheduled: firstOf(task.extend({ plan: z.number().int(), what: z.enum(['start', 'end']), at: instant })),
    untranslated: firstOf(task),
    discussion: z.array(
      task.extend({
        kind: z.enum(['review', 'mention']),
        by: z.string().nullable(),
        note: z.string(),
        at: instant,
      }),
    ),
    releases: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        state: z.enum(['collecting', 'planned', 'failed']),
        publish_at: instant.nullable(),
      }),
    ),
    findings: z.object({ count: z.number().int(), items: z.array(finding) }),
    previews: z.array(
      z.object({
        id: z.number().int(),
        slug: z.string().nullable().openapi({ description: 'Null for a link to a release.' }),
        language: z.enum(['de', 'en']).nullable(),
        title: z.string(),
        address: z.string(),
        shared_by: z.string().nullable(),
        expires_at: instant,
      }),
    ),
    entries: firstOf(listedEntry)
      .nullable()
      .openapi({ description: `Unread entries of forms. ${forRole}` }),
    corrections: firstOf(listedCorrection)
      .nullable()
      .openapi({
        description: `Corrections from outside that wait for an answer, the oldest first. ${forRole}`,
      }),
    ending_pictures: firstOf(z.object({ id: z.number().int(), name: z.string(), until: instant }))
      .nullable()
      .openapi({ description: `Pictures whose rights end soon. ${forRole}` }),
    setup: z
      .object({
        is_hidden: z.boolean(),
        is_done: z.record(z.string(), z.boolean()),
        pages: z.array(
          z.object({
            id: z.string(),
            page_id: z.number().int(),
            title: localizedText,
            address: localizedText,
            is_written: z.object({ de: z.boolean(), en: z.boolean() }),
          }),
        ),
      })
      .nullable()
      .openapi({ description: `What a new house needs. ${forRole}` }),
    surroundings: z
      .object({
        has_shop: z.boolean(),
        has_mail_server: z.boolean(),
        has_backup: z.boolean(),
        test_mail: z.enum(['sent', 'waiting', 'failed', 'gone']).nullable(),
        backup: z.object({ made_at: z.string(), bytes: z.number(), target: z.string() }).nullable(),
      })
      .nullable()
      .openapi({ description: `The surroundings of the site. ${forRole}` }),
    menus: z.array(z.object({ name: z.string(), url: z.string() })),
  })
  .openapi('StaffHub')
export type StaffHub = z.infer<typeof staffHub>

export const staffHubCall = staffRoute({
  get: '/api/cms-hub',
  security: [{ session: [] }],
  summary: 'What waits for the signed-in member of staff',
  answer: [staffHub, 'What the page `/cms-hub` shows'],
})
