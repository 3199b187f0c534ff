/** The data that the page editor's front end reads: pages, sections, menus, redirects, the signed-in user. */
import { createRoute, z } from '@hono/zod-openapi'
import { pictureInLanguage } from './pictures.ts'
import { commonAnswers, errorBody, jsonAnswer, languageParams, recordId } from './shared.ts'

const paths = z.object({ de: z.string().nullable(), en: z.string().nullable() })

/** A stored block: its fields are validated by the registry, its shape by the contract. */
export type StoredBlock = {
  id: string
  type: string
  version: number
  fields: Record<string, unknown>
  children?: StoredBlock[]
}

/** More than any list of blocks or containers has; what a draft may hold in all is less (`require-sound.ts`). */
const mostParts = 5000

export const storedBlock: z.ZodType<StoredBlock> = z
  .object({
    id: z.string().min(1).max(100),
    type: z.string().min(1).max(50),
    version: z.number().int().min(1).max(1_000_000),
    fields: z.record(z.string(), z.unknown()),
    get children() {
      return z.array(storedBlock).max(mostParts).optional()
    },
  })
  .openapi('Block', { type: 'object' })

export const layouts = ['100', '67-33', '33-67', '50-50', '33-33-33', '25-50-25'] as const

export const storedContainer = z
  .object({
    id: z.string().min(1).max(100),
    layout: z.enum(layouts),
    columns: z.array(z.array(storedBlock).max(mostParts)).min(1).max(3),
  })
  .openapi('Container')

/** The content of one section in one language. */
export const contentDocument = z
  .object({ version: z.literal(1), containers: z.array(storedContainer).max(mostParts) })
  .openapi('Content')
export type ContentDocument = z.infer<typeof contentDocument>

export const sectionSchema = z
  .object({
    slug: z.string(),
    language: z.enum(['de', 'en']),
    /** The revision shown; null when the section is empty. */
    revision_id: z.number().int().nullable(),
    content: contentDocument,
  })
  .openapi('Section')
export type Section = z.infer<typeof sectionSchema>

const pageLink = z.object({ id: z.number().int(), title: z.string(), url: z.string() })

export const pageSchema = z
  .object({
    id: z.number().int(),
    urls: paths,
    system_key: z.string().nullable(),
    content_type: z.enum(['page', 'landing']),
    title: z.string(),
    headline: z.string(),
    is_online: z.boolean(),
    is_clickable: z.boolean(),
    in_menu: z.boolean(),
    in_footer: z.boolean(),
    meta_title: z.string(),
    meta_description: z.string(),
    og_title: z.string(),
    og_description: z.string(),
    og_type: z.string(),
    /** The page's own share image; null when one is generated. */
    og_image: z.string().nullable(),
    og_image_thumbs: z.object({ small: z.string(), medium: z.string(), large: z.string() }).nullable(),
    seo: z.object({ headline: z.string() }),
    has_tab_navigation: z.boolean(),
    is_landing_page: z.boolean(),
    page_class: z.string(),
    hero_text: z.string(),
    hero_link: z.object({ link_text: z.string(), url: z.string() }).nullable(),
    /** The hero photograph; null when `picture` is generated. */
    hero_image: z.string().nullable(),
    /** Its crops for viewports below 540, below 1200 and from 1200 pixels on. */
    hero_thumbs: z.object({ small: z.string(), medium: z.string(), xlarge: z.string() }).nullable(),
    /** A self-hosted file that plays on the stage, or the address of a page with a video. */
    hero_video: z.string().nullable(),
    picture: pictureInLanguage.nullable(),
    settings_url: z.string(),
    parents: z.array(pageLink.extend({ is_clickable: z.boolean() })),
    parent: z.object({ headline: z.string(), urls: paths, has_tab_navigation: z.boolean() }).nullable(),
    siblings: z.array(pageLink),
    children: z.array(pageLink),
    /** The slugs of the page's sections, for calls of container/by-slug. */
    modules: z.array(z.string()),
  })
  .openapi('Page')
export type Page = z.infer<typeof pageSchema>

const pathParam = z
  .string()
  .max(500)
  .openapi({
    param: { name: 'path', in: 'path' },
    description: 'Path below the language; may contain slashes.',
  })

export const findPageCall = createRoute({
  method: 'get',
  path: '/{lang}/pageeditor-api/page/{path}',
  tags: ['pages'],
  summary: 'One content page by its path',
  description: 'The home page has the path `home`. `version_id` shows another revision to staff.',
  request: {
    params: languageParams.extend({ path: pathParam }),
    query: z.object({ version_id: recordId.optional() }),
  },
  responses: { ...jsonAnswer(pageSchema, 'The page'), ...commonAnswers },
})

export const findContainerCall = createRoute({
  method: 'get',
  path: '/{lang}/pageeditor-api/container/by-slug/{slug}',
  tags: ['pages'],
  summary: 'One section',
  request: {
    params: languageParams.extend({
      slug: z
        .string()
        .regex(/^[a-z]+-\d{1,9}$/)
        .openapi({ param: { name: 'slug', in: 'path' }, example: 'page-1' }),
    }),
    query: z.object({ version_id: recordId.optional() }),
  },
  responses: { ...jsonAnswer(sectionSchema, 'The section as the viewer may see it'), ...commonAnswers },
})

const menuEntry = z.object({ menu_name: z.string(), url: z.string() })
export const navigationSchema = z
  .object({
    menu: z.array(menuEntry.extend({ is_highlight: z.boolean(), children: z.array(menuEntry) })),
    footer: z.array(menuEntry),
  })
  .openapi('Navigation')
export type Navigation = z.infer<typeof navigationSchema>

export const navigationCall = createRoute({
  method: 'get',
  path: '/{lang}/pageeditor-api/nav',
  tags: ['pages'],
  summary: 'Menu and footer links',
  request: { params: languageParams },
  responses: { ...jsonAnswer(navigationSchema, 'Both lists'), ...commonAnswers },
})

export const redirectCall = createRoute({
  method: 'get',
  path: '/{lang}/pageeditor-api/redirect/{path}',
  tags: ['pages'],
  summary: 'Where an old address leads now',
  request: { params: languageParams.extend({ path: pathParam }) },
  responses: {
    ...jsonAnswer(z.object({ new_path: z.string() }).openapi('Redirect'), 'The new path'),
    ...commonAnswers,
  },
})

export const redirectListCall = createRoute({
  method: 'get',
  path: '/{lang}/pageeditor-api/redirect',
  tags: ['pages'],
  summary: 'All old addresses of a language',
  request: { params: languageParams },
  responses: {
    ...jsonAnswer(
      z.array(z.object({ old_path: z.string(), new_path: z.string() })).openapi('Redirects'),
      'Pairs of old and new path',
    ),
    ...commonAnswers,
  },
})

const userSchema = z
  .object({
    id: z.number().int(),
    email: z.string(),
    username: z.string(),
    role: z.enum(['administrator', 'editor', 'author']),
    /** The language of the editor's interface. */
    language: z.enum(['de', 'en']),
    admin_menus: z.array(z.object({ name: z.string(), url: z.string() })),
  })
  .openapi('User')

export const userCall = createRoute({
  method: 'get',
  path: '/{lang}/pageeditor-api/user',
  tags: ['pages'],
  summary: 'Who is signed in',
  request: { params: languageParams },
  responses: {
    ...jsonAnswer(userSchema, 'The signed-in member of staff'),
    401: { description: 'Nobody is signed in', content: { 'application/json': { schema: errorBody } } },
    ...commonAnswers,
  },
})
