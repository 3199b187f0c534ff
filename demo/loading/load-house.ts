import {
  createCustomerTags,
  createGenres,
  createRooms,
  createSeries,
  ensureSeasons,
  saveSettings,
} from '#domain/house/index.server.ts'
import type { Scope } from '#domain/scope.ts'
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
  const { settings } = plan
  await saveSettings(scope, {
    name: settings.name,
    claim: settings.claim,
    street: settings.street,
    postalCode: settings.postalCode,
    city: settings.city,
    phone: settings.phone,
    email: settings.email,
    openingHours: settings.openingHours,
    openedOn: settings.openedOn,
    social: settings.social,
    donationUrl: settings.donationUrl,
    membershipUrl: settings.membershipUrl,
    reservationUrl: '', // the demo's restaurant accepts its API calls
    partner: settings.partner,
  })
  return {
    roomIds: await createRooms(
      scope,
      { name: plan.venue.name, address: plan.venue.address.de },
      plan.rooms.map(({ key, name, seats }) => ({ key, name, seats })),
    ),
    genreIds: await createGenres(
      scope,
      plan.genres.map(({ key, name, ground }) => ({ key, name, ground })),
    ),
    seriesIds: await createSeries(
      scope,
      plan.series.map(({ key, name, description }) => ({ key, name, description })),
    ),
    tagIds: await createCustomerTags(
      scope,
      plan.customerTags.map(({ key, name, category, showInCalendar }) => ({
        key,
        name,
        category,
        showInCalendar,
      })),
    ),
    seasonIds: await ensureSeasons(
      scope,
      [...plan.season, ...plan.archive].map((event) => event.season),
    ),
  }
}
