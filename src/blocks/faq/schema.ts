import { z } from 'zod'
import { defineBlock } from '../definition.ts'
import { anchor } from '../fields.ts'

export const fields = z.object({ anchor })
export type FaqFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'faq',
  version: 1,
  fields,
  children: ['faq-item'],
  textOf: () => [],
})
