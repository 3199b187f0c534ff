import { parseAddress } from './embed-address.ts'
import {
  addressWith,
  isCode,
  parameterOf,
  pathOf,
  type EmbedProvider,
  type FoundMedia,
} from './embed-provider.ts'

const spotify: EmbedProvider = {
  name: 'Spotify',
  company: 'Spotify AB',
  hosts: ['spotify.com'],
  origin: 'https://open.spotify.com',
  accepts: {
    de: 'Titel, Alben, Playlists, Künstler:innen, Podcasts, Folgen und Profile, auch als spotify:…',
    en: 'tracks, albums, playlists, artists, shows, episodes and users, also as spotify:…',
  },
  addressOf(text) {
    const uri = /^spotify:([a-z]+(?::[\w.-]{1,80}){1,3})$/.exec(text)?.[1]
    return uri === undefined ? null : `https://open.spotify.com/${uri.replaceAll(':', '/')}`
  },
  isShortLink: ({ hostname, pathname }) =>
    ['spotify.link', 'spoti.fi', 'spotify.app.link'].includes(hostname) && isCode(pathname),
  find(address) {
    const path = pathOf(address).filter(
      (part, index) => index > 1 || !/^(embed(-podcast)?|intl-[a-z]{2}(-[a-z]{2})?)$/i.test(part),
    )
    // Playlists were once addressed below their owner.
    if (path[0] === 'user' && path[2] === 'playlist') path.splice(0, 2)
    const [type = '', id = '', ...rest] = path
    if (rest.length > 0 && !(type === 'episode' && rest.join('/') === 'video')) return null
    if (type === 'user' && /^[\w.-]{1,64}$/.test(id)) return spotifyUser(id)
    if (!/^(track|album|playlist|artist|show|episode)$/.test(type) || !/^[\dA-Za-z]{22}$/.test(id))
      return null
    return {
      player: `https://open.spotify.com/embed/${type}/${id}`,
      original: `https://open.spotify.com/${type}/${id}`,
      shape: { height: ['track', 'episode'].includes(type) ? 152 : 352 },
    }
  },
}

function spotifyUser(name: string): FoundMedia {
  return {
    player: `https://open.spotify.com/embed/user/${name}`,
    original: `https://open.spotify.com/user/${name}`,
    shape: { height: 352 },
  }
}

const soundcloudName = /^[a-z\d][\w-]{0,254}$/i

const soundcloud: EmbedProvider = {
  name: 'SoundCloud',
  company: 'SoundCloud Global Ltd. & Co. KG',
  hosts: ['soundcloud.com'],
  origin: 'https://w.soundcloud.com',
  accepts: { de: 'Titel, Playlists und Profile', en: 'tracks, playlists and profiles' },
  isShortLink: ({ hostname, pathname }) => hostname === 'on.soundcloud.com' && isCode(pathname),
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
      ...(original.isProfile && { isProfile: true }),
    }
  },
}

type Sound = { sound: string; page: string; isList: boolean; isProfile?: boolean }

/** The track, playlist or profile that a SoundCloud page or API address names, and the address of its page. */
function namedSound(address: URL): Sound | null {
  const path = pathOf(address)
  if (address.hostname === 'api.soundcloud.com') {
    const [kind = '', id = ''] = path
    const number = /^(?:soundcloud(?::|%3A)(?:tracks|playlists|users)(?::|%3A))?(\d{1,12})$/i.exec(id)?.[1]
    if (!/^(tracks|playlists|users)$/.test(kind) || number === undefined || path.length !== 2) return null
    // The key of a private track.
    const secret_token = parameterOf(address, 'secret_token', /^s-\w{1,40}$/)
    const sound = addressWith(`https://api.soundcloud.com/${kind}/${number}`, { secret_token })
    // API ids have no page address; only the player has one.
    const page = addressWith('https://w.soundcloud.com/player/', { url: sound })
    return { sound, page, isList: kind !== 'tracks' }
  }
  if (!['soundcloud.com', 'www.soundcloud.com', 'm.soundcloud.com'].includes(address.hostname)) return null
  if (!path.every((part) => soundcloudName.test(part)) || soundcloudPages.has(path[0] ?? '')) return null
  const [, second = '', ...more] = path
  const isProfile = path.length === 1 || (soundcloudTabs.has(second) && more.length === 0)
  const isList = isProfile || second === 'sets'
  if (path.length === 0 || path.length > (second === 'sets' ? 4 : 3)) return null
  const page = `https://soundcloud.com/${(isProfile ? path.slice(0, 1) : path).join('/')}`
  return { sound: page, page, isList, isProfile }
}

/** Pages of SoundCloud that are nobody's profile, and the parts of a profile. */
const soundcloudPages = new Set(
  'discover stream search you upload pages charts terms-of-use people player settings'.split(' '),
)
const soundcloudTabs = new Set(
  'tracks popular-tracks albums sets reposts likes followers following'.split(' '),
)

const idagio: EmbedProvider = {
  name: 'IDAGIO',
  company: 'IDAGIO GmbH',
  hosts: ['idagio.com'],
  origin: 'https://app.idagio.com',
  accepts: { de: 'Alben, Aufnahmen, Playlists und Werke', en: 'albums, recordings, playlists and works' },
  find(address) {
    const path = pathOf(address).filter((part) => !/^[a-z]{2}(-[a-z]{2})?$/i.test(part))
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
  accepts: { de: 'Podcasts und Folgen auf …podigee.io', en: 'podcasts and episodes at …podigee.io' },
  find(address) {
    const isPlayer = address.hostname === 'player.podigee-cdn.net'
    const show = isPlayer ? parseAddress(address.searchParams.get('configuration') ?? '') : address
    if (show === null || !/^(?!www\.)[a-z\d-]+\.podigee\.io$/.test(show.hostname)) return null
    const [episode = '', ...rest] = pathOf(show).filter((part) => part !== 'embed')
    if (rest.length > 0 || !/^$|^(?:s\d+e?|[tb])?\d+-[\w.-]{1,150}$/.test(episode)) return null
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
