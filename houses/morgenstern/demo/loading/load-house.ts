import {
  createCustomerTags,
  createGenres,
  createRooms,
  createSeries,
  ensureSeasons,
  saveSettings,
} from '#domain/house/index.server.ts'
import { hideSetup } from '#domain/setup/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { seating } from '../seating.ts'
import type { DemoPlan } from '../types.ts'

export type HouseIds = {
  roomIds: Map<string, number>
  genreIds: Map<string, number>
  seriesIds: Map<string, number>
  tagIds: Map<string, number>
  seasonIds: Map<string, number>
}

/** Loads the hall's settings, rooms, genres, series, customer groups and seasons. */
export async function loadHouse(scope: Scope, plan: DemoPlan): Promise<HouseIds> {
  await saveSettings(scope, plan.settings)
  await hideSetup(scope) // nobody has to set up a hall that is loaded whole
  return {
    roomIds: await createRooms(
      scope,
      plan.venue,
      plan.rooms.map(({ key, name, seats }) => ({ key, name, seats, seating: seating[key] })),
    ),
    genreIds: await createGenres(scope, plan.genres),
    seriesIds: await createSeries(
      scope,
      plan.series.map(({ key, name, description }) => ({ key, name, description })),
    ),
    tagIds: await createCustomerTags(scope, plan.customerTags),
    seasonIds: await ensureSeasons(
      scope,
      [...plan.season, ...plan.archive].map((event) => event.season),
    ),
  }
}
