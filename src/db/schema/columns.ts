/** Column kinds that several tables share. */
import { customType, integer, jsonb, timestamp } from 'drizzle-orm/pg-core'
import type { Localized } from '#i18n/languages.ts'

/** An identity column; explicit values are accepted, so that a dump can be loaded again. */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity()

/** A text in both languages, as `{"de": …, "en": …}`. */
export const localized = () => jsonb().$type<Localized>()

/** Rich text in both languages: ProseMirror documents, narrowed when they are rendered. */
export const localizedRichText = () => jsonb().$type<Localized<unknown>>()

/** A category of seats with its price, and the reduced one if there is one; in cents. */
export type PriceCategory = { name: Localized; amount: number; reduced: number | null }
/** A named set of prices, which events take over. */
export type PriceTemplate = { name: Localized; categories: PriceCategory[] }

/** The values of the fields that the house has added to a kind of record (docs/houses.md), also of former ones. */
export const houseValues = () => jsonb().$type<Record<string, unknown>>().notNull().default({})

/** An instant; the database and the driver keep it in UTC. */
export const instant = () => timestamp({ withTimezone: true })
export const createdAt = () => instant().notNull().defaultNow()
export const updatedAt = () => instant().notNull().defaultNow()

/** The content of a file. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** Full-text vector, written by the database's own functions only. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
