import { identifyDatabase } from '../stores/index.server.ts'
import type { Scope } from '../scope.ts'

/**
 * By which a dump names what has come from nowhere else: the number of the record, behind the name of the house's database.
 * What was imported keeps the name that it had there.
 */
export type HouseKey = {
  personOrWork: (row: { id: number; externalId: string | null }) => string
  event: (row: { id: number; externalId: string | null }) => string
  /** The number of a record that has come from nowhere else; null for any other name. */
  numberOf: (reference: string) => number | null
}

export async function readHouseKey(scope: Pick<Scope, 'db'>): Promise<HouseKey> {
  const { id } = await identifyDatabase(scope)
  return houseKeyOf(id)
}

function houseKeyOf(database: string): HouseKey {
  const key = `h${database.replaceAll('-', '').slice(0, 12)}`
  return {
    personOrWork: ({ id, externalId }) => externalId ?? `${key}:${id}`,
    event: ({ id, externalId }) => externalId ?? `${key}-${id}`,
    numberOf: (reference) =>
      reference.startsWith(key) && /^[:-][1-9]\d{0,8}$/.test(reference.slice(key.length))
        ? Number(reference.slice(key.length + 1))
        : null,
  }
}
