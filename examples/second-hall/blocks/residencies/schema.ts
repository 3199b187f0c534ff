import { anchor, defineBlock, shortText, z } from 'concert-hall/house/block'

export const fields = z.object({ headline: shortText, anchor })
export type ResidenciesFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'residencies',
  version: 1,
  fields,
  headlineLevel: ({ headline }) => (headline === '' ? null : 2),
  textOf: ({ headline }) => [headline],
})
