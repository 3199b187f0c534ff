import type { BreadcrumbList, FAQPage, ItemList, MusicEvent, SearchResultsPage } from 'schema-dts'
import { absolute, type Frame } from './frame.ts'
import { websiteId } from './ids.ts'

/** The events of a list, in its order. */
export function eventList(name: string, items: MusicEvent[]): ItemList {
  return {
    '@type': 'ItemList',
    name,
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  }
}

/** The pages that a list leads to, in its order. */
export function pageList(name: string, pages: { name: string; url: string }[]): ItemList {
  return {
    '@type': 'ItemList',
    name,
    itemListElement: pages.map((page, index) => ({ '@type': 'ListItem', position: index + 1, ...page })),
  }
}

/** The way from the home page to this page. Steps without a page of their own are left out. */
export function breadcrumbList(
  crumbs: { name: string; href: string | null }[],
  frame: Pick<Frame, 'publicOrigin'>,
): BreadcrumbList {
  const last = crumbs.length - 1
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs
      .filter(({ href }, index) => href !== null || index === last)
      .map(({ name, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        ...(href !== null && { item: absolute(href, frame) }),
      })),
  }
}

/** Questions with their answers, as text. */
export function faqThing(url: string, questions: { question: string; answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** The page of a search; what it finds is described by the pages found. */
export function searchThing(name: string, url: string, frame: Frame): SearchResultsPage {
  return {
    '@type': 'SearchResultsPage',
    name,
    url,
    inLanguage: frame.language,
    isPartOf: { '@id': websiteId(frame.publicOrigin) },
  }
}
