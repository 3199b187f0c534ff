import { z } from 'zod'
import { defineBlock } from '../definition.ts'
import { checkEmbed, embedField } from '../embed-field.ts'
import { readEmbed } from '../embed-read.ts'

/** The type of publication; an unknown stored type is shown as a document. */
const mediaTypes = ['magazine', 'programme', 'brochure', 'document'] as const

export const fields = z.object({
  embed: embedField('viewer'),
  media_type: z.enum(mediaTypes).default('magazine').catch('document'),
})
export type ViewerFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'viewer',
  version: 1,
  fields,
  required: ['embed'],
  present: ({ embed }) => readEmbed('viewer', embed),
  check: ({ embed }) => checkEmbed('viewer', 'embed', embed),
  textOf: () => [],
})
