import { readLocalized } from '../content/read-localized.ts'
import { localizedDocument } from '../content/document.ts'
import type { PageHero, PagePlan } from '../types.ts'

/** How the files of this folder write a page; texts are `Deutsch | English`. */
export interface PageEntry {
  key: string
  parent?: string
  slugs: string
  title: string
  /** The title is used if it is missing. */
  headline?: string
  meta: string
  /** The behaviour of the page: `landing tabs unclickable`. */
  flags?: string
  /** Names of styles (`src/site/pages/content/page-classes.css`). */
  pageClass?: string
  hero?: { image: string; text: string; linkText: string; link: string }
  de: string
  en: string
}

/** A page of the tree with its content in both languages; `content/document.ts` explains the markup. */
export function page(entry: PageEntry): PagePlan {
  const flags = new Set(entry.flags?.split(' '))
  return {
    key: entry.key,
    parentKey: entry.parent ?? null,
    slugs: readLocalized(entry.slugs),
    title: readLocalized(entry.title),
    headline: readLocalized(entry.headline ?? entry.title),
    metaDescription: readLocalized(entry.meta),
    contentType: flags.has('landing') ? 'landing' : 'page',
    isLandingPage: flags.has('landing'),
    hasTabNavigation: flags.has('tabs'),
    isClickable: !flags.has('unclickable'),
    pageClass: entry.pageClass ?? '',
    hero: entry.hero ? readHero(entry.hero) : null,
    content: localizedDocument(entry.key, entry.de, entry.en),
  }
}

function readHero({ image, text, linkText, link }: NonNullable<PageEntry['hero']>): PageHero {
  return { image, text: readLocalized(text), linkText: readLocalized(linkText), link }
}
