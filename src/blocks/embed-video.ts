import { isOnHost } from './embed-address.ts'
import { addressWith, parameterOf, pathOf, type EmbedProvider, type FoundMedia } from './embed-provider.ts'

const wide = { ratio: '16 / 9' }

/** YouTube's privacy-enhanced host, which sets no cookies before playback. */
const youtubePlayer = 'https://www.youtube-nocookie.com'
const youtubeId = /^[\w-]{11}$/
const youtubeList = /^[\w-]{12,64}$/

const youtube: EmbedProvider = {
  name: 'YouTube',
  company: 'Google Ireland Ltd.',
  hosts: ['youtube.com', 'youtube-nocookie.com', 'youtu.be'],
  origin: youtubePlayer,
  accepts: {
    de: 'Videos, Shorts, Livestreams und Playlists',
    en: 'videos, shorts, live streams and playlists',
  },
  find(address) {
    const [first = '', second = ''] = pathOf(address)
    const list = parameterOf(address, 'list', youtubeList)
    const id = youtubeIdOf(address, first, second)
    const namesOneVideo = first === 'watch' && id !== null
    if (list !== null && !namesOneVideo && isSeries(first, second)) return youtubeSeries(list)
    const channel = liveChannelOf(address)
    if (channel !== null) return youtubeLive(channel)
    if (id === null) return null
    const start = secondsOf(address)
    const isUpright = first === 'shorts'
    return {
      player: addressWith(`${youtubePlayer}/embed/${id}`, { start, rel: '0' }),
      original: isUpright
        ? `https://www.youtube.com/shorts/${id}`
        : addressWith('https://www.youtube.com/watch', { v: id, t: start }),
      shape: isUpright ? { ratio: '9 / 16', width: 400 } : wide,
    }
  },
}

function youtubeIdOf(address: URL, first: string, second: string): string | null {
  if (first === 'watch' && second === '') return parameterOf(address, 'v', youtubeId)
  const id = isOnHost(address, 'youtu.be')
    ? first
    : ['watch', 'embed', 'shorts', 'live', 'v', 'e'].includes(first) && second !== 'videoseries'
      ? second
      : ''
  return youtubeId.test(id) ? id : null
}

/** The list is played as a whole, not one video of it. */
function isSeries(first: string, second: string): boolean {
  return ['playlist', 'watch'].includes(first) || (first === 'embed' && ['', 'videoseries'].includes(second))
}

const youtubeChannel = /^UC[\w-]{22}$/

/** The channel whose current live stream an address names: `/channel/UC…/live`, `/embed/live_stream?channel=UC…`. */
function liveChannelOf(address: URL): string | null {
  const [first, second = '', third] = pathOf(address)
  if (first === 'embed' && second === 'live_stream') return parameterOf(address, 'channel', youtubeChannel)
  return first === 'channel' && third === 'live' && youtubeChannel.test(second) ? second : null
}

function youtubeLive(channel: string): FoundMedia {
  return {
    player: addressWith(`${youtubePlayer}/embed/live_stream`, { channel }),
    original: `https://www.youtube.com/channel/${channel}/live`,
    shape: wide,
  }
}

function youtubeSeries(list: string): FoundMedia {
  return {
    player: addressWith(`${youtubePlayer}/embed/videoseries`, { list }),
    original: addressWith('https://www.youtube.com/playlist', { list }),
    shape: wide,
  }
}

/** The start time: `t=90`, `t=90s`, `t=1m30s`, `#t=90`, or `start=90`. */
function secondsOf(given: URL): string | null {
  const address = new URL(given)
  if (!address.searchParams.has('t') && address.hash.startsWith('#t='))
    address.search += `&${address.hash.slice(1)}`
  const plain = parameterOf(address, 'start', /^\d{1,5}$/) ?? parameterOf(address, 't', /^\d{1,5}s?$/)
  if (plain !== null) return String(Number.parseInt(plain, 10))
  const long = parameterOf(address, 't', /^(\d{1,2}h)?(\d{1,3}m)?(\d{1,3}s)?$/)
  const [, hours = '0', minutes = '0', seconds = '0'] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(long ?? '') ?? []
  const sum = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return sum > 0 ? String(sum) : null
}

const vimeo: EmbedProvider = {
  name: 'Vimeo',
  company: 'Vimeo.com, Inc.',
  hosts: ['vimeo.com'],
  origin: 'https://player.vimeo.com',
  accepts: { de: 'Videos, auch nicht gelistete', en: 'videos, also unlisted ones' },
  find(address) {
    const path = pathOf(address)
    const named = path.findIndex((part) => part === 'video' || part === 'videos')
    const at = named >= 0 ? named + 1 : ['channels', 'ondemand'].includes(path[0] ?? '') ? 2 : 0
    const id = path[at]
    if (id === undefined || !/^\d{6,12}$/.test(id)) return null
    // The key of an unlisted video.
    const key =
      parameterOf(address, 'h', /^[\da-f]{6,20}$/) ?? /^[\da-f]{6,20}$/.exec(path[at + 1] ?? '')?.[0] ?? null
    return {
      player: addressWith(`https://player.vimeo.com/video/${id}`, { h: key, dnt: '1' }),
      original: `https://vimeo.com/${id}${key === null ? '' : `/${key}`}`,
      shape: wide,
    }
  },
}

export const videoProviders: readonly EmbedProvider[] = [youtube, vimeo]
