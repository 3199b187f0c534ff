/** `concert-hall/house/form`: for `form.tsx` of a block of a house. */
export type { BlockFields, BlockForm, FormField, InPlaceText } from '#blocks/form.ts'
export {
  anchorField,
  copyrightField,
  firstWords,
  languageField,
  linkField,
  linkTextField,
  newFigure,
  pictureField,
  plainParagraphs,
  prelineField,
  richParagraphs,
  richTextOf,
} from '#blocks/form-fields.ts'
