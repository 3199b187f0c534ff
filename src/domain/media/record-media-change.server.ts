import { inArray } from 'drizzle-orm'
import { artists, articles, eventPictures, events, pages, rooms, subscriptions } from '#db/schema/index.ts'
import { recordChange, recordPageChange } from '../changes/index.server.ts'
import { loadSettings } from '../house/index.server.ts'
import type { Scope } from '../scope.ts'

/** If more records show the items, the change names none of them, which drops all pages of their kind. */
const maxNamed = 100

/** The columns of records that name their pictures, with that of the record. */
const pictures = [
  ['event', events.imageId, events.id],
  ['event', eventPictures.imageId, eventPictures.eventId],
  ['article', articles.imageId, articles.id],
  ['subscription', subscriptions.imageId, subscriptions.id],
  ['artist', artists.portraitId, artists.id],
  ['room', rooms.planId, rooms.id],
] as const

/** Records that items have changed for the records whose pictures they are; call it beside the change of the items. */
export async function recordMediaChange(scope: Pick<Scope, 'db'>, ids: number[]): Promise<void> {
  const { db } = scope
  const { logo, app_icon: icon } = await loadSettings(scope)
  if (ids.some((id) => id === logo || id === icon)) await recordChange(scope, 'setting')
  for (const [kind, picture, record] of pictures) {
    const rows = await db
      .selectDistinct({ id: record })
      .from(picture.table)
      .where(inArray(picture, ids))
      .limit(maxNamed + 1)
    await recordChange(scope, kind, rows.length > maxNamed ? null : rows.map(({ id }) => id))
  }
  const shown = await db
    .select({ id: pages.id })
    .from(pages)
    .where(inArray(pages.heroImageId, ids))
    .limit(maxNamed + 1)
  if (shown.length > maxNamed) await recordPageChange(scope, null)
  else for (const { id } of shown) await recordPageChange(scope, id)
}
