import { z } from 'zod'
import { defineBlock } from '../definition.ts'
import { anchor } from '../fields.ts'

export const fields = z.object({ anchor })
export type VideoListFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'video-list',
  version: 1,
  fields,
  children: ['video-item'],
  textOf: () => [],
})
