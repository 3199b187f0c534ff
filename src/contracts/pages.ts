/** The data that the page editor's front end reads: pages, sections, menus, redirects, the signed-in user. */
import { z } from '@hono/zod-openapi'
import { languages } from '#i18n/languages.ts'
import { pictureInLanguage, thumbsSchema } from './pictures.ts'
import { publicRoute } from './route.ts'
import { recordId } from './shared.ts'

const paths = z.object({ de: z.string().nullable(), en: z.string().nullable() })

/** A stored block: its fields are validated by the registry, its shape by the contract. */
export type StoredBlock = {
  id: string
  type: string
  version: number
  fields: Record<string, unknown>
  children?: StoredBlock[]
}

/** More than any list of blocks or containers has; the limit of a whole draft is lower (`assert-valid-content.ts`). */
const maxParts = 5000

export const storedBlock: z.ZodType<StoredBlock> = z
  .object({
    id: z.string().min(1).max(100),
    type: z.string().min(1).max(50),
    version: z.number().int().min(1).max(1_000_000),
    fields: z.record(z.string(), z.unknown()),
    get children() {
      return z.array(storedBlock).max(maxParts).optional()
    },
  })
  .openapi('Block', { type: 'object' })

export const layouts = ['100', '67-33', '33-67', '50-50', '33-33-33', '25-50-25'] as const

export const storedContainer = z
  .object({
    id: z.string().min(1).max(100),
    layout: z.enum(layouts),
    columns: z.array(z.array(storedBlock).max(maxParts)).min(1).max(3),
  })
  .openapi('Container')

/** The content of one section in one language. */
export const contentDocument = z
  .object({
    version: z.literal(1),
    /**
     * What the owner's page shows above the section (title, lead, picture), as a block with the id `head` that cannot
     * be moved or removed. For content without one, the owner's record is shown (decision 45).
     */
    head: storedBlock.optional(),
    containers: z.array(storedContainer).max(maxParts),
  })
  .openapi('Content')
export type ContentDocument = z.infer<typeof contentDocument>

/** Additional data that canvas and panels need to render blocks: like `ShownContent` of `src/blocks/view.ts`. */
export const shownParts = z
  .object({
    data: z.record(z.string(), z.unknown()),
    links: z.record(z.string(), z.string()),
    /** The library's texts about the pictures; blocks without texts of their own show these. */
    libraryTexts: z.record(
      z.string(),
      z.object({
        alt: z.string(),
        is_decorative: z.boolean(),
        caption: z.string(),
        credit: z.string(),
        has_ended: z.boolean().optional(),
        transcript: z.string().optional(),
        transcript_language: z.enum(languages).optional(),
        duration_ms: z.number().int().optional(),
      }),
    ),
    /** The data computed by the blocks' definitions, by block. */
    presented: z.record(z.string(), z.unknown()),
    /** The blocks that could not be loaded, and that visitors therefore don't see. */
    broken: z.array(z.string()),
  })
  .openapi('ShownParts')
export type ShownParts = z.infer<typeof shownParts>

/**
 * A block as clients show it. Its fields are the stored ones; those with a link also have `link_url`, those with a
 * picture `image_url` and `thumbs`.
 */
export type ShownBlock = Omit<StoredBlock, 'children'> & {
  /** The block that contains it; null for a block in a column. */
  parent: string | null
  /** Its position among its siblings, from 0. */
  order: number
  children: ShownBlock[]
}

const shownBlock: z.ZodType<ShownBlock> = z
  .object({
    id: z.string(),
    type: z.string(),
    version: z.number().int(),
    parent: z.string().nullable(),
    order: z.number().int(),
    fields: z.record(z.string(), z.unknown()),
    get children() {
      return z.array(shownBlock)
    },
  })
  .openapi('ShownBlock', { type: 'object' })

/** A container as clients show it (specification, section 3, container section). */
const shownContainer = z
  .object({
    id: z.string(),
    /** The name by which calls address the container: its id. */
    slug: z.string(),
    /** The slug of the section that contains it. */
    parent: z.string(),
    /** Its position in the section, from 0. */
    order: z.number().int(),
    content_type: z.enum(['page', 'event', 'article', 'subscription', 'shared']),
    object_id: z.number().int(),
    layout: z.enum(layouts),
    columns: z.array(z.array(shownBlock)),
    /** The ids of its blocks, column after column. */
    children: z.array(z.string()),
  })
  .openapi('ShownContainer')

