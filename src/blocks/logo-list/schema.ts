import { z } from 'zod'
import { defineBlock } from '../definition.ts'

export const fields = z.object({
  /** `small` sets the logos closer and lower, for many of them. */
  extra_class: z.enum(['standard', 'small']).default('standard'),
})
export type LogoListFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'logo-list',
  version: 1,
  fields,
  children: ['logo-item'],
  textOf: () => [],
})
