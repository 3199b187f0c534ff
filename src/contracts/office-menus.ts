/** The back office's call for the pages that menus lead to. */
import { createRoute, z } from '@hono/zod-openapi'
import { staffResponses } from './page-editor.ts'
import { idList, jsonResponse, languageParams } from './shared.ts'

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

export const menuPagesCall = createRoute({
  method: 'get',
  path: '/{lang}/api/admin/menu-pages',
  tags: ['back office: Menu and footer'],
  summary: 'What menus show of pages in both languages',
  request: { params: languageParams, query: z.object({ ids: idList }) },
  responses: { ...jsonResponse(z.array(menuPage), 'The pages, 50 at most'), ...staffResponses },
})
