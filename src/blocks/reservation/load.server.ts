import { inBatches } from '#domain/in-batches.ts'
import { defaultSettings, readSettings } from '#domain/house/index.server.ts'
import { readEmbed } from '../embed-read.ts'
import type { BlockLoader } from '../loader.ts'
import type { ReservationFields } from './schema.ts'
import type { ReservationData } from './view.tsx'

/** How one reserves a table, from the settings of the house. */
export const load: BlockLoader<ReservationFields, ReservationData> = async (scope) =>
  reservationOf((await readTogether(scope, [onlyOne])).get(onlyOne) ?? defaultSettings)

/** All of a page that name the house ask for it once; a house has one set of settings. */
const onlyOne = 0
const readTogether = inBatches(async (scope) => new Map([[onlyOne, await readSettings(scope)]]))

/**
 * The hall's phone and e-mail; where the settings hold a `reservationUrl` of one of the known services, also that, to be
 * shown behind consent. An address of anybody else is left out, as if there were none.
 */
export function reservationOf(
  settings: { phone: string; email: string } & { reservationUrl?: unknown },
): ReservationData {
  const { phone, email, reservationUrl } = settings
  const service = typeof reservationUrl === 'string' ? readEmbed('reservation', reservationUrl) : null
  return { phone, email, service }
}
