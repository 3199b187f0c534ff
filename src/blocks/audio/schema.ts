import { z } from 'zod'
import { defineBlock } from '../definition.ts'
import { checkEmbed, embedField } from '../embed-field.ts'
import { readEmbed } from '../embed-read.ts'
import { recordReference, shortText } from '../fields.ts'

export const fields = z.object({
  embed: embedField('audio'),
  /** A recording of the media library, played instead of the embedded one. */
  file: recordReference('media'),
  headline: shortText,
})
export type AudioFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'audio',
  version: 1,
  fields,
  present: ({ embed }) => readEmbed('audio', embed),
  check: ({ embed, file }) =>
    embed === '' && file === ''
      ? [{ field: 'embed', error: 'required' }]
      : checkEmbed('audio', 'embed', embed),
  textOf: ({ headline }) => [headline],
})
