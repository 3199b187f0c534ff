import { z } from 'zod'
import { defineBlock } from '../definition.ts'

export const fields = z.object({})
export type SubscriptionListFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'subscription-list',
  version: 1,
  fields,
  children: ['subscription-item'],
  textOf: () => [],
})
