import { z } from 'concert-hall/house/block'
import { perLanguage } from 'concert-hall/house'
import {
  houseDir,
  openTexts,
  readDocument,
  type NavigationPlan,
  type PagePlan,
} from 'concert-hall/house/demo'

const { readText } = openTexts(`${houseDir}/demo/texts`)
const head = z.strictObject({
  slug: z.string(),
  title: z.string(),
  headline: z.string(),
  description: z.string(),
  hero: z.string().optional(),
})

/** The pages, each with its stage; a parent precedes its children. */
const tree: { key: string; parent?: string; image?: string; link?: string }[] = [
  { key: 'home', image: 'figure:sihlhalle', link: 'route:events' },
  { key: 'abende' },
  { key: 'besuch', image: 'figure:tram', link: 'page:haus' },
  { key: 'haus', image: 'figure:papier', link: 'page:besuch' },
  { key: 'mittragen' },
  { key: 'barrierefreiheit' },
  { key: 'impressum' },
  { key: 'datenschutz' },
]

export const pages: PagePlan[] = tree.map(({ key, parent, image, link = '' }) => {
  const text = readText(key, head)
  const isLandingPage = image !== undefined
  return {
    key,
    parentKey: parent ?? null,
    slugs: perLanguage((language) => text[language].slug),
    title: perLanguage((language) => text[language].title),
    headline: perLanguage((language) => text[language].headline),
    metaDescription: perLanguage((language) => text[language].description),
    contentType: isLandingPage ? 'landing' : 'page',
    isLandingPage,
    hasTabNavigation: false,
    isClickable: true,
    pageClass: '',
    hero:
      image === undefined
        ? null
        : {
            image,
            link,
            text: perLanguage((language) => text[language].hero ?? ''),
            linkText: { de: 'Weiter', en: 'Go on' },
          },
    content: perLanguage((language) => readDocument(key, text[language])),
  }
})

export const navigation: NavigationPlan = {
  menu: [
    {
      key: 'programm',
      name: { de: 'Abende', en: 'Evenings' },
      target: 'route:events',
      isHighlight: true,
      children: [],
    },
    {
      key: 'haus',
      name: { de: 'Die Halle', en: 'The hall' },
      target: 'page:haus',
      isHighlight: true,
      children: [],
    },
    {
      key: 'besuch',
      name: { de: 'Hinkommen', en: 'Getting here' },
      target: 'page:besuch',
      isHighlight: true,
      children: [],
    },
    {
      key: 'mittragen',
      name: { de: 'Mittragen', en: 'Carry us along' },
      target: 'page:mittragen',
      isHighlight: false,
      children: [],
    },
  ],
  footer: [
    {
      key: 'barrierefreiheit',
      name: { de: 'Barrierefreiheit', en: 'Accessibility' },
      target: 'page:barrierefreiheit',
    },
    { key: 'impressum', name: { de: 'Impressum', en: 'Imprint' }, target: 'page:impressum' },
    { key: 'datenschutz', name: { de: 'Datenschutz', en: 'Privacy' }, target: 'page:datenschutz' },
  ],
}
