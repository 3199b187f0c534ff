import { sql } from 'drizzle-orm'
import { listFixedPages, type FixedPage } from '../content/index.server.ts'
import { defaultSettings, readSettings } from '../house/index.server.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { isSetupHidden } from './hide-setup.server.ts'

/** What the staff of a new house enter, besides its pages. */
type SetupFact = 'settings' | 'rooms' | 'genres' | 'series' | 'seasons' | 'events' | 'menu'

export type Setup = {
  /** Whether the house has hidden the list. */
  isHidden: boolean
  isDone: Record<SetupFact, boolean>
  pages: FixedPage[]
}

/** What of a house is entered, and which of the pages that visitors expect are written. */
export async function findSetup(scope: Scope): Promise<Setup> {
  requireRight(scope.viewer, 'manage_records')
  const { name, street, city } = await readSettings(scope)
  const { rows } = await scope.db.execute<Record<Exclude<SetupFact, 'settings'>, boolean>>(sql`
    SELECT EXISTS (SELECT FROM rooms) AS rooms, EXISTS (SELECT FROM genres) AS genres,
      EXISTS (SELECT FROM series) AS series, EXISTS (SELECT FROM seasons) AS seasons,
      EXISTS (SELECT FROM events) AS events,
      EXISTS (SELECT FROM navigation_items WHERE menu = 'main') AS menu`)
  const [found] = rows
  if (!found) throw new Error('the house could not be read')
  const isNamed = name.de !== defaultSettings.name.de
  return {
    isHidden: await isSetupHidden(scope),
    isDone: { ...found, settings: isNamed && Boolean(street && city) },
    pages: await listFixedPages(scope),
  }
}
