import { anchor, defineBlock, shortText, z } from 'concert-hall/house/block'

export const fields = z.object({
  /** The number of the line, as it stands on the tram. */
  line: shortText,
  stop: shortText,
  /** How long it takes, and from where. */
  duration: shortText,
  text: shortText,
  anchor,
})
export type TramFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'tram',
  version: 1,
  fields,
  required: ['line', 'stop'],
  limits: { line: 4 },
  textOf: ({ line, stop, duration, text }) => [line, stop, duration, text],
})
