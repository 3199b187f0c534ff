import { isOnHost } from './embed-address.ts'
import { facebook } from './embed-facebook.ts'
import {
  addressWith,
  isCode,
  parameterOf,
  partAfter,
  pathOf,
  type EmbedProvider,
  type FoundMedia,
} from './embed-provider.ts'

const instagram: EmbedProvider = {
  name: 'Instagram',
  company: 'Meta Platforms Ireland Ltd.',
  hosts: ['instagram.com', 'instagr.am'],
  origin: 'https://www.instagram.com',
  accepts: { de: 'Beiträge, Reels und Profile', en: 'posts, reels and profiles' },
  isShortLink: (address) => isOnHost(address, 'instagram.com') && address.pathname.startsWith('/share/'),
  find(address) {
    const path = pathOf(address)
    const [user = '', ...rest] = path
    if (/^[\w.]{1,30}$/.test(user) && !instagramPages.has(user) && ['', 'embed'].includes(rest.join('/')))
      return instagramProfile(user)
    const at = path.findIndex((part) => ['p', 'reel', 'reels', 'tv'].includes(part))
    const code = path[at + 1] ?? ''
    if (at < 0 || at > 1 || !/^[\w-]{5,40}$/.test(code)) return null
    const original = `https://www.instagram.com/${path[at] === 'p' ? 'p' : 'reel'}/${code}/`
    return { player: `${original}embed/`, original, shape: { height: 720, width: 540 } }
  },
}

/** Pages of Instagram that are nobody's profile. */
const instagramPages = new Set(
  'p reel reels tv share stories explore accounts direct about legal developer web challenge'.split(' '),
)

function instagramProfile(user: string): FoundMedia {
  const original = `https://www.instagram.com/${user}/`
  return { player: `${original}embed/`, original, shape: { height: 480, width: 540 }, isProfile: true }
}

const x: EmbedProvider = {
  name: 'X',
  company: 'X Internet Unlimited Company',
  hosts: ['x.com', 'twitter.com'],
  origin: 'https://platform.twitter.com',
  accepts: { de: 'einzelne Beiträge', en: 'single posts' },
  find(address) {
    const path = pathOf(address)
    const [user = ''] = path
    const number = partAfter(path.slice(1), 'status', 'statuses')
    const isPost = number !== '' && /^(\w{1,15}|i)$/.test(user)
    const id = isPost ? number : user === 'embed' ? parameterOf(address, 'id', /^\d+$/) : null
    if (!/^\d{5,20}$/.test(id ?? '')) return null
    return {
      player: addressWith('https://platform.twitter.com/embed/Tweet.html', { id, dnt: 'true' }),
      original: `https://x.com/${isPost ? user : 'i'}/status/${id}`,
      shape: { height: 600, width: 550 },
    }
  },
}

const tiktok: EmbedProvider = {
  name: 'TikTok',
  company: 'TikTok Technology Ltd.',
  hosts: ['tiktok.com'],
  origin: 'https://www.tiktok.com',
  accepts: { de: 'Videos, Fotos, Profile und Kurzlinks', en: 'videos, photos, profiles and short links' },
  isShortLink: ({ hostname, pathname }) =>
    (['vm.tiktok.com', 'vt.tiktok.com'].includes(hostname) && isCode(pathname)) ||
    (/^(?:www\.|m\.)?tiktok\.com$/.test(hostname) && /^\/t\/[\w-]{3,60}\/?$/.test(pathname)),
  find(address) {
    const [first = '', ...rest] = pathOf(address)
    const user = first === 'embed' && rest.length === 1 ? (rest[0] ?? '') : first
    const isUser = tiktokUser.test(user)
    if (isUser && (rest.length === 0 || first === 'embed')) return tiktokProfile(user)
    const [kind = '', number = ''] = rest
    const isPage = isUser && (kind === 'video' || kind === 'photo')
    const isPlayer = ['embed', 'player', 'share', 'v'].includes(first)
    const id = isPage ? number : isPlayer ? (rest.at(-1) ?? '').replace(/\.html$/, '') : ''
    if (!/^\d{10,21}$/.test(id)) return null
    return {
      player: `https://www.tiktok.com/embed/v2/${id}`,
      original: isPage
        ? `https://www.tiktok.com/${user}/${kind}/${id}`
        : `https://www.tiktok.com/embed/v2/${id}`,
      shape: { height: 750, width: 325 },
    }
  },
}

const tiktokUser = /^@[\w.-]{1,30}$/

function tiktokProfile(user: string): FoundMedia {
  return {
    player: `https://www.tiktok.com/embed/${user}`,
    original: `https://www.tiktok.com/${user}`,
    shape: { height: 480, width: 540 },
    isProfile: true,
  }
}

export const socialProviders: readonly EmbedProvider[] = [instagram, facebook, x, tiktok]
