/** `concert-hall/house/block`: for `schema.ts` and `examples.ts` of a block of a house. */
export { z } from 'zod'
export { defineBlock, type FieldError } from '#blocks/definition.ts'
export type { BlockExample, BlockExamples } from '#blocks/block-examples.ts'
export {
  anchor,
  decorative,
  linkTarget,
  partLanguage,
  photograph,
  picture,
  recordId,
  recordReference,
  richText,
  shortText,
} from '#blocks/fields.ts'
export { plainTextOf } from '#i18n/plain-text.ts'
