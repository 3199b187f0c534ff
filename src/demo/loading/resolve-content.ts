import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { isRecord } from '#json/is-record.ts'
import type { Block, ContentDocument as PlannedDocument, DemoPlan } from '../plan.ts'
import { idOf } from './keys.ts'

/** The ids of the plan's keys, by kind of record. */
export type References = {
  page: Map<string, number>
  event: Map<string, number>
  article: Map<string, number>
  subscription: Map<string, number>
  shared: Map<string, number>
  series: Map<string, number>
  genre: Map<string, number>
  media: Map<string, number>
  plan: DemoPlan
}

const numbered = ['page', 'event', 'article', 'subscription', 'media', 'shared'] as const

function isNumbered(kind: string): kind is (typeof numbered)[number] {
  return numbered.some((each) => each === kind)
}

const routeNames: Record<string, string> = { blog: 'stories', archive: 'archive-search' }

/** A planned link or picture with its key replaced by an id; addresses stay unchanged. */
export function resolveLink(link: string, references: References): string {
  const [, kind = '', key = ''] =
    /^(page|event|article|subscription|media|shared|route):([^#]+)/.exec(link) ?? []
  const hash = link.includes('#') && kind ? link.slice(link.indexOf('#')) : ''
  if (isNumbered(kind)) return `${kind}:${idOf(references[kind], key, kind)}${hash}`
  if (kind === 'route') return `route:${routeNames[key] ?? key}`
  return link
}

/** A planned document as the commands accept it: keys are replaced by ids, all else is unchanged. */
export function resolveContent(document: PlannedDocument, references: References): ContentDocument {
  return {
    version: 1,
    containers: document.containers.map((container) => ({
      ...container,
      columns: container.columns.map((column) => column.map((block) => resolveBlock(block, references))),
    })),
  }
}

function resolveBlock(block: Block, references: References): StoredBlock {
  const fields =
    block.type === 'event-list' ? eventListFields(block, references) : resolveFields(block.fields, references)
  const children = [
    ...(block.children ?? []).map((child) => resolveBlock(child, references)),
    ...namedEvents(block, references),
  ]
  return {
    id: block.id,
    type: block.type,
    version: block.version,
    fields,
    ...(children.length > 0 && { children }),
  }
}

/** The series or genre that a list names by key; events named by key become its children. */
function eventListFields(block: Block, references: References): Record<string, unknown> {
  const { source, ...fields } = block.fields
  const planned = isRecord(source) ? source : {}
  const { seriesKey, genreKey, limit } = planned
  if (typeof seriesKey !== 'string' && typeof genreKey !== 'string') {
    return 'eventKeys' in planned || source === undefined ? fields : { ...fields, source: { limit } }
  }
  return {
    ...fields,
    source: {
      ...(typeof seriesKey === 'string' && { series: idOf(references.series, seriesKey, 'series') }),
      ...(typeof genreKey === 'string' && { genre: idOf(references.genre, genreKey, 'genre') }),
      limit,
    },
  }
}

function namedEvents(block: Block, references: References): StoredBlock[] {
  const source = block.fields.source
  if (block.type !== 'event-list' || !isRecord(source) || !Array.isArray(source.eventKeys)) return []
  return source.eventKeys.map((key, index) => ({
    id: `${block.id}-event-${index + 1}`,
    type: 'event-item',
    version: 1,
    fields: { event: `event:${idOf(references.event, String(key), 'event')}` },
  }))
}

function resolveFields(fields: Record<string, unknown>, references: References): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, resolveValue(value, references)]),
  )
}

function resolveValue(value: unknown, references: References): unknown {
  if (typeof value === 'string') return resolveLink(value, references)
  if (Array.isArray(value)) return value.map((item) => resolveValue(item, references))
  return isRecord(value) ? resolveFields(value, references) : value
}
