/** Page records for staff: settings, the page tree, where pages are used, and the choices of fields. */
import { z } from '@hono/zod-openapi'
import { meantTarget, withScheme } from '#blocks/fields.ts'
import { pageSettingFields as fields } from '#records/page-settings.ts'
import { slugOf } from '#routing/slug-of.ts'
import { imagesAtOnce } from './picker-limits.ts'
import { staffRoute } from './route.ts'
import { chosenInstant, localizedText, recordId, recordNumber } from './shared.ts'

const text = (length: number) => z.object({ de: z.string().max(length), en: z.string().max(length) })

/** Its scheme may be left out. */
const linkAddress = z.string().max(500).overwrite(meantTarget)

/** What staff type becomes a part of an address: "Große Orgel" is `grosse-orgel`. */
const slugs = (length: number) => {
  const slug = z.string().max(length).overwrite(slugOf)
  return z.object({ de: slug, en: slug })
}

export const pageSettings = z
  .object({
    parent_id: recordNumber.nullable(),
    title: text(fields.title.limit),
    headline: text(300),
    slug: slugs(fields.slug.limit),
    content_type: z.enum(fields.content_type.options.map(({ value }) => value)),
    /** Whether visitors may see the page, in the languages in which it is published, and the pages below it. */
    is_online: z.boolean(),
    online_from: chosenInstant.nullable(),
    online_to: chosenInstant.nullable(),
    is_clickable: z.boolean(),
    in_menu: z.boolean(),
    in_footer: z.boolean(),
    is_highlight: z.boolean(),
    has_tab_navigation: z.boolean(),
    page_class: z.string().max(fields.page_class.limit),
    meta_title: text(fields.meta_title.limit),
    meta_description: text(fields.meta_description.limit),
    og_title: text(fields.og_title.limit),
    og_description: text(fields.og_description.limit),
    og_type: text(40),
    /** `media:{id}`, or empty for the generated one. */
    og_image: z.string().max(200),
    hero_text: text(600),
    hero_link_text: text(200),
    hero_link_url: z.object({ de: linkAddress, en: linkAddress }),
    hero_image: z.string().max(200),
    hero_video: z.string().max(fields.hero_video.limit).overwrite(withScheme),
    figure_seed: z.string().max(200),
  })
  .openapi('PageSettings')
export type PageSettings = z.infer<typeof pageSettings>

const either = (length: number) => text(length).partial()

/** Settings to change: missing ones stay unchanged, as does the other language of a text. */
export const settingsChange = pageSettings
  .extend({
    title: either(fields.title.limit),
    headline: either(300),
    slug: slugs(fields.slug.limit).partial(),
    meta_title: either(fields.meta_title.limit),
    meta_description: either(fields.meta_description.limit),
    og_title: either(fields.og_title.limit),
    og_description: either(fields.og_description.limit),
    og_type: either(40),
    hero_text: either(600),
    hero_link_text: either(200),
    hero_link_url: either(500),
  })
  .partial()
export type SettingsChange = z.infer<typeof settingsChange>

const settingsConflict = z
  .object({
    detail: z.string(),
    /** Values that somebody else has stored meanwhile, by field: `is_online`, or `meta_title.de` for one language. */
    current: z.record(z.string(), z.unknown()),
  })
  .openapi('SettingsConflict')

export const pageSettingsResponse = pageSettings
  .extend({
    id: z.number().int(),
    /** Pages that code links to cannot be deleted. */
    is_fixed: z.boolean(),
    /** Whether the address is that of a route, so that neither slug nor parent can change: home and the lists. */
    is_at_route: z.boolean(),
    urls: localizedText,
  })
  .openapi('PageSettingsResponse')
export type PageSettingsResponse = z.infer<typeof pageSettingsResponse>

export const readSettingsCall = staffRoute({
  get: '/pageeditor-api/page-settings/{id}',
  right: 'write_drafts',
  summary: 'The settings of a page in both languages',
  answer: [pageSettingsResponse, 'The settings'],
})

export const changeSettingsCall = staffRoute({
  post: '/pageeditor-api/page-settings/{id}',
  summary: 'Changes settings of a page; what is not given stays',
  description:
    'A changed slug or parent leaves redirects behind, for the page and all below it. With `seen`, the values that the caller has seen of the same fields, a change is refused (409) whose field somebody else has changed since.',
  json: settingsChange.extend({ seen: settingsChange.optional() }),
  answer: [pageSettingsResponse, 'The settings'],
  conflict: [settingsConflict, 'Somebody else has changed the same fields'],
})

export const templates = ['empty', 'article', 'overview', 'visit', 'landing'] as const

export const createPageCall = staffRoute({
  post: '/pageeditor-api/page-settings',
  summary: 'A new page, public once it is published',
  json: z.object({
    parent_id: recordNumber.nullable(),
    title: text(200),
    /** Derived from the title if not given. */
    slug: slugs(100).optional(),
    template: z.enum(templates).default('empty'),
    /** A template that staff have made of a page, instead of a built-in one. */
    own_template: recordNumber.nullable().default(null),
    /** A page that is copied, with its drafts and settings, instead of a template. */
    copy_of: recordNumber.nullable().default(null),
  }),
  answer: [pageSettingsResponse, 'The new page'],
})

export const targetKinds = [
  'page',
  'event',
  'article',
  'subscription',
  'route',
  'form',
  'media',
  'shared',
] as const

export const linkTargetSchema = z
  .object({
    /** In stored form: `page:3`, `event:12`. */
    target: z.string(),
    kind: z.enum(targetKinds),
    title: z.string(),
    /** Distinguishes it from others with the same title: a date, a path. */
    detail: z.string(),
    url: z.string().nullable(),
  })
  .openapi('LinkTarget')
export type LinkTargetResponse = z.infer<typeof linkTargetSchema>

/** Possible link targets: searched by words, or looked up by their stored form. */
export const linkTargetsCall = staffRoute({
  get: '/pageeditor-api/link-targets',
  summary: 'What a link can lead to',
  query: z.object({
    query: z.string().max(200).default(''),
    kind: z.enum(targetKinds).optional(),
    /** Looks up a single target, to display the current choice. */
    target: z.string().max(300).optional(),
  }),
  answer: [z.array(linkTargetSchema), 'At most 20'],
})

export const imageSchema = z
  .object({
    /** `media:3` */
    image: z.string(),
    name: z.string(),
    alt: z.string(),
    copyright: z.string(),
    src: z.string(),
    width: z.number().int(),
    height: z.number().int(),
  })
  .openapi('EditorImage')
export type EditorImage = z.infer<typeof imageSchema>

const imageListSchema = z
  .object({ images: z.array(imageSchema), total: z.number().int() })
  .openapi('EditorImageList')
export type EditorImageList = z.infer<typeof imageListSchema>

export const imagesCall = staffRoute({
  get: '/pageeditor-api/images',
  summary: 'Pictures to choose from',
  query: z.object({
    query: z.string().max(200).default(''),
    id: recordId.optional(),
    limit: z.coerce.number().int().min(1).max(10_000).default(imagesAtOnce),
  }),
  answer: [imageListSchema, 'The newest, and how many there are'],
})

const named = z.array(z.object({ id: z.number().int(), name: z.string() }))

/** The criteria by which a list can select its events. */
export const eventSourcesCall = staffRoute({
  get: '/pageeditor-api/event-sources',
  summary: 'Genres, series and rooms',
  answer: [z.object({ genres: named, series: named, rooms: named }), 'All that there are'],
})
