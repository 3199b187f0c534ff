/** Stable addresses: what has one, and in which forms it is described there. */
import { z } from '@hono/zod-openapi'
import { thingKinds } from '#routing/stable-addresses.ts'
import { publicRoute } from './route.ts'
import { recordId } from './shared.ts'

export const stableAddressParams = z.object({
  kind: z.enum(thingKinds).openapi({ description: 'What kind of thing it is.' }),
  id: recordId.openapi({ description: 'The number of its record.' }),
})

export const describeThingCall = publicRoute({
  get: '/id/{kind}/{id}',
  tag: 'linked data',
  summary: 'What is known of a thing, in the words of schema.org',
  description:
    'An event, the performance of a work in it, a work, a person or ensemble (`agent`), a hall (`place`) or a series. `Accept` chooses the form: JSON-LD, Turtle, or the page for people, in the language of `Accept-Language`.',
  params: stableAddressParams.shape,
  errors: [404],
  responses: {
    200: {
      description: 'The thing in both languages, with ETag',
      content: {
        'application/ld+json': { schema: z.looseObject({ '@context': z.string(), '@id': z.string() }) },
        'text/turtle': { schema: z.string() },
      },
    },
    301: 'The record has become part of another one',
    303: 'The page about it, for browsers',
    304: 'Nothing has changed since',
  },
})
