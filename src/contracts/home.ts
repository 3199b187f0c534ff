/** The home page’s own call of the specification (section 7). */
import { createRoute } from '@hono/zod-openapi'
import { shownPageSchema } from './pages.ts'
import { commonResponses, jsonResponse, languageParams } from './shared.ts'

const homeHero = shownPageSchema
  .pick({
    headline: true,
    hero_text: true,
    hero_link: true,
    hero_image: true,
    hero_thumbs: true,
    hero_video: true,
    picture: true,
  })
  .openapi('HomeHero')

export const homeHeroCall = createRoute({
  method: 'get',
  path: '/{lang}/api/homehero',
  tags: ['pages'],
  summary: 'What the stage of the home page shows',
  description: 'Without a stage the headline is the name of the house, and there is no picture.',
  request: { params: languageParams },
  responses: { ...jsonResponse(homeHero, 'Headline, text, link and picture'), ...commonResponses },
})
