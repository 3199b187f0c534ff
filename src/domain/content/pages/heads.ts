/** Heads of contents (decision 45) and the columns of the records that they represent. Pure. */
import type { StoredBlock } from '#contracts/pages.ts'
import type { articles, events, pageLocales, pages, subscriptions } from '#db/schema/index.ts'
import type { Language, Localized } from '#i18n/languages.ts'
import { plainTextOf } from '#i18n/plain-text.ts'
import { findDefinition } from '#blocks/find-definition.ts'
import { headId } from '#operations/index.ts'

type PageRow = Pick<(typeof pages)['$inferSelect'], 'heroImageId' | 'figureSeed'>
type LocaleRow = Pick<
  (typeof pageLocales)['$inferSelect'],
  'title' | 'headline' | 'heroText' | 'heroLinkText' | 'heroLinkUrl'
>
/** A record whose texts are columns of both languages. */
export type HeadedRecord = Partial<
  Pick<(typeof subscriptions)['$inferSelect'], 'title' | 'subtitle' | 'teaser' | 'description'> &
    Pick<(typeof events)['$inferSelect'], 'teaser' | 'description'> &
    Pick<(typeof articles)['$inferSelect'], 'imageId' | 'figureSeed'>
>
export type HeadedKind = 'event' | 'article' | 'subscription'
export type HeadFields = Readonly<Record<string, unknown>>

/** The head of a page from its record. */
export function headOfPage(page: PageRow, locale: LocaleRow): StoredBlock {
  return headOf('page', {
    title: locale.title,
    headline: locale.headline ?? '',
    text: locale.heroText ?? '',
    image: pictureName(page.heroImageId, page.figureSeed),
    link_text: locale.heroLinkText ?? '',
    link: locale.heroLinkUrl ?? '',
  })
}

/** The head of an event, a story or a subscription in a language, from its record. */
export function headOfRecord(kind: HeadedKind, record: HeadedRecord, language: Language): StoredBlock {
  const { title, subtitle, teaser, description, imageId, figureSeed } = record
  return headOf(kind, {
    title: title?.[language] ?? '',
    subtitle: subtitle?.[language] ?? '',
    teaser: teaser?.[language] ?? '',
    description: description?.[language] ?? null,
    image: pictureName(imageId ?? null, hasOwnFigure(kind) ? (figureSeed ?? null) : null),
  })
}

/** The fields that the kind has, as its definition reads them. */
function headOf(kind: string, fields: Record<string, unknown>): StoredBlock {
  const definition = findDefinition(kind)
  const read = definition?.read(fields, definition.version) ?? {}
  return { id: headId, type: kind, version: definition?.version ?? 1, fields: read }
}

/** The columns of a page that fields of a head set, in the page's own row and in that of its language. */
export function pageColumnsOfHead(fields: HeadFields): {
  page: Partial<PageRow>
  locale: Partial<LocaleRow>
} {
  const locale: Partial<LocaleRow> = {}
  if ('title' in fields) locale.title = textOf(fields['title'])
  if ('headline' in fields) locale.headline = textOf(fields['headline']) || null
  if ('text' in fields) locale.heroText = textOf(fields['text']) || null
  if ('link_text' in fields) locale.heroLinkText = textOf(fields['link_text']) || null
  if ('link' in fields) locale.heroLinkUrl = textOf(fields['link']) || null
  const picture = 'image' in fields ? picturesOf(textOf(fields['image'])) : null
  return {
    page: picture ? { heroImageId: picture.imageId, figureSeed: picture.figureSeed } : {},
    locale,
  }
}

/**
 * The columns of an event, a story or a subscription that a head sets: those that the head has fields for, with the
 * other language as it was.
 */
export function recordColumnsOfHead(
  kind: HeadedKind,
  fields: HeadFields,
  before: HeadedRecord,
  language: Language,
): HeadedRecord {
  const columns: HeadedRecord = {}
  if ('title' in fields && before.title)
    columns.title = { ...before.title, [language]: textOf(fields['title']) }
  if ('subtitle' in fields) columns.subtitle = withText(before.subtitle, language, fields['subtitle'])
  if ('teaser' in fields) columns.teaser = withText(before.teaser, language, fields['teaser'])
  if ('description' in fields)
    columns.description = withRichText(before.description, language, fields['description'])
  if ('image' in fields) {
    const { imageId, figureSeed } = picturesOf(textOf(fields['image']))
    columns.imageId = imageId
    if (hasOwnFigure(kind)) columns.figureSeed = figureSeed
  }
  return columns
}

/** Whether editors choose the figure; that of an event is drawn from its programme, and shown without a photograph. */
function hasOwnFigure(kind: HeadedKind): boolean {
  return kind !== 'event'
}

function withText(
  before: Localized | null | undefined,
  language: Language,
  value: unknown,
): Localized | null {
  const next = { de: '', en: '', ...before, [language]: textOf(value) }
  return next.de === '' && next.en === '' ? null : next
}

function withRichText(
  before: Localized<unknown> | null | undefined,
  language: Language,
  value: unknown,
): Localized<unknown> | null {
  const next = { de: null, en: null, ...before, [language]: plainTextOf(value) === '' ? null : value }
  return next.de === null && next.en === null ? null : next
}

/** `media:3`, `figure:seed`, or empty for the figure drawn by default. */
function pictureName(imageId: number | null, figureSeed: string | null): string {
  return imageId === null ? (figureSeed ? `figure:${figureSeed}` : '') : `media:${imageId}`
}

/** The columns of a picture: a photograph, or the seed of a figure; neither for the one drawn by default. */
export function picturesOf(name: string): { imageId: number | null; figureSeed: string | null } {
  const [, id] = /^media:([1-9]\d{0,8})$/.exec(name) ?? []
  return {
    imageId: id === undefined ? null : Number(id),
    figureSeed: name.startsWith('figure:') ? name.slice('figure:'.length) : null,
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
