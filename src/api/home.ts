import { homeHeroCall } from '#contracts/home.ts'
import { findPage, presentPage } from '#domain/content/index.server.ts'
import { readSettings } from '#domain/house/index.server.ts'
import { pickLanguage } from '#i18n/languages.ts'
import type { Api } from './environment.ts'
import { handle } from './handle.ts'

export function homeHandlers(api: Api): void {
  handle(api, homeHeroCall, async ({ scope, params: { lang: language } }) => {
    const page = await findPage(scope, language, '')
    if (!page?.picture) {
      const { name } = await readSettings(scope)
      return { ...nothing, headline: pickLanguage(name, language) }
    }
    const { headline, hero_text, hero_link, hero_image, hero_thumbs, hero_video, picture } =
      await presentPage(scope, page, { language, sections: [] })
    return { headline, hero_text, hero_link, hero_image, hero_thumbs, hero_video, picture }
  })
}

const nothing = {
  hero_text: '',
  hero_link: null,
  hero_image: null,
  hero_thumbs: null,
  hero_video: null,
  picture: null,
}
