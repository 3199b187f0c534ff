import { isOnHost, parseAddress } from './embed-address.ts'
import { addressWith, parameterOf, pathOf, type EmbedProvider, type FoundMedia } from './embed-provider.ts'

const instagram: EmbedProvider = {
  name: 'Instagram',
  company: 'Meta Platforms Ireland Ltd.',
  hosts: ['instagram.com'],
  origin: 'https://www.instagram.com',
  find(address) {
    const path = pathOf(address)
    const at = path.findIndex((part) => ['p', 'reel', 'reels', 'tv'].includes(part))
    const code = path[at + 1] ?? ''
    if (at < 0 || at > 1 || !/^[\w-]{5,40}$/.test(code)) return null
    const original = `https://www.instagram.com/${path[at] === 'p' ? 'p' : 'reel'}/${code}/`
    return { player: `${original}embed/`, original, shape: { height: 720, width: 540 } }
  },
}

const x: EmbedProvider = {
  name: 'X',
  company: 'X Internet Unlimited Company',
  hosts: ['x.com', 'twitter.com'],
  origin: 'https://platform.twitter.com',
  find(address) {
    const [user = '', status, number] = pathOf(address)
    const isTweet = status === 'status' && /^(\w{1,15}|i)$/.test(user)
    const id = isTweet ? number : user === 'embed' ? parameterOf(address, 'id', /^\d+$/) : null
    if (!/^\d{5,20}$/.test(id ?? '')) return null
    return {
      player: addressWith('https://platform.twitter.com/embed/Tweet.html', { id, dnt: 'true' }),
      original: `https://x.com/${isTweet ? user : 'i'}/status/${id}`,
      shape: { height: 600, width: 550 },
    }
  },
}

const tiktok: EmbedProvider = {
  name: 'TikTok',
  company: 'TikTok Technology Ltd.',
  hosts: ['tiktok.com'],
  origin: 'https://www.tiktok.com',
  find(address) {
    const path = pathOf(address)
    const [user = '', kind, number] = path
    const isPage = /^@[\w.-]{1,30}$/.test(user) && (kind === 'video' || kind === 'photo')
    const id = isPage ? number : ['embed', 'player'].includes(user) ? path.at(-1) : undefined
    if (!/^\d{10,21}$/.test(id ?? '')) return null
    return {
      player: `https://www.tiktok.com/embed/v2/${id}`,
      original: isPage
        ? `https://www.tiktok.com/${user}/${kind}/${id}`
        : `https://www.tiktok.com/embed/v2/${id}`,
      shape: { height: 750, width: 325 },
    }
  },
}

const facebookId = /^(\d{5,25}|pfbid[\dA-Za-z]{10,100})$/

const facebook: EmbedProvider = {
  name: 'Facebook',
  company: 'Meta Platforms Ireland Ltd.',
  hosts: ['facebook.com'],
  origin: 'https://www.facebook.com',
  find(address) {
    const [first, second = ''] = pathOf(address)
    if (first !== 'plugins') return facebookPost(address)
    if (!/^(post|video)\.php$/.test(second)) return null
    const inside = parseAddress(address.searchParams.get('href') ?? '')
    return inside && isOnHost(inside, 'facebook.com') ? facebookPost(inside) : null
  },
}

/** A post or video by its own address; other Facebook pages can't be embedded. */
function facebookPost(address: URL): FoundMedia | null {
  const [page = '', kind = ''] = pathOf(address)
  const id = pathOf(address).at(-1) ?? ''
  const isOfPage = /^[\w.-]{1,80}$/.test(page) && facebookId.test(id)
  if (page === 'watch' || page === 'video.php') {
    const film = parameterOf(address, 'v', facebookId)
    return film === null
      ? null
      : facebookMedia('video', addressWith('https://www.facebook.com/watch/', { v: film }))
  }
  if (page === 'reel' && isOfPage) return facebookMedia('video', `https://www.facebook.com/reel/${id}`)
  if (page === 'permalink.php' || page === 'story.php') {
    const story_fbid = parameterOf(address, 'story_fbid', facebookId)
    const owner = parameterOf(address, 'id', facebookId)
    if (story_fbid === null || owner === null) return null
    return facebookMedia(
      'post',
      addressWith('https://www.facebook.com/permalink.php', { story_fbid, id: owner }),
    )
  }
  if (!isOfPage || (kind !== 'posts' && kind !== 'videos')) return null
  return facebookMedia(kind === 'posts' ? 'post' : 'video', `https://www.facebook.com/${page}/${kind}/${id}`)
}

function facebookMedia(plugin: 'post' | 'video', original: string): FoundMedia {
  return {
    player: addressWith(`https://www.facebook.com/plugins/${plugin}.php`, {
      href: original,
      show_text: plugin === 'post' ? 'true' : 'false',
    }),
    original,
    shape: plugin === 'post' ? { height: 640, width: 500 } : { ratio: '16 / 9' },
  }
}

export const socialProviders: readonly EmbedProvider[] = [instagram, facebook, x, tiktok]
