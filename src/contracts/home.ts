/** The home page’s own call of the specification (section 7). */
import { shownPageSchema } from './pages.ts'
import { publicRoute } from './route.ts'

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

export const homeHeroCall = publicRoute({
  get: '/{lang}/api/homehero',
  tag: 'pages',
  summary: 'What the stage of the home page shows',
  description: 'Without a stage the headline is the name of the house, and there is no picture.',
  answer: [homeHero, 'Headline, text, link and picture'],
})
