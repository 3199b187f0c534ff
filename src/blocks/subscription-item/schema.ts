import { z } from 'zod'
import { defineBlock } from '../definition.ts'

export const fields = z.object({
  /** `subscription:12`; empty until one is chosen. */
  subscription: z
    .string()
    .regex(/^(|subscription:\d{1,9})$/)
    .default(''),
})
export type SubscriptionItemFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'subscription-item',
  version: 1,
  fields,
  required: ['subscription'],
  textOf: () => [],
})
