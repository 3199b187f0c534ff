import type { BlockFields } from '#blocks/form.ts'

/** A block as its panel shows it. */
export type PanelBlock = {
  id: string
  type: string
  fields: BlockFields
  children?: readonly PanelBlock[] | undefined
}
