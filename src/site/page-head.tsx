import type { Thing } from 'schema-dts'
import type { Crumb } from '#design/breadcrumbs/breadcrumbs.tsx'
import {
  shareCard,
  shareImagePath,
  shareImageSizes,
  shareImageText,
  type ShareSubject,
} from '#design/picture/share-card.ts'
import type { HouseSettings } from '#domain/house/index.server.ts'
import {
  languages,
  locales,
  otherLanguage,
  pickLanguage,
  type Language,
  type Localized,
} from '#i18n/languages.ts'
import { breadcrumbList } from '#linked-data/lists.ts'

/** Metadata of a page for browsers, search engines and the language switch. */
export type PageFacts = {
  title: string
  description?: string | null
  /** The page's path in each language; null where it does not exist or is private. */
  paths: Localized<string | null>
  /** The page number of a list, from 1: the only query parameter that is part of the canonical address. */
  listPage?: number
  ogType?: string
  /** Title and description for Open Graph, if they differ from the page's own. */
  ogTitle?: string
  ogDescription?: string
  /** False for pages with `noindex`. */
  isIndexed?: boolean
  /** The subject of the page's share image; the house by default. */
  shareImage?: ShareSubject
  /** The page's own picture for sharing, which replaces the drawn one. */
  photograph?: ShareImage | null
  /** The feeds of what the page lists. */
  feeds?: FeedLink[]
  /** The way from the home page to this page. */
  crumbs?: Crumb[]
  /** What the page is about, for search engines (schema.org). */
  structuredData?: readonly Described[] | null
}

type Described = Exclude<Thing, string>

/** A feed: its name, its path and its media type. */
export type FeedLink = { title: string; href: string; type: string }

/** The share image of a page, a JPEG: its path, its alternative text and its size in pixels. */
export type ShareImage = { path: string; alt: string; width: number; height: number }

/** The language, origin and house that a page belongs to. */
type Place = { language: Language; origin: string; settings: HouseSettings }

/** The tags of a page's head: title, description, canonical, alternates with x-default, Open Graph. */
export function PageHead({ facts, language, origin, settings }: Place & { facts: PageFacts }) {
  const { title, paths, listPage = 1, isIndexed = true, crumbs = [] } = facts
  const houseName = pickLanguage(settings.name, language)
  const description = facts.description || pickLanguage(settings.claim, language) || houseName
  const addressIn = (one: Language) =>
    paths[one] === null ? null : origin + paths[one] + (listPage > 1 ? `?page=${listPage}` : '')
  const canonical = addressIn(language)
  const fallback = addressIn('de') ?? addressIn('en')
  const other = otherLanguage(language)
  const image = imageOf(facts, { language, settings })
  const described = [
    ...(facts.structuredData ?? []),
    ...(crumbs.length > 1 ? [breadcrumbList(crumbs, { publicOrigin: origin })] : []),
  ]
  return (
    <>
      <title>{title === houseName ? title : `${title} – ${houseName}`}</title>
      <meta name="description" content={description} />
      {!isIndexed && <meta name="robots" content="noindex" />}
      {canonical !== null && <link rel="canonical" href={canonical} />}
      {languages.map((one) => {
        const href = addressIn(one)
        return href === null ? null : <link key={one} rel="alternate" hrefLang={one} href={href} />
      })}
      {fallback !== null && <link rel="alternate" hrefLang="x-default" href={fallback} />}
      {facts.feeds?.map((feed) => (
        <link key={feed.href} rel="alternate" type={feed.type} title={feed.title} href={feed.href} />
      ))}
      <meta property="og:title" content={facts.ogTitle || title} />
      <meta property="og:description" content={facts.ogDescription || description} />
      <meta property="og:type" content={facts.ogType ?? 'website'} />
      <meta property="og:site_name" content={houseName} />
      {canonical !== null && <meta property="og:url" content={canonical} />}
      <meta property="og:image" content={origin + image.path} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:locale" content={locales[language].og} />
      {paths[other] !== null && <meta property="og:locale:alternate" content={locales[other].og} />}
      {described.map((thing, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonForHtml({ '@context': 'https://schema.org', ...thing }) }}
        />
      ))}
    </>
  )
}

/** JSON that is safe inside a script element: nothing in it can close the element. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}

/** The share image of a page: its own picture, or else the drawn one. */
export function imageOf(
  { photograph, shareImage }: Pick<PageFacts, 'photograph' | 'shareImage'>,
  { settings, language }: Pick<Place, 'settings' | 'language'>,
): ShareImage {
  return photograph ?? drawnImage(shareImage, settings, language)
}

function drawnImage(
  subject: ShareSubject | undefined,
  { name, claim }: HouseSettings,
  language: Language,
): ShareImage {
  const house = { name: pickLanguage(name, language), claim: pickLanguage(claim, language) }
  const card = shareCard(subject ?? null, house, language)
  return { path: shareImagePath(card), alt: shareImageText(card), ...shareImageSizes.wide }
}
