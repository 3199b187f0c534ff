import { addressWith, parameterOf, pathOf, type EmbedProvider } from './embed-provider.ts'

/** Two portrait pages side by side. */
const spread = { ratio: '4 / 3' }

const issuuName = /^[\w.-]{1,150}$/

const issuu: EmbedProvider = {
  name: 'Issuu',
  company: 'Issuu, Inc.',
  hosts: ['issuu.com'],
  origin: 'https://e.issuu.com',
  accepts: { de: 'Publikationen', en: 'publications' },
  find(address) {
    const numbers = /^#(\d{1,12}\/\d{1,12})$/.exec(address.hash)?.[1]
    if (address.hostname === 'e.issuu.com' && numbers !== undefined) {
      const player = `https://e.issuu.com/embed.html#${numbers}`
      return { player, original: player, shape: spread }
    }
    const [user, kind, document] =
      address.hostname === 'e.issuu.com'
        ? [parameterOf(address, 'u', issuuName), 'docs', parameterOf(address, 'd', issuuName)]
        : pathOf(address)
    if (kind !== 'docs' || !issuuName.test(user ?? '') || !issuuName.test(document ?? '')) return null
    return {
      player: addressWith('https://e.issuu.com/embed.html', { d: document, u: user }),
      original: `https://issuu.com/${user}/docs/${document}`,
      shape: spread,
    }
  },
}

/** Only the address in the embed code identifies the document; the page's address does not. */
const yumpu: EmbedProvider = {
  name: 'Yumpu',
  company: 'i-magazine AG',
  hosts: ['yumpu.com'],
  origin: 'https://www.yumpu.com',
  accepts: {
    de: 'der Einbettungscode oder seine Adresse, …/embed/view/…',
    en: 'the embed code or its address, …/embed/view/…',
  },
  find(address) {
    const path = pathOf(address)
    const language = /^[a-z]{2}$/.test(path[0] ?? '') ? path.shift() : 'en'
    const [embed, view, key = ''] = path
    if (embed !== 'embed' || view !== 'view' || !/^[\dA-Za-z]{8,32}$/.test(key) || path.length > 4)
      return null
    const player = `https://www.yumpu.com/${language}/embed/view/${key}`
    return { player, original: player, shape: spread }
  },
}

const adobe: EmbedProvider = {
  name: 'Adobe InDesign',
  company: 'Adobe Systems Software Ireland Ltd.',
  hosts: ['indd.adobe.com'],
  origin: 'https://indd.adobe.com',
  accepts: { de: 'veröffentlichte Dokumente', en: 'published documents' },
  find(address) {
    const [kind = '', ...path] = pathOf(address)
    const isPublication = path[0] === 'publication'
    const [given = '', ...rest] = isPublication ? path.slice(1) : path
    if (!/^(view|embed)$/.test(kind) || (rest.length > 0 && !isPublication)) return null
    const id = given.toLowerCase()
    if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return null
    return {
      player: addressWith(`https://indd.adobe.com/embed/${id}`, { startpage: '1', allowFullscreen: 'true' }),
      original: `https://indd.adobe.com/view/${id}`,
      shape: spread,
    }
  },
}

export const viewerProviders: readonly EmbedProvider[] = [issuu, yumpu, adobe]
