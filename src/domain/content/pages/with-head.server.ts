import { eq } from 'drizzle-orm'
import type { Page } from '#contracts/pages.ts'
import type { Picture } from '#contracts/pictures.ts'
import { media } from '#db/schema/index.ts'
import { inLanguage } from '#i18n/in-language.ts'
import type { Language } from '#i18n/languages.ts'
import { mediaAddress, pageGround, presentPicture, shownPicture } from '#domain/pictures.ts'
import type { Scope } from '#domain/scope.ts'
import {
  pageColumnsOfHead,
  recordColumnsOfHead,
  type HeadedKind,
  type HeadedRecord,
  type HeadFields,
} from './heads.ts'
import { findPageImages } from './page-images.server.ts'

/** A page with the head of a draft or of another version. */
export async function withHeadOfPage(
  scope: Scope,
  page: Page,
  fields: HeadFields,
  language: Language,
): Promise<Page> {
  const { page: own, locale } = pageColumnsOfHead(fields)
  const { image } = await findPageImages(scope, { heroImageId: own.heroImageId ?? null, ogImageId: null })
  const title = locale.title || page.title
  const root = page.parents[0]?.id ?? page.id
  const ground = page.picture?.ground ?? pageGround({ id: root, isHome: page.system_key === 'home' })
  const hasHero = Boolean(locale.heroText || locale.heroLinkUrl || image || page.hero_video)
  return {
    ...page,
    title,
    headline: locale.headline ?? title,
    hero_text: locale.heroText ?? '',
    hero_link: locale.heroLinkUrl ? { link_text: locale.heroLinkText ?? '', url: locale.heroLinkUrl } : null,
    hero_image: image && mediaAddress(image),
    hero_thumbs: image && {
      small: mediaAddress(image, 640),
      medium: mediaAddress(image, 1280),
      xlarge: mediaAddress(image, 1536),
    },
    picture: hasHero
      ? inLanguage(presentPicture(image, own.figureSeed ?? `page-${page.id}`, ground), language)
      : null,
  }
}

/** An event, a story or a subscription with the head of a draft or of another version. */
export async function withHeadOfRecord<Record extends HeadedRecord & { id: number; picture: Picture }>(
  scope: Pick<Scope, 'db' | 'now' | 'viewer'>,
  kind: HeadedKind,
  record: Record,
  { fields }: { fields: HeadFields },
  language: Language,
): Promise<Record> {
  const { imageId, figureSeed, ...texts } = recordColumnsOfHead(kind, fields, record, language)
  const shown = { ...record, ...texts }
  if (imageId === undefined) return shown
  const [row] = imageId === null ? [] : await scope.db.select().from(media).where(eq(media.id, imageId))
  const { seed, ground } = record.picture
  const ownSeed = figureSeed === undefined ? seed : (figureSeed ?? `${kind}-${record.id}`)
  return { ...shown, picture: presentPicture(shownPicture(scope, row), ownSeed, ground) }
}
