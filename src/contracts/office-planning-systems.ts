/** The back office's calls for planning systems, besides those of their records: reading one now, and its secret. */
import { z } from '@hono/zod-openapi'
import { oneImport } from './office-imports.ts'
import { staffRoute } from './route.ts'
import { instant } from './shared.ts'

const tag = 'back office: Imports'

const listedSystem = z
  .object({
    id: z.number().int(),
    name: z.string(),
    state: z.enum(['working', 'failing', 'unmapped', 'off']),
    read_at: instant.nullable(),
    next_at: instant.nullable(),
    failing_since: instant.nullable(),
    problem: z.string().nullable().openapi({ description: 'Why it could not be read last, in words.' }),
  })
  .openapi('PlanningSystemState')
export type ListedSystem = z.infer<typeof listedSystem>

export const listSystemsCall = staffRoute({
  get: 'planning-systems',
  right: 'manage_records',
  tag,
  summary: 'The planning systems of the house, and when they were read',
  answer: [z.array(listedSystem), 'At most 50'],
})

export const readSystemCall = staffRoute({
  post: 'planning-systems/{id}/imports',
  right: 'manage_records',
  tag,
  summary: 'Reads a planning system now, as an import that staff check; a job does it',
  json: z.object({}),
  created: [oneImport, 'The import'],
})

export const keepSystemSecretCall = staffRoute({
  put: 'planning-systems/{id}/secret',
  right: 'administer',
  tag,
  summary: 'Keeps the password or token of a planning system encrypted; an empty one is forgotten',
  json: z.object({
    secret: z
      .string()
      .max(500)
      .regex(/^[ -~]*$/, { error: 'characters' }),
  }),
  done: 'Kept',
})
