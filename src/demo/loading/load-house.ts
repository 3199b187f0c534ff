import { saveSettings } from '#domain/house/index.server.ts'
import { addRecords, type RecordStore } from '#domain/records/index.server.ts'
import { hideSetup } from '#domain/setup/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { store as customerTagStore } from '#records/customer-tag/store.server.ts'
import type { Values } from '#records/field.ts'
import { store as genreStore } from '#records/genre/store.server.ts'
import { store as roomStore } from '#records/room/store.server.ts'
import { store as seasonStore } from '#records/season/store.server.ts'
import { store as seriesStore } from '#records/series/store.server.ts'
import { store as venueStore } from '#records/venue/store.server.ts'
import type { DemoPlan } from '../plan.ts'
import { byKey } from './keys.ts'

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
  const add = async (store: RecordStore, rows: (Values & { key: string })[]) =>
    byKey(rows, await addRecords(scope, store, rows))
  const [venue = 0] = await addRecords(scope, venueStore, [{ ...plan.venue }])
  const seasons = [...new Set([...plan.season, ...plan.archive].map(({ season }) => season))]
  return {
    roomIds: await add(
      roomStore,
      plan.rooms.map(({ key, name, seats }) => ({
        key,
        name,
        seats,
        venue,
        seating: plan.seating[key] ?? [],
      })),
    ),
    genreIds: await add(
      genreStore,
      plan.genres.map((genre) => ({ ...genre })),
    ),
    seriesIds: await add(
      seriesStore,
      plan.series.map(({ key, name, description }) => ({ key, name, description })),
    ),
    tagIds: await add(
      customerTagStore,
      plan.customerTags.map(({ key, category, name, showInCalendar }) => ({
        key,
        category,
        name,
        show_in_calendar: showInCalendar,
      })),
    ),
    seasonIds: byKey(
      seasons.map((key) => ({ key })),
      await addRecords(
        scope,
        seasonStore,
        seasons.map((name) => ({ name })),
      ),
    ),
  }
}
