import { inArray } from 'drizzle-orm'
import { articles, eventPictures, events, pages, subscriptions } from '#db/schema/index.ts'
import { recordChange, recordPageChange } from '../changes/index.server.ts'
import { loadSettings } from '../house/index.server.ts'
import type { Scope } from '../scope.ts'

/** If more records show the items, the change names none of them, which drops all pages of their kind. */
const maxNamed = 100

/** Records that items have changed for the records whose pictures they are; call it beside the change of the items. */
export async function recordMediaChange(scope: Pick<Scope, 'db'>, ids: number[]): Promise<void> {
  const { db } = scope
  const { logo, app_icon: icon } = await loadSettings(scope)
  if (ids.some((id) => id === logo || id === icon)) await recordChange(scope, 'setting')
  for (const [kind, table] of [
    ['event', events],
    ['article', articles],
    ['subscription', subscriptions],
  ] as const) {
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.imageId, ids))
      .limit(maxNamed + 1)
    await recordChange(scope, kind, rows.length > maxNamed ? null : rows.map(({ id }) => id))
  }
  const inEvents = await db
    .selectDistinct({ id: eventPictures.eventId })
    .from(eventPictures)
    .where(inArray(eventPictures.imageId, ids))
    .limit(maxNamed + 1)
  await recordChange(scope, 'event', inEvents.length > maxNamed ? null : inEvents.map(({ id }) => id))
  const shown = await db
    .select({ id: pages.id })
    .from(pages)
    .where(inArray(pages.heroImageId, ids))
    .limit(maxNamed + 1)
  if (shown.length > maxNamed) await recordPageChange(scope, null)
  else for (const { id } of shown) await recordPageChange(scope, id)
}
