import { z } from 'zod'
import { defineBlock } from '../definition.ts'

export const fields = z.object({
  /** `small` makes the logos smaller and closer, for long lists. */
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