export const sectionSchema = z
  .object({
    slug: z.string(),
    language: z.enum(['de', 'en']),
    /** The revision shown; null for a draft, which staff get if nothing is published. */
    revision_id: z.number().int().nullable(),
    content: z.object({ version: z.literal(1), containers: z.array(shownContainer) }),
    /** What blocks show besides their fields, and the addresses of all links, including those inside of texts. */
    shown: shownParts,
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
    /** Whether visitors see the page in this language. */
    is_online: z.boolean(),
    is_clickable: z.boolean(),
    meta_title: z.string(),
    meta_description: z.string(),
    og_title: z.string(),
    og_description: z.string(),
    og_type: z.string(),
    /** The page's own share image; null when one is generated. */
    og_image: z.string().nullable(),
    og_image_thumbs: thumbsSchema.nullable(),
    seo: z.object({ headline: z.string() }),
    has_tab_navigation: z.boolean(),
    is_landing_page: z.boolean(),
    page_class: z.string(),
    hero_text: z.string(),
    /** The link's target as it is stored, such as `page:3`. */
    hero_link: z.object({ link_text: z.string(), url: z.string() }).nullable(),
    /** The hero photograph; null when `picture` is generated. */
    hero_image: z.string().nullable(),
    /** Its crops for viewports below 540, below 1200 and from 1200 pixels on. */
    hero_thumbs: z.object({ small: z.string(), medium: z.string(), xlarge: z.string() }).nullable(),
    /** A self-hosted file that plays on the stage, or the address of a page with a video. */
    hero_video: z.string().nullable(),
    picture: pictureInLanguage.nullable(),
    /** Where staff change the page's settings: the page itself in edit mode, with the settings open. */
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

/** A page with everything that a client needs to show it. */
export const shownPageSchema = pageSchema
  .extend({
    /** Whether the main menu and the footer lead to the page. */
    in_menu: z.boolean(),
    in_footer: z.boolean(),
    /** The link's address; null when there is no link, or its target is not visible. */
    hero_link: z.object({ link_text: z.string(), url: z.string() }).nullable(),
    /** With the files of the picture, including those of a generated one. */
    picture: pictureInLanguage
      .extend({
        url: z.string(),
        thumbs: z.object({ small: z.string(), medium: z.string(), xlarge: z.string() }),
      })
      .nullable(),
    /** The page's sections, as `container/by-slug` returns them; empty ones if nothing is published. */
    sections: z.array(sectionSchema),
  })
  .openapi('ShownPage')
export type ShownPage = z.infer<typeof shownPageSchema>

const pathParam = z
  .string()
  .max(500)
  .openapi({ description: 'Path below the language; may contain slashes.' })

const versionQuery = z.object({
  version_id: recordId.optional().openapi({ description: 'A version of the section, for staff only.' }),
})
const versionAnswers = { 401: 'Only staff see versions' }

export const findPageCall = publicRoute({
  get: '/{lang}/pageeditor-api/page/{path}',
  tag: 'pages',
  summary: 'One content page by its path',
  description:
    'The home page is also found as `home`, unless a page has this slug. `version_id` shows a certain version of the page’s section to staff; without a session it is refused (401).',
  params: { path: pathParam },
  query: versionQuery,
  answer: [shownPageSchema, 'The page with its sections'],
  responses: versionAnswers,
})

export const findHomePageCall = publicRoute({
  get: '/{lang}/pageeditor-api/page',
  tag: 'pages',
  summary: 'The home page',
  query: versionQuery,
  answer: [shownPageSchema, 'The page with its sections'],
  responses: versionAnswers,
})

export const findContainerCall = publicRoute({
  get: '/{lang}/pageeditor-api/container/by-slug/{slug}',
  tag: 'pages',
  summary: 'One section',
  params: {
    slug: z
      .string()
      .regex(/^[a-z]+-\d{1,9}$/)
      .openapi({
        example: 'page-1',
        description: 'Kind and number of what it is the section of.',
      }),
  },
  query: versionQuery,
  answer: [sectionSchema, 'The section as the viewer may see it'],
  responses: versionAnswers,
})

const menuEntry = z.object({ menu_name: z.string(), url: z.string() })
export const navigationSchema = z
  .object({
    menu: z.array(menuEntry.extend({ is_highlight: z.boolean(), children: z.array(menuEntry) })),
    footer: z.array(menuEntry),
  })
  .openapi('Navigation')
export type Navigation = z.infer<typeof navigationSchema>

export const navigationCall = publicRoute({
  get: '/{lang}/pageeditor-api/nav',
  tag: 'pages',
  summary: 'Menu and footer links',
  answer: [navigationSchema, 'Both lists'],
})

export const redirectCall = publicRoute({
  get: '/{lang}/pageeditor-api/redirect/{path}',
  tag: 'pages',
  summary: 'Where an old address leads now',
  description: 'The path may have its language in front, or not.',
  params: { path: pathParam },
  answer: [z.object({ new_path: z.string() }).openapi('Redirect'), 'The new path'],
})

export const redirectListCall = publicRoute({
  get: '/{lang}/pageeditor-api/redirect',
  tag: 'pages',
  summary: 'All old addresses of a language',
  answer: [
    z.array(z.object({ old_path: z.string(), new_path: z.string() })).openapi('Redirects'),
    'Pairs of old and new path',
  ],
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

export const userCall = publicRoute({
  get: '/{lang}/pageeditor-api/user',
  tag: 'pages',
  summary: 'Who is signed in',
  answer: [userSchema, 'The signed-in member of staff'],
  responses: {
    401: 'Nobody is signed in',
  },
})
