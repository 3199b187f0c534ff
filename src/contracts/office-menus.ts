/** The back office's call for the pages that menus lead to. */
import { z } from '@hono/zod-openapi'
import { staffRoute } from './route.ts'
import { idList } from './shared.ts'

const inBoth = <Schema extends z.ZodType>(schema: Schema) => z.object({ de: schema, en: schema })

const menuPage = z
  .object({
    id: z.number().int(),
    is_deleted: z.boolean(),
    titles: inBoth(z.string().nullable()),
    urls: inBoth(z.string().nullable()),
    listed: inBoth(z.boolean()).openapi({
      description:
        'Whether menus show it to visitors: it is public in the language, and somebody has written it.',
    }),
  })
  .openapi('MenuPage')
export type MenuPage = z.infer<typeof menuPage>

export const menuPagesCall = staffRoute({
  get: 'menu-pages',
  tag: 'back office: Menu and footer',
  summary: 'What menus show of pages in both languages',
  query: z.object({ ids: idList }),
  answer: [z.array(menuPage), 'The pages, 50 at most'],
})
