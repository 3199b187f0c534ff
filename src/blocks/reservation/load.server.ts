import { inBatches } from '#domain/in-batches.ts'
import { defaultSettings, readSettings, type HouseSettings } from '#domain/house/index.server.ts'
import { readEmbed } from '../embed-read.ts'
import type { BlockLoader } from '../loader.ts'
import type { ReservationFields } from './schema.ts'
import type { ReservationData } from './view.tsx'

/** The contact for table reservations, from the concert hall's settings. */
export const load: BlockLoader<ReservationFields, ReservationData> = async (scope) =>
  reservationOf((await readTogether(scope, [onlyOne])).get(onlyOne) ?? defaultSettings)

/** A cache key: all blocks of a page share one request, because there is only one set of settings. */
const onlyOne = 0
const readTogether = inBatches(async (scope) => new Map([[onlyOne, await readSettings(scope)]]))

/**
 * The hall's phone number and e-mail address; if the settings contain a `reservation_url` of a known service, also its
 * embed, shown after consent. An address of any other service is ignored.
 */
export function reservationOf(
  settings: Pick<HouseSettings, 'phone' | 'email' | 'reservation_url'>,
): ReservationData {
  const { phone, email, reservation_url: address } = settings
  const service = address === null ? null : readEmbed('reservation', address)
  return { phone, email, service }
}
