import { findDefinition } from '#blocks/find-definition.ts'
import { findForm } from '#blocks/find-form.ts'
import type { BlockFields, FormField } from '#blocks/form.ts'
import { findErrors } from '#blocks/find-errors.ts'
import { readHead } from '#blocks/heads.ts'
import type { LibraryTexts } from '#blocks/picture.ts'
import { readBlock, type ReadBlock } from '#blocks/read-block.ts'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import { sourceDataOf } from '#blocks/source-data.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { plainTextOf } from '#i18n/plain-text.ts'
import { findSkips, noticeOfSkip, type Skip } from './heading-levels.ts'
import type { Notice } from './notice.ts'
import { findMissingWords } from './recordings.ts'
import { findTemplateTexts } from './template-texts.ts'
import { findVagueLinks } from './vague-links.ts'

export type { Notice } from './notice.ts'

/**
 * The notices for a section's content, in the order of the page. Errors prevent publication and are found by the same
 * function as on the server. `links` are the addresses of all references in the content; a reference missing there
 * points to a record that does not exist. `headlineAbove` is the level of the page's own headline above the section,
 * `template` what the page was created with.
 */
export function findNotices(
  content: ContentDocument,
  given: Known & { headlineAbove?: number; template?: ContentDocument | null },
): Notice[] {
  const { headlineAbove = 1, template = null } = given
  const unchanged = findTemplateTexts(content, template)
  const blocks = content.containers
    .flatMap(({ columns }) => columns.flat())
    .flatMap((block) => withDescendants(readBlock(block, blockDefinitions)))
  const skips = findSkips(blocks, headlineAbove, given.data)
  const head = content.head ? [readHead(content.head)] : []
  return [...head, ...blocks].flatMap((block) =>
    noticesOf(block, given, { skip: skips.get(block.id), unchanged: unchanged.get(block.id) ?? [] }),
  )
}

/**
 * What is known of the references in a content: their addresses, and those that are being requested from the server.
 */
type Known = {
  links: Record<string, string>
  libraryTexts?: Record<string, LibraryTexts>
  pending?: readonly string[]
  /** The data that was loaded for the blocks. */
  data?: Record<string, unknown>
}
type Found = Pick<Notice, 'field' | 'severity' | 'kind' | 'detail'>

function noticesOf(
  block: ReadBlock,
  given: Known,
  { skip, unchanged }: { skip: Skip | undefined; unchanged: readonly string[] },
): Notice[] {
  const form = findForm(block.type)
  const errors = findErrors(block, findDefinition(block.type), (reference) => isGone(reference, given))
  const found: Found[] = [
    ...errors.map((error): Found => ({ ...error, severity: 'error' })),
    ...(block.error === undefined
      ? [
          ...(form?.fields ?? []).flatMap((field) => findInField(field, block.fields, given)),
          ...findUnpublishedSource(block, given),
          ...findEmptyList(block),
          ...(skip ? [noticeOfSkip(block, skip)] : []),
          ...unchanged.map((field): Found => ({
            field,
            severity: 'warning',
            kind: 'template_text',
            detail: '',
          })),
        ]
      : []),
  ]
  const ids = new Map<string, number>()
  return found.map((one) => {
    const id = [block.id, one.field ?? '', one.kind].join(':')
    const times = (ids.get(id) ?? 0) + 1
    ids.set(id, times)
    return {
      id: times > 1 ? `${id}:${times}` : id,
      block: block.id,
      type: block.type,
      summary: form?.summary(block.fields) ?? '',
      ...one,
    }
  })
}

/** A reference that the server has not answered about yet may still exist. */
function isGone(reference: string, { links, pending = [] }: Known): boolean {
  return !Object.hasOwn(links, reference) && !pending.includes(reference)
}

/** Warnings only: pictures without alternative text or file, recordings that nobody can read, empty texts, links that do not say where they lead. */
function findInField(field: FormField, fields: BlockFields, known: Known): Found[] {
  const value = fields[field.field]
  const warning = (kind: Notice['kind'], detail = ''): Found => ({
    field: field.field,
    severity: 'warning',
    kind,
    detail,
  })
  switch (field.kind) {
    case 'picture':
      return findInPicture(field, fields, known)
    case 'flag':
      return field.demands !== undefined && value === true && isEmpty(fields[field.demands])
        ? [{ ...warning('no_picture_text'), field: field.demands }]
        : []
    case 'record': {
      const missing = findMissingWords(field, fields, known.libraryTexts ?? {})
      return missing ? [warning(missing)] : []
    }
    case 'rich':
      return plainTextOf(value) === ''
        ? emptyText(field, warning)
        : findVagueLinks(value).map((text) => warning('vague_link', text))
    default:
      return []
  }
}

/** A film needs no description. An empty text causes a warning if it is the whole block, or an answer. */
function emptyText(
  { isOptional }: FormField & { kind: 'rich' },
  warning: (kind: 'empty_text') => Found,
): Found[] {
  return isOptional ? [] : [warning('empty_text')]
}

function isEmpty(text: unknown): boolean {
  return typeof text !== 'string' || text.trim() === ''
}

/** A longer alternative text describes more than a picture: usually it repeats the words of a poster. */
const longestAlt = 250

/** Drawn figures are always decorative; a logo uses the sponsor's name as its text. */
function findInPicture(
  { field, alt, decorative, name }: FormField & { kind: 'picture' },
  fields: BlockFields,
  { links, libraryTexts = {} }: Known,
): Found[] {
  const picture = fields[field]
  if (typeof picture !== 'string' || !picture.startsWith('media:')) return []
  if (!Object.hasOwn(links, picture))
    return [{ field, severity: 'warning', kind: 'gone_picture', detail: picture }]
  const inLibrary = libraryTexts[picture]
  if (inLibrary?.has_ended) return [{ field, severity: 'warning', kind: 'ended_picture', detail: picture }]
  if (inLibrary && (inLibrary.is_decorative || inLibrary.alt.trim() !== '')) return []
  const hasWords = [alt, name].some((one) => {
    const words = one === undefined ? undefined : fields[one]
    return typeof words === 'string' && words.trim() !== ''
  })
  if (alt === undefined || decorative === undefined) return []
  const described = fields[alt]
  if (typeof described === 'string' && described.length > longestAlt && fields[decorative] !== true)
    return [{ field: alt, severity: 'warning', kind: 'long_alt', detail: '' }]
  if (hasWords || fields[decorative] === true) return []
  return [{ field: alt, severity: 'warning', kind: 'no_alt', detail: '' }]
}

/** Pages may be published before the records that they show; until then the block is empty for visitors. */
function findUnpublishedSource(block: ReadBlock, { data = {} }: Known): Found[] {
  const source = sourceDataOf(block, data)
  if (!source || source.id === null || source.content !== null) return []
  return [{ field: null, severity: 'warning', kind: 'unpublished_source', detail: source.name }]
}

function findEmptyList({ type, fields, children }: ReadBlock): Found[] {
  const isList = (blockDefinitions[type]?.children.length ?? 0) > 0
  const findsItself = findForm(type)?.fields.some(
    ({ kind, field }) => kind === 'event-source' && fields[field] !== undefined,
  )
  if (!isList || findsItself || children.length > 0) return []
  return [{ field: null, severity: 'warning', kind: 'empty_list', detail: '' }]
}

function withDescendants(block: ReadBlock): ReadBlock[] {
  return [block, ...block.children.flatMap(withDescendants)]
}
