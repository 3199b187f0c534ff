import { z } from 'zod'
import { perLanguage } from '#i18n/languages.ts'
import { readDocument } from '#demo/texts/document.ts'
import type { PagePlan } from '#demo/plan.ts'
import { readData, readText } from '../own-texts.ts'

const entry = z.strictObject({
  key: z.string(),
  parent: z.string().nullable().default(null),
  isLandingPage: z.boolean().default(false),
  hasTabNavigation: z.boolean().default(false),
  /** Names of styles (`src/site/pages/content/page-classes.css`). */
  pageClass: z.string().default(''),
  hero: z.strictObject({ image: z.string(), link: z.string() }).nullable().default(null),
})

const head = z.strictObject({
  /** Empty for the home page. */
  slug: z.string(),
  title: z.string(),
  /** The title is used if it is missing. */
  headline: z.string().optional(),
  description: z.string(),
  hero: z.strictObject({ text: z.string(), link_text: z.string() }).optional(),
})

/** The page tree; a parent always precedes its children. */
export const pages: PagePlan[] = readData('pages/tree.yaml', z.array(entry)).map(readPage)

function readPage({ key, parent, hero, ...plain }: z.infer<typeof entry>): PagePlan {
  const text = readText(`pages/${key}`, head)
  return {
    key,
    parentKey: parent,
    slugs: perLanguage((language) => text[language].slug),
    title: perLanguage((language) => text[language].title),
    headline: perLanguage((language) => text[language].headline ?? text[language].title),
    metaDescription: perLanguage((language) => text[language].description),
    contentType: plain.isLandingPage ? 'landing' : 'page',
    isClickable: true,
    ...plain,
    hero: hero && {
      ...hero,
      text: perLanguage((language) => text[language].hero?.text ?? ''),
      linkText: perLanguage((language) => text[language].hero?.link_text ?? ''),
    },
    content: perLanguage((language) => readDocument(key, text[language])),
  }
}
