/** The public pages as a list in the order of their tree. */
import { z } from '@hono/zod-openapi'
import { changedParameter, listParameters, recordList } from './record-list.ts'
import { publicRoute } from './route.ts'
import { recordId } from './shared.ts'

const perLanguage = z
  .object({ de: z.string().nullable(), en: z.string().nullable() })
  .openapi({ description: 'Null in a language in which the page is not public.' })

const listedPage = z
  .object({
    id: z.number().int(),
    parent_id: z
      .number()
      .int()
      .nullable()
      .openapi({ description: 'The nearest page above it that is public; null at the top.' }),
    depth: z.number().int().openapi({ description: 'How many public pages are above it.' }),
    content_type: z.enum(['page', 'landing']),
    system_key: z.string().nullable().openapi({ description: 'The name of a page that every house has.' }),
    is_clickable: z
      .boolean()
      .openapi({ description: 'Whether it has content of its own; else it leads to its first subpage.' }),
    title: perLanguage,
    links: z.object({ page: perLanguage }),
  })
  .openapi('ListedPage')
export type ListedPage = z.infer<typeof listedPage>

const pages = recordList('Page', listedPage)

const pagesQuery = z.object({
  below: recordId
    .optional()
    .openapi({ description: 'Only the pages below the one with this number, children and all others.' }),
  parent: recordId.optional().openapi({ description: 'Only the children of the page with this number.' }),
  ...listParameters('/api/pages', listedPage),
  ...changedParameter,
})
export type PagesQuery = z.infer<typeof pagesQuery>

export const listPagesCall = publicRoute({
  get: '/api/pages',
  tag: 'pages',
  summary: 'Pages in the order of their tree',
  description:
    'Each page is followed by those below it. Only pages that are public and that somebody has written; with `language` those that are public in it. `/{lang}/pageeditor-api/page/{path}` has the content of one.',
  query: pagesQuery,
  answer: [pages.page, 'Pages'],
})
