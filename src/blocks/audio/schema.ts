import { z } from 'zod'
import { defineBlock } from '../definition.ts'
import { checkEmbed, embedField } from '../embed-field.ts'
import { readEmbed } from '../embed-read.ts'
import { shortText } from '../fields.ts'

export const fields = z.object({
  embed: embedField('audio'),
  headline: shortText,
})
export type AudioFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'audio',
  version: 1,
  fields,
  required: ['embed'],
  present: ({ embed }) => readEmbed('audio', embed),
  check: ({ embed }) => checkEmbed('audio', 'embed', embed),
  textOf: ({ headline }) => [headline],
})
