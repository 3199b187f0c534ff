import { createEvents, type EventDraft } from '#domain/events/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import type { DemoPlan, EventPlan } from '../types.ts'
import { byKey, idOf, inChunks } from './keys.ts'
import type { HouseIds } from './load-house.ts'
import type { RepertoireIds } from './load-repertoire.ts'

type Ids = HouseIds & RepertoireIds & { shopOrigin: string }

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
  return {
    externalId: event.externalId,
    title: event.title,
    subtitle: event.subtitle,
    slug: event.slug,
    dateStart: new Date(event.dateStart),
    durationMinutes: event.durationMinutes,
    intervalMinutes: event.intervalMinutes,
    doorsOpen: dateOrNull(event.doorsOpen),
    status: event.status,
    previousDate: dateOrNull(event.previousDate),
    priceMin: event.priceMin,
    priceMax: event.priceMax,
    ticketSaleFrom: dateOrNull(event.ticketSaleFrom),
    ticketUrlExternal:
      isComing && event.priceMin !== null && event.status !== 'no_sale'
        ? `${ids.shopOrigin}/buyingflow/tickets/${event.externalId}`
        : null,
    isOwnProduction: event.isOwnProduction,
    roomId: idOf(ids.roomIds, event.roomKey, 'room'),
    seriesId: event.seriesKey === null ? null : idOf(ids.seriesIds, event.seriesKey, 'series'),
    seasonId: idOf(ids.seasonIds, event.season, 'season'),
    genreIds: event.genreKeys.map((key) => idOf(ids.genreIds, key, 'genre')),
    customerTags: event.customerTags.map(({ tagKey, presaleDate }) => ({
      tagId: idOf(ids.tagIds, tagKey, 'customer tag'),
      presaleDate: new Date(presaleDate),
    })),
    teaser: event.teaser,
    description: event.description,
    access: {
      wheelchair_places: event.access.wheelchairPlaces,
      induction_loop: event.access.inductionLoop,
      relaxed_performance: event.access.relaxedPerformance,
      audio_description: event.access.audioDescription,
      sign_language: event.access.signLanguage,
      step_free: event.access.stepFree,
    },
    ageFrom: event.ageFrom,
    figureSeed: event.image.replace(/^figure:/, ''),
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

function dateOrNull(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant)
}
