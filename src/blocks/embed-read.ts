import type { MediaService } from '#design/consent/consent-cookie.ts'
import { withScheme } from '#design/rich-text/link-target.ts'
import type { Language } from '#i18n/languages.ts'
import { addressesIn, isOnHost, parseAddress } from './embed-address.ts'
import { audioProviders } from './embed-audio.ts'
import { reservationProviders, starmateProviders } from './embed-partners.ts'
import type { EmbedProvider, FoundMedia } from './embed-provider.ts'
import { socialProviders } from './embed-social.ts'
import { videoProviders } from './embed-video.ts'
import { viewerProviders } from './embed-viewer.ts'

/**
 * External media by kind of block: the allowed providers (specification, section 5, both variants of the editor), the
 * consent that they need, and the background of the figure in place of a missing picture.
 */
export const embedKinds = {
  audio: { providers: audioProviders, service: 'audio', ground: 'bottle' },
  video: { providers: videoProviders, service: 'video', ground: 'prussian' },
  viewer: { providers: viewerProviders, service: 'magazine', ground: 'stone' },
  social: { providers: socialProviders, service: 'social', ground: 'plum' },
  starmate: { providers: starmateProviders, service: 'video', ground: 'vermilion' },
  reservation: { providers: reservationProviders, service: 'reservation', ground: 'yolk' },
} satisfies Record<string, { providers: readonly EmbedProvider[]; service: MediaService; ground: string }>

export type EmbedKind = keyof typeof embedKinds
const allProviders: readonly EmbedProvider[] = Object.values(embedKinds).flatMap(({ providers }) => providers)

export type Embed = FoundMedia & { provider: Pick<EmbedProvider, 'name' | 'company' | 'origin'> }

/** The origins of all players: the only ones that the Content-Security-Policy allows in frames. */
export const playerOrigins: readonly string[] = allProviders.map(({ origin }) => origin).toSorted()

/** The names of the providers allowed for a kind of block. */
export function providerNames(kind: EmbedKind): string[] {
  return embedKinds[kind].providers.map(({ name }) => name)
}

/** What can be shown in a kind of block, for editors: `YouTube (Videos, Shorts)`, one for each provider. */
export function playableAddresses(kind: EmbedKind, language: Language): string[] {
  return embedKinds[kind].providers.map(({ name, accepts }) => `${name} (${accepts[language]})`)
}

/** Whether an address names a medium of any provider. */
export function readsAsEmbed(address: string): boolean {
  return recogniseBy(allProviders, address) !== null
}

/** The provider of a short link, which only forwards to a medium; null for everything else. */
export function shortLinkProvider(pasted: string): string | null {
  const address = parseAddress(withScheme(pasted.trim()))
  if (address === null) return null
  return allProviders.find(({ isShortLink }) => isShortLink?.(address))?.name ?? null
}

/**
 * Resolves an editor's address or embed code; null unless it names exactly one medium of a provider of this kind.
 * Nothing of the input is passed on: both addresses are rebuilt from the recognised parts.
 */
export function readEmbed(kind: EmbedKind, pasted: string): Embed | null {
  const found = new Map<string, Embed>()
  for (const text of addressesIn(pasted)) {
    const embed = recogniseBy(embedKinds[kind].providers, text)
    if (embed) found.set(embed.player, embed)
  }
  const media = [...found.values()].filter(({ isProfile }) => !isProfile)
  const [embed, ...more] = media.length > 0 ? media : found.values()
  return embed && more.length === 0 ? embed : null
}

function recogniseBy(allowed: readonly EmbedProvider[], text: string): Embed | null {
  const notation = allowed.map(({ addressOf }) => addressOf?.(text) ?? null).find((one) => one !== null)
  const address = parseAddress(notation ?? text)
  if (address === null) return null
  const provider = allowed.find(({ hosts }) => hosts.some((host) => isOnHost(address, host)))
  // A short link may look like the address of a medium.
  const media = provider?.isShortLink?.(address) ? null : provider?.find(address)
  if (!provider || !media) return null
  const { name, company, origin } = provider
  return { ...media, provider: { name, company, origin } }
}
