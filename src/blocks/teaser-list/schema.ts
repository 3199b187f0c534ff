import { z } from 'zod'
import { defineBlock } from '../definition.ts'
import { anchor } from '../fields.ts'

export const fields = z.object({
  extra_class: z.enum(['standard', 'slide', 'grid']).default('standard'),
  anchor,
})
export type TeaserListFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'teaser-list',
  version: 1,
  fields,
  children: ['teaser-item'],
  textOf: () => [],
})
