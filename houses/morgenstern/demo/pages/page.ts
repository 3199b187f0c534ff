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
  isLandingPage?: boolean
  hasTabNavigation?: boolean
  /** Names of styles (`src/site/pages/content/page-classes.css`). */
  pageClass?: string
  hero?: { image: string; text: string; linkText: string; link: string }
  de: string
  en: string
}

/** A page of the tree with its content in both languages. */
export function page(entry: PageEntry): PagePlan {
  const { isLandingPage = false, hasTabNavigation = false, pageClass = '' } = entry
  return {
    key: entry.key,
    parentKey: entry.parent ?? null,
    slugs: readLocalized(entry.slugs),
    title: readLocalized(entry.title),
    headline: readLocalized(entry.headline ?? entry.title),
    metaDescription: readLocalized(entry.meta),
    contentType: isLandingPage ? 'landing' : 'page',
    isLandingPage,
    hasTabNavigation,
    isClickable: true,
    pageClass,
    hero: entry.hero ? readHero(entry.hero) : null,
    content: localizedDocument(entry.key, entry.de, entry.en),
  }
}

function readHero({ image, text, linkText, link }: NonNullable<PageEntry['hero']>): PageHero {
  return { image, text: readLocalized(text), linkText: readLocalized(linkText), link }
}
