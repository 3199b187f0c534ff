/** `concert-hall/house/demo`: for the demo content of a house, which is a plan that the program loads into an empty site. */
export type * from '#demo/plan.ts'
export { readDocument } from '#demo/texts/document.ts'
export { localized, openTexts, type Text } from '#demo/texts/read-texts.ts'
export { richText } from '#demo/texts/rich-text.ts'
export { readingMinutes } from '#demo/texts/words.ts'
export { hallInstant } from '#i18n/hall-time.ts'
export { houseDir } from '#project/house-dir.ts'
export { slugOf } from '#routing/slug-of.ts'
