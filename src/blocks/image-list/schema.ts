import { z } from 'zod'
import { defineBlock } from '../definition.ts'
import { anchor } from '../fields.ts'

export const fields = z.object({
  extra_class: z.enum(['slider', 'grid']).default('slider'),
  anchor,
})
export type ImageListFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'image-list',
  version: 1,
  fields,
  children: ['image-item'],
  textOf: () => [],
})
