import { z } from 'zod'
import { defineBlock } from '../definition.ts'
import { checkEmbed, embedField } from '../embed-field.ts'
import { starmateId, withStarmateId } from '../embed-partners.ts'
import { readEmbed } from '../embed-read.ts'

export const fields = z.object({
  embed: embedField('starmate'),
  /** The partner's item to show, when the embed has only its path. */
  id: z.union([z.literal(''), z.string().max(80).regex(starmateId)]).default(''),
})
export type StarmateFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'starmate',
  version: 1,
  fields,
  required: ['embed'],
  present: ({ embed, id }) => readEmbed('starmate', withStarmateId(embed, id)),
  check: ({ embed }) => checkEmbed('starmate', 'embed', embed),
  textOf: () => [],
})
