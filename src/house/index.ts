/**
 * `concert-hall/house`: what the definitions of a house are made of, and the formats of the website. With the entries
 * beside it, it is all that a house may import; docs/houses.md says what is promised.
 */
export type { Language, Localized } from '#i18n/languages.ts'
export { languages, perLanguage, pickLanguage } from '#i18n/languages.ts'
export {
  addDays,
  hallDay,
  hallTime,
  longDay,
  monthName,
  shortDay,
  startOfHallDay,
  weekdayName,
} from '#i18n/dates.ts'
export type { Field } from '#records/field.ts'
export { addFields, defineHouseRecord as defineRecord } from '#records/house-makers.ts'
export { priceRange, priceText } from '#i18n/prices.ts'
export type { FigureDrawing, HouseFigures } from '#design/picture/house-figures.ts'
export type { HouseLayout } from '#design/house-layout.ts'
export type { Words } from '#i18n/words.ts'
