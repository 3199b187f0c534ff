import { addRecords, valuesOfRow } from '#domain/records/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { updateStatistics } from '#domain/update-statistics.server.ts'
import { store } from '#records/event/store.server.ts'
import type { Values } from '#records/field.ts'
import { ownerOfEvent, type DemoPlan, type EventPlan } from '../plan.ts'
import { byKey, idOf, inChunks } from './keys.ts'
import { withNumbers, type KeysOfKinds } from './load-house-records.ts'
import type { HouseIds } from './load-house.ts'
import type { LibraryIds } from './load-library.ts'
import type { RepertoireIds } from './load-repertoire.ts'

type Ids = HouseIds & RepertoireIds & { keys: KeysOfKinds; shopOrigin: string }
type Given = { ids: Ids; drawing: Promise<LibraryIds>; onProgress: (share: number) => void }

/**
 * Loads the archive and the coming season in batches; returns the events' ids by key. Only the season has pictures,
 * which are drawn while the archive is loaded.
 */
export async function loadEvents(
  scope: Scope,
  plan: DemoPlan,
  { ids, drawing, onProgress }: Given,
): Promise<Map<string, number>> {
  const eventIds = new Map<string, number>()
  const load = async (plans: EventPlan[], complete: (event: EventPlan) => Values) => {
    for (const chunk of inChunks(plans, 200)) {
      const drafts = chunk.map((event) => ({ ...toValues(event, ids), ...complete(event) }))
      for (const [key, id] of byKey(chunk, await addRecords(scope, store, drafts))) eventIds.set(key, id)
      // Only the first chunk is needed to learn that events are not rare.
      if (eventIds.size === chunk.length) await updateStatistics(scope)
      onProgress(eventIds.size / (plan.archive.length + plan.season.length))
    }
  }
  await load(plan.archive, () => ({}))
  const { ofOwners } = await drawing
  await load(plan.season, (event) => ({
    image: ofOwners.get(ownerOfEvent(event.key)) ?? null,
    ticket_url_external: ticketUrl(event, ids.shopOrigin),
  }))
  await addRecords(
    scope,
    store,
    plan.drafts.map(({ title, dateStart, roomKey, season, isOption }) => ({
      title,
      date_start: dateStart,
      room: idOf(ids.roomIds, roomKey, 'room'),
      season: idOf(ids.seasonIds, season, 'season'),
      is_option: isOption,
      is_online: false,
    })),
  )
  return eventIds
}

function toValues(event: EventPlan, ids: Ids): Values {
  const { roomKey, genreKeys, seriesKey, season, customerTags, programme, cast, house } = event
  return valuesOfRow(store, {
    isOnline: true,
    ...event,
    ...(house && { houseValues: withNumbers(store.definition.fields, house, ids.keys) }),
    roomId: idOf(ids.roomIds, roomKey, 'room'),
    seriesId: seriesKey === null ? null : idOf(ids.seriesIds, seriesKey, 'series'),
    seasonId: idOf(ids.seasonIds, season, 'season'),
    source: 'demo',
    genres: genreKeys.map((key) => idOf(ids.genreIds, key, 'genre')),
    presale: customerTags.map(({ tagKey, presaleDate }) => ({
      tagId: idOf(ids.tagIds, tagKey, 'customer tag'),
      presaleDate,
    })),
    programme: programme.map(({ workKey, ...item }) => ({
      ...item,
      workId: workKey === undefined ? null : idOf(ids.workIds, workKey, 'work'),
    })),
    cast: cast.map(({ artistKey, ...member }) => ({
      ...member,
      artistId: idOf(ids.artistIds, artistKey, 'artist'),
    })),
  })
}

function ticketUrl({ priceMin, status, externalId }: EventPlan, shopOrigin: string): string | null {
  return priceMin === null || status === 'no_sale' ? null : `${shopOrigin}/buyingflow/tickets/${externalId}`
}
