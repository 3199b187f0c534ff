import { addressOf } from '#blocks/fields.ts'
import { figureAddress } from '#blocks/picture.ts'
import type { Page, Section, ShownPage } from '#contracts/pages.ts'
import type { Language } from '#i18n/languages.ts'
import type { Scope } from '#domain/scope.ts'
import { readMenuPlaces } from '#domain/navigation/index.server.ts'
import { resolveReferences } from './references.server.ts'

/**
 * A page as the API presents it: its places in the menus, the hero link with its address, the picture with its files,
 * also where it is generated, and the sections.
 */
export async function presentPage(
  scope: Scope,
  page: Page,
  { language, sections }: { language: Language; sections: Section[] },
): Promise<ShownPage> {
  const target = page.hero_link?.url ?? ''
  const address = addressOf(target, await resolveReferences(scope, [target], language))
  const { inMenu, inFooter } = await readMenuPlaces(scope, page.id)
  return {
    ...page,
    in_menu: inMenu,
    in_footer: inFooter,
    hero_link: page.hero_link && address !== null ? { ...page.hero_link, url: address } : null,
    picture: page.picture && { ...page.picture, ...filesOf(page, page.picture) },
    sections,
  }
}

function filesOf(
  { hero_image: url, hero_thumbs: thumbs }: Pick<Page, 'hero_image' | 'hero_thumbs'>,
  picture: { seed: string; ground: string },
): Pick<NonNullable<ShownPage['picture']>, 'url' | 'thumbs'> {
  if (url !== null && thumbs !== null) return { url, thumbs }
  return {
    url: figureAddress(picture, 1536, 'jpg'),
    thumbs: {
      small: figureAddress(picture, 640, 'jpg'),
      medium: figureAddress(picture, 1280, 'jpg'),
      xlarge: figureAddress(picture, 1536, 'jpg'),
    },
  }
}
