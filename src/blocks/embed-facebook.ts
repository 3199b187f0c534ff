import { isOnHost, parseAddress } from './embed-address.ts'
import {
  addressWith,
  isCode,
  parameterOf,
  partAfter,
  pathOf,
  type EmbedProvider,
  type FoundMedia,
} from './embed-provider.ts'

const host = 'https://www.facebook.com'
const facebookId = /^(\d{5,25}|pfbid[\dA-Za-z]{10,100})$/
const pageName = /^[\w.-]{1,80}$/

export const facebook: EmbedProvider = {
  name: 'Facebook',
  company: 'Meta Platforms Ireland Ltd.',
  hosts: ['facebook.com', 'fb.com'],
  origin: host,
  accepts: {
    de: 'Seiten, Beiträge, Fotos, Videos und Reels',
    en: 'pages, posts, photos, videos and reels',
  },
  isShortLink: (address) =>
    (address.hostname === 'fb.watch' && isCode(address.pathname)) ||
    (isOnHost(address, 'facebook.com') && /^\/share(\/[vpr])?\/[\w-]{3,60}\/?$/.test(address.pathname)),
  find(address) {
    const [first, second = ''] = pathOf(address)
    if (first !== 'plugins') return findOriginal(address)
    if (!/^(post|video|page)\.php$/.test(second)) return null
    const inside = parseAddress(address.searchParams.get('href') ?? '')
    return inside && isOnHost(inside, 'facebook.com') && pathOf(inside)[0] !== 'plugins'
      ? findOriginal(inside)
      : null
  },
}

/** A page, or something on it, by its own address. */
function findOriginal(address: URL): FoundMedia | null {
  const path = pathOf(address)
  return findFilm(address, path) ?? findPost(address, path) ?? findPage(address, path)
}

function findFilm(address: URL, path: string[]): FoundMedia | null {
  const [first = ''] = path
  if (first === 'watch' || first === 'video.php') {
    const film = parameterOf(address, 'v', facebookId)
    return film === null ? null : media('video', addressWith(`${host}/watch/`, { v: film }))
  }
  const id = path.at(-1) ?? ''
  if (!facebookId.test(id) || !pageName.test(first)) return null
  if (first === 'reel' || path[1] === 'reel') return media('video', `${host}/reel/${id}`)
  return path[1] === 'videos' ? media('video', `${host}/${first}/videos/${id}`) : null
}

function findPost(address: URL, path: string[]): FoundMedia | null {
  const [first = '', second] = path
  const id = path.at(-1) ?? ''
  if (first === 'permalink.php' || first === 'story.php') {
    const story_fbid = parameterOf(address, 'story_fbid', facebookId)
    const owner = parameterOf(address, 'id', facebookId)
    if (story_fbid === null || owner === null) return null
    return media('post', addressWith(`${host}/permalink.php`, { story_fbid, id: owner }))
  }
  if (first === 'photo' || first === 'photo.php') {
    const fbid = parameterOf(address, 'fbid', facebookId)
    return fbid === null ? null : media('post', addressWith(`${host}/photo.php`, { fbid }))
  }
  if (!pageName.test(first) || !facebookId.test(id)) return null
  if (second === 'posts') return media('post', `${host}/${first}/posts/${id}`)
  if (second !== 'photos') return null
  return media('post', addressWith(`${host}/photo.php`, { fbid: id }))
}

/** Paths of Facebook that are nobody's page. */
const ownPages = new Set(
  'watch groups events marketplace gaming login sharer share hashtag help policies privacy stories dialog ads business reel photo plugins search settings messages notifications friends l.php sharer.php login.php home.php video.php photo.php permalink.php story.php'.split(
    ' ',
  ),
)

function findPage(address: URL, path: string[]): FoundMedia | null {
  const [first = '', ...rest] = path
  if (first === 'profile.php') {
    const id = parameterOf(address, 'id', /^\d{5,25}$/)
    return id === null ? null : page(addressWith(`${host}/profile.php`, { id }))
  }
  if (['pages', 'people'].includes(first)) {
    const id = rest.at(-1) ?? ''
    return /^\d{5,25}$/.test(id) ? page(addressWith(`${host}/profile.php`, { id })) : null
  }
  // New pages have a number behind their name: /p/Konzerthaus-61550000000000.
  const number = /-(\d{5,25})$/.exec(partAfter(path, 'p'))?.[1]
  if (first === 'p') return number ? page(addressWith(`${host}/profile.php`, { id: number })) : null
  if (!pageName.test(first) || ownPages.has(first.toLowerCase()) || rest.length > 1) return null
  return rest.length === 0 || pageTabs.has(rest[0] ?? '') ? page(`${host}/${first}`) : null
}

/** The parts of a page that are the page for our purposes. */
const pageTabs = new Set('about posts photos videos reels events community mentions'.split(' '))

function page(original: string): FoundMedia {
  return {
    player: addressWith(`${host}/plugins/page.php`, {
      href: original,
      tabs: 'timeline',
      width: '500',
      height: '640',
    }),
    original,
    shape: { height: 640, width: 500 },
    isProfile: true,
  }
}

function media(plugin: 'post' | 'video', original: string): FoundMedia {
  return {
    player: addressWith(`${host}/plugins/${plugin}.php`, {
      href: original,
      show_text: plugin === 'post' ? 'true' : 'false',
    }),
    original,
    shape: plugin === 'post' ? { height: 640, width: 500 } : { ratio: '16 / 9' },
  }
}
