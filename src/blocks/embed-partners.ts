import { parseAddress } from './embed-address.ts'
import { addressWith, parameterOf, pathOf, type EmbedProvider } from './embed-provider.ts'

/** The host of the Starmate block's frames: the only place to change when it moves. */
const starmateHost = 'embed.starmate.io'

const starmate: EmbedProvider = {
  name: 'Starmate',
  company: 'Starmate',
  hosts: [starmateHost],
  origin: `https://${starmateHost}`,
  accepts: { de: `Adressen auf ${starmateHost}`, en: `addresses at ${starmateHost}` },
  find(address) {
    const path = pathOf(address)
    if (path.length > 3 || !path.every((part) => /^[\w-]{1,80}$/.test(part))) return null
    const id = parameterOf(address, 'id', starmateId)
    if (path.length === 0 && id === null) return null
    const player = addressWith(`https://${starmateHost}/${path.join('/')}`, { id })
    return { player, original: player, shape: { ratio: '16 / 9' } }
  },
}

/** The format of the partner's ids. */
export const starmateId = /^[\w-]{1,80}$/

/** The address of an item at the partner, when the embed has only its path and the block's `id` names the item. */
export function withStarmateId(address: string, id: string): string {
  const url = parseAddress(address)
  if (id === '' || url?.hostname !== starmateHost || url.searchParams.has('id')) return address
  return addressWith(`${url.origin}${url.pathname}`, { id })
}

const resmio: EmbedProvider = {
  name: 'resmio',
  company: 'resmio GmbH',
  hosts: ['resmio.com'],
  origin: 'https://app.resmio.com',
  accepts: { de: 'Reservierung', en: 'reservation' },
  find(address) {
    const [house = '', widget = 'widget', ...rest] = pathOf(address)
    if (!/^[\w-]{2,80}$/.test(house) || widget !== 'widget' || rest.length > 0) return null
    const player = `https://app.resmio.com/${house}/widget`
    return { player, original: player, shape: { height: 520, width: 480 } }
  },
}

const openTable: EmbedProvider = {
  name: 'OpenTable',
  company: 'OpenTable International Ltd.',
  hosts: ['opentable.de', 'opentable.com'],
  origin: 'https://www.opentable.de',
  accepts: { de: 'Reservierung', en: 'reservation' },
  find(address) {
    const rid = parameterOf(address, 'rid', /^\d{1,10}$/)
    if (rid === null) return null
    return {
      player: addressWith('https://www.opentable.de/widget/reservation/canvas', { rid, iframe: 'true' }),
      original: addressWith('https://www.opentable.de/restref/client/', { rid }),
      shape: { height: 520, width: 480 },
    }
  },
}

export const starmateProviders: readonly EmbedProvider[] = [starmate]
export const reservationProviders: readonly EmbedProvider[] = [resmio, openTable]
