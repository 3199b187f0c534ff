/** Tokens by which the house's own programs make calls. */
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, updatedAt } from './columns.ts'

/** What a token may do in an area, from nothing to what editors may; each includes the ones before it. */
export const tokenAccess = ['none', 'read', 'draft', 'publish'] as const
export type TokenAccess = (typeof tokenAccess)[number]

/** The areas of records, each of which has a column of a token. */
export const tokenAreas = [
  'programme',
  'people',
  'subscriptions',
  'stories',
  'pages',
  'house',
  'forms',
] as const
export type TokenArea = (typeof tokenAreas)[number]

const access = () => text({ enum: tokenAccess }).notNull().default('none')

export const apiTokens = pgTable('api_tokens', {
  id: id(),
  name: text().notNull().unique(),
  programmeAccess: access(),
  peopleAccess: access(),
  subscriptionsAccess: access(),
  storiesAccess: access(),
  pagesAccess: access(),
  houseAccess: access(),
  formsAccess: access(),
  expiresAt: instant().notNull(),
  createdBy: text(),
  lastUsedAt: instant(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** The token itself, apart from its record, so that the trash and the history of records never hold it. */
export const apiTokenSecrets = pgTable('api_token_secrets', {
  tokenId: integer()
    .primaryKey()
    .references(() => apiTokens.id, { onDelete: 'cascade' }),
  tokenHash: text().notNull().unique(),
  createdAt: createdAt(),
})
