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
  find(address) {
    const [first = '', second = ''] = pathOf(address)
    const list = parameterOf(address, 'list', youtubeList)
    if (list !== null && (first === 'playlist' || second === 'videoseries')) return youtubeSeries(list)
    const id = youtubeIdOf(address, first, second)
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
  if (first === 'watch') return parameterOf(address, 'v', youtubeId)
  const id = isOnHost(address, 'youtu.be')
    ? first
    : ['embed', 'shorts', 'live', 'v'].includes(first)
      ? second
      : ''
  return youtubeId.test(id) ? id : null
}

function youtubeSeries(list: string): FoundMedia {
  return {
    player: addressWith(`${youtubePlayer}/embed/videoseries`, { list }),
    original: addressWith('https://www.youtube.com/playlist', { list }),
    shape: wide,
  }
}

/** The start time: `t=90`, `t=90s`, `t=1m30s`, or `start=90`. */
function secondsOf(address: URL): string | null {
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
  find(address) {
    const path = pathOf(address)
    const at = path.findIndex((part) => /^\d{6,12}$/.test(part))
    const id = path[at]
    const isVideo = at === 0 || ['video', 'videos'].includes(path[at - 1] ?? '') || path[0] === 'channels'
    if (id === undefined || !isVideo) return null
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
