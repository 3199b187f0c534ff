import { parseAddress } from './embed-address.ts'
import { addressWith, pathOf, type EmbedProvider } from './embed-provider.ts'

const spotify: EmbedProvider = {
  name: 'Spotify',
  company: 'Spotify AB',
  hosts: ['spotify.com'],
  origin: 'https://open.spotify.com',
  find(address) {
    const path = pathOf(address).filter(
      (part) => !/^embed(-podcast)?$/.test(part) && !/^intl-[a-z]{2}$/.test(part),
    )
    const [type = '', id = '', ...rest] = path
    if (!/^(track|album|playlist|artist|show|episode)$/.test(type) || !/^[\dA-Za-z]{22}$/.test(id))
      return null
    if (rest.length > 0) return null
    return {
      player: `https://open.spotify.com/embed/${type}/${id}`,
      original: `https://open.spotify.com/${type}/${id}`,
      shape: { height: ['track', 'episode'].includes(type) ? 152 : 352 },
    }
  },
}

const soundcloudName = /^[a-z\d][\w-]{0,254}$/i

const soundcloud: EmbedProvider = {
  name: 'SoundCloud',
  company: 'SoundCloud Global Ltd. & Co. KG',
  hosts: ['soundcloud.com'],
  origin: 'https://w.soundcloud.com',
  find(address) {
    const inside = address.hostname === 'w.soundcloud.com' ? address.searchParams.get('url') : address.href
    const named = parseAddress(inside ?? '')
    const original = named && namedSound(named)
    if (!original) return null
    return {
      player: addressWith('https://w.soundcloud.com/player/', {
        url: original.sound,
        visual: 'false',
        hide_related: 'true',
        show_comments: 'false',
      }),
      original: original.page,
      shape: { height: original.isList ? 450 : 166 },
    }
  },
}

/** The track or playlist that a SoundCloud page or API address names, and the address of its page. */
function namedSound(address: URL): { sound: string; page: string; isList: boolean } | null {
  const path = pathOf(address)
  if (address.hostname === 'api.soundcloud.com') {
    const [kind = '', id = ''] = path
    const number = /^(?:soundcloud(?::|%3A)(?:tracks|playlists)(?::|%3A))?(\d{1,12})$/i.exec(id)?.[1]
    if (!/^(tracks|playlists)$/.test(kind) || number === undefined || path.length !== 2) return null
    const sound = `https://api.soundcloud.com/${kind}/${number}`
    // API ids have no page address; only the player has one.
    const page = addressWith('https://w.soundcloud.com/player/', { url: sound })
    return { sound, page, isList: kind === 'playlists' }
  }
  if (!['soundcloud.com', 'www.soundcloud.com', 'm.soundcloud.com'].includes(address.hostname)) return null
  const isList = path[1] === 'sets'
  if (path.length < (isList ? 3 : 2) || path.length > (isList ? 4 : 3)) return null
  if (!path.every((part) => soundcloudName.test(part))) return null
  const page = `https://soundcloud.com/${path.join('/')}`
  return { sound: page, page, isList }
}

const idagio: EmbedProvider = {
  name: 'IDAGIO',
  company: 'IDAGIO GmbH',
  hosts: ['idagio.com'],
  origin: 'https://app.idagio.com',
  find(address) {
    const path = pathOf(address).filter((part) => !/^[a-z]{2}$/.test(part))
    const own = path[0] === 'embed' || path[0] === 'widget' ? path.shift() : undefined
    const [kind = '', id = ''] = path
    if (!/^(albums|recordings|playlists|works)$/.test(kind) || !/^[\w-]{1,100}$/.test(id)) return null
    if (path.length !== 2) return null
    return {
      player: `https://app.idagio.com/${own ?? 'embed'}/${kind}/${id}`,
      original: `https://app.idagio.com/${own === 'widget' ? 'widget/' : ''}${kind}/${id}`,
      shape: { height: 352 },
    }
  },
}

/**
 * Podigee's embed code is a script that would run on our origin. It only inserts the player as a frame, so the frame is
 * built here and the script is never loaded.
 */
const podigee: EmbedProvider = {
  name: 'Podigee',
  company: 'Podigee GmbH',
  hosts: ['podigee.io', 'podigee-cdn.net'],
  origin: 'https://player.podigee-cdn.net',
  find(address) {
    const isPlayer = address.hostname === 'player.podigee-cdn.net'
    const show = isPlayer ? parseAddress(address.searchParams.get('configuration') ?? '') : address
    if (show === null || !/^(?!www\.)[a-z\d-]+\.podigee\.io$/.test(show.hostname)) return null
    const [episode = '', ...rest] = pathOf(show).filter((part) => part !== 'embed')
    if (rest.length > 0 || !/^$|^(?:s\d+e?)?\d+-[\w.-]{1,150}$/.test(episode)) return null
    const page = `https://${show.hostname}/${episode}`
    const configuration = `${page}${episode === '' ? '' : '/'}embed?context=external`
    return {
      player: addressWith('https://player.podigee-cdn.net/podcast-player/podigee-podcast-player.html', {
        configuration,
      }),
      original: page,
      shape: { height: episode === '' ? 420 : 220 },
    }
  },
}

export const audioProviders: readonly EmbedProvider[] = [spotify, idagio, soundcloud, podigee]
