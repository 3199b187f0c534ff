import { z } from 'zod'
import { defineBlock } from '../definition.ts'
import { recordReference } from '../fields.ts'

export const fields = z.object({
  subscription: recordReference('subscription'),
})
export type SubscriptionItemFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'subscription-item',
  version: 1,
  fields,
  required: ['subscription'],
  headlineLevel: (_, loaded) => (typeof loaded === 'object' && loaded !== null ? 3 : null),
  textOf: () => [],
})
