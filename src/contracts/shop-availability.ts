/** What the ticket shop reports by itself, between two readings of its feed. */
import { z } from '@hono/zod-openapi'
import { publicRoute } from './route.ts'

const shopId = z
  .string()
  .regex(/^[A-Za-z0-9]{1,100}[-:][A-Za-z0-9]{1,100}$/)
  .openapi({ description: "The shop's own id, as in its feed.", example: 'a1b2-c3d4' })

const availability = z
  .object({
    type: z.literal('availability.changed'),
    timestamp: z.iso.datetime({ offset: true }),
    data: z.object({
      events: z
        .array(
          z
            .object({
              id: shopId,
              status: z.enum(['on_sale', 'few_tickets', 'sold_out']).optional(),
              places_left: z.number().int().min(0).max(100_000).optional().openapi({
                description: 'How many tickets can be bought now; the waiting list is told of as many.',
              }),
            })
            .refine(({ status, places_left: left }) => status !== undefined || left !== undefined, {
              path: ['status'],
              error: 'required',
            }),
        )
        .min(1)
        .max(200),
    }),
  })
  .openapi('ShopAvailability')

const signature = z.object({
  'webhook-id': z.string().min(1).max(200).openapi({
    description: 'The same when a message is sent again: then nothing more happens.',
  }),
  'webhook-timestamp': z.string().openapi({
    description: 'In seconds; five minutes from the clock of the site at most.',
  }),
  'webhook-signature': z.string().max(4000).openapi({
    description:
      '`v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64, as Standard Webhooks describes it.',
  }),
})

export const reportAvailabilityCall = publicRoute({
  post: '/api/shop/availability',
  tag: 'shop',
  security: [{ shopSignature: [] }],
  summary: 'The ticket shop reports at once that concerts are sold out, or have few tickets left',
  description:
    'Signed by the secret that shop and site share (`SHOP_WEBHOOK_SECRET`). What is cancelled, postponed or without sale stays so, and so does what staff have taken over from the shop.',
  headers: signature,
  json: availability,
  answer: [
    z
      .object({
        updated: z.number().int(),
        unknown: z.array(z.string()).openapi({ description: 'The ids that the site does not know.' }),
      })
      .openapi('AvailabilityReport'),
    'What has been written; a repeated message updates nothing',
  ],
  errors: [],
  responses: {
    401: 'The signature is wrong, or the message is too old',
    404: 'The site has no secret for this call',
  },
})
