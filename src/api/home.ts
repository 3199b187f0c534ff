import { homeHeroCall } from '#contracts/home.ts'
import { findPage, presentPage } from '#domain/content/index.server.ts'
import { readSettings } from '#domain/house/index.server.ts'
import { pickLanguage } from '#i18n/languages.ts'
import type { Api } from './environment.ts'

export function homeHandlers(api: Api): void {
  api.openapi(homeHeroCall, async (context) => {
    const { lang: language } = context.req.valid('param')
    const scope = context.get('scope')
    const page = await findPage(scope, language, '')
    if (!page?.picture) {
      const { name } = await readSettings(scope)
      return context.json({ ...nothing, headline: pickLanguage(name, language) }, 200)
    }
    const { headline, hero_text, hero_link, hero_image, hero_thumbs, hero_video, picture } =
      await presentPage(scope, page, { language, sections: [] })
    return context.json({ headline, hero_text, hero_link, hero_image, hero_thumbs, hero_video, picture }, 200)
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
