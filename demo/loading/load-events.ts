import { createEvents, type EventDraft } from '#domain/events/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { ownerOfEvent } from '../pictures/picture.ts'
import type { DemoPlan, EventPlan } from '../types.ts'
import { byKey, idOf, inChunks } from './keys.ts'
import type { HouseIds } from './load-house.ts'
import type { LibraryIds } from './load-library.ts'
import type { RepertoireIds } from './load-repertoire.ts'

type Ids = HouseIds & RepertoireIds & { library: LibraryIds; shopOrigin: string }

/** The archive and the coming season, in batches; returns the events' numbers by key. */
export async function loadEvents(
  scope: Scope,
  plan: DemoPlan,
  ids: Ids,
  onProgress: (share: number) => void,
): Promise<Map<string, number>> {
  const plans = [...plan.archive, ...plan.season]
  const comingKeys = new Set(plan.season.map((event) => event.key))
  const eventIds = new Map<string, number>()
  for (const chunk of inChunks(plans, 200)) {
    const drafts = chunk.map((event) => toDraft(event, ids, comingKeys.has(event.key)))
    for (const [key, id] of byKey(chunk, await createEvents(scope, drafts))) eventIds.set(key, id)
    onProgress(eventIds.size / plans.length)
  }
  return eventIds
}

function toDraft(event: EventPlan, ids: Ids, isComing: boolean): EventDraft {
  const { key: _key, roomKey, genreKeys, seriesKey, season, customerTags, ...plain } = event
  return {
    ...plain,
    dateStart: new Date(event.dateStart),
    doorsOpen: dateOrNull(event.doorsOpen),
    previousDate: dateOrNull(event.previousDate),
    ticketSaleFrom: dateOrNull(event.ticketSaleFrom),
    ticketUrlExternal:
      isComing && event.priceMin !== null && event.status !== 'no_sale'
        ? `${ids.shopOrigin}/buyingflow/tickets/${event.externalId}`
        : null,
    roomId: idOf(ids.roomIds, roomKey, 'room'),
    seriesId: seriesKey === null ? null : idOf(ids.seriesIds, seriesKey, 'series'),
    seasonId: idOf(ids.seasonIds, season, 'season'),
    genreIds: genreKeys.map((key) => idOf(ids.genreIds, key, 'genre')),
    customerTags: customerTags.map(({ tagKey, presaleDate }) => ({
      tagId: idOf(ids.tagIds, tagKey, 'customer tag'),
      presaleDate: new Date(presaleDate),
    })),
    imageId: ids.library.ofOwners.get(ownerOfEvent(event.key)) ?? null,
    source: 'demo',
    programme: event.programme.map(({ workKey, ...item }) => ({
      ...item,
      workId: workKey === undefined ? null : idOf(ids.workIds, workKey, 'work'),
    })),
    cast: event.cast.map(({ artistKey, ...member }) => ({
      ...member,
      artistId: idOf(ids.artistIds, artistKey, 'artist'),
    })),
  }
}

function dateOrNull(instant: string | null | undefined): Date | null {
  return instant ? new Date(instant) : null
}
