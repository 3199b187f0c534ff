import { otherLanguage, languages, locales, type Language, type Localized } from '#i18n/languages.ts'

/** What a page says of itself to browsers, search engines and the language switch. */
export type PageHead = {
  language: Language
  title: string
  description: string
  /** Where the page is in each language, as a path; null where it does not exist. */
  paths: Localized<string | null>
  /** The part of the query that makes another page of it (`page=2`); the rest is not canonical. */
  canonicalQuery: string
  ogType: string
  /** What other sites call the page where that is not its title, and how they describe it. */
  ogTitle?: string
  ogDescription?: string
  origin: string
  houseName: string
  /** False for pages that search engines should leave out. */
  isIndexed: boolean
  /** The picture that other sites show beside a link to the page: a path, and what it shows in words. */
  shareImage: ShareImage
}

/** Sizes are left out where they are not known. */
export type ShareImage = { path: string; alt: string; width?: number; height?: number; type?: string }

type MetaTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string; hrefLang?: string }

/** The tags of a page's head: title, description, canonical, alternates with x-default, Open Graph. */
export function headTags(head: PageHead | undefined): MetaTag[] {
  if (!head) return []
  const query = head.canonicalQuery && `?${head.canonicalQuery}`
  const address = (language: Language) => {
    const path = head.paths[language]
    return path === null ? null : head.origin + path + query
  }
  const canonical = address(head.language)
  const title = head.title === head.houseName ? head.title : `${head.title} – ${head.houseName}`
  const other = otherLanguage(head.language)
  const fallback = address('de') ?? address('en')
  const { shareImage } = head
  return [
    { title },
    { name: 'description', content: head.description },
    ...(head.isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(canonical === null ? [] : [{ tagName: 'link' as const, rel: 'canonical', href: canonical }]),
    ...languages.flatMap((language) => {
      const href = address(language)
      return href === null ? [] : [{ tagName: 'link' as const, rel: 'alternate', hrefLang: language, href }]
    }),
    ...(fallback === null
      ? []
      : [{ tagName: 'link' as const, rel: 'alternate', hrefLang: 'x-default', href: fallback }]),
    { property: 'og:title', content: head.ogTitle || head.title },
    { property: 'og:description', content: head.ogDescription || head.description },
    { property: 'og:type', content: head.ogType },
    { property: 'og:site_name', content: head.houseName },
    ...(canonical === null ? [] : [{ property: 'og:url', content: canonical }]),
    { property: 'og:image', content: head.origin + shareImage.path },
    { property: 'og:image:type', content: shareImage.type ?? 'image/jpeg' },
    ...(['width', 'height'] as const).flatMap((side) =>
      shareImage[side] === undefined
        ? []
        : [{ property: `og:image:${side}`, content: String(shareImage[side]) }],
    ),
    { property: 'og:image:alt', content: shareImage.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { property: 'og:locale', content: locales[head.language].og },
    ...(head.paths[other] === null ? [] : [{ property: 'og:locale:alternate', content: locales[other].og }]),
  ]
}
