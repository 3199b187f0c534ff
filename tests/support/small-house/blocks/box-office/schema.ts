import { anchor, defineBlock, picture, richText, shortText, z } from 'concert-hall/house/block'

export const fields = z.object({
  headline: shortText,
  text: richText,
  image: picture,
  size: z.enum(['small', 'large']).default('small'),
  anchor,
})
export type BoxOfficeFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'box-office',
  version: 1,
  fields,
  required: ['headline'],
  headlineLevel: () => 2,
  textOf: ({ headline }) => [headline],
})
