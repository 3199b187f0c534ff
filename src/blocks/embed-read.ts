import { addressesIn, isOnHost, parseAddress } from './embed-address.ts'
import { audioProviders } from './embed-audio.ts'
import { reservationProviders, starmateProviders } from './embed-partners.ts'
import type { EmbedProvider, FoundMedia } from './embed-provider.ts'
import { socialProviders } from './embed-social.ts'
import { videoProviders } from './embed-video.ts'
import { viewerProviders } from './embed-viewer.ts'

/** The allowed providers by kind of block (specification, section 5, both variants of the editor). */
const providers = {
  audio: audioProviders,
  video: videoProviders,
  viewer: viewerProviders,
  social: socialProviders,
  starmate: starmateProviders,
  reservation: reservationProviders,
} satisfies Record<string, readonly EmbedProvider[]>

export type EmbedKind = keyof typeof providers
export type Embed = FoundMedia & { provider: Pick<EmbedProvider, 'name' | 'company' | 'origin'> }

/** The origins of all players: the only ones that the Content-Security-Policy allows in frames. */
export const playerOrigins: readonly string[] = Object.values(providers)
  .flat()
  .map(({ origin }) => origin)
  .toSorted()

/** The names of the providers allowed for a kind of block. */
export function providerNames(kind: EmbedKind): string[] {
  return providers[kind].map(({ name }) => name)
}

/**
 * Resolves an editor's address or embed code; null unless it names exactly one medium of a provider of this kind.
 * Nothing of the input is passed on: both addresses are rebuilt from the recognised parts.
 */
export function readEmbed(kind: EmbedKind, pasted: string): Embed | null {
  const found = new Map<string, Embed>()
  for (const text of addressesIn(pasted)) {
    const embed = recognise(kind, text)
    if (embed) found.set(embed.player, embed)
  }
  const [embed, ...more] = found.values()
  return embed && more.length === 0 ? embed : null
}

function recognise(kind: EmbedKind, text: string): Embed | null {
  const address = parseAddress(text)
  if (address === null) return null
  const provider = providers[kind].find(({ hosts }) => hosts.some((host) => isOnHost(address, host)))
  const media = provider?.find(address)
  if (!provider || !media) return null
  const { name, company, origin } = provider
  return { ...media, provider: { name, company, origin } }
}
