import { z } from 'zod'
import { defineBlock } from '../definition.ts'
import { checkEmbed, embedField } from '../embed-field.ts'
import { readEmbed } from '../embed-read.ts'

export const fields = z.object({ embed: embedField('social') })
export type SocialMediaFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'social-media',
  version: 1,
  fields,
  required: ['embed'],
  present: ({ embed }) => readEmbed('social', embed),
  check: ({ embed }) => checkEmbed('social', 'embed', embed),
  textOf: () => [],
})
