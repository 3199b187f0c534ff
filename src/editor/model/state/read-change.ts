import type { BlockPlace, Change, Operation } from '#contracts/page-operations.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { isLayout, type StoredContainer } from '#operations/index.ts'
import { isRecord } from '#json/is-record.ts'

/**
 * A change from a window's stored queue; null when it is invalid. Only its shape is checked, the server validates the
 * rest.
 */
export function readChange(value: unknown): Change | null {
  if (!isRecord(value)) return null
  const { id, operations, overrules } = value
  if (typeof id !== 'string' || !isListOf(operations, isOperation) || operations.length === 0) return null
  return { id, operations, ...(isListOf(overrules, isId) && overrules.length > 0 && { overrules }) }
}

function isOperation(value: unknown): value is Operation {
  if (!isRecord(value)) return false
  switch (value['kind']) {
    case 'insert-block':
      return isBlock(value['block']) && isPlace(value['to'])
    case 'remove-block':
    case 'remove-container':
      return isId(value['id'])
    case 'move-block':
      return isId(value['id']) && isPlace(value['to'])
    case 'set-fields':
      return (
        isId(value['id']) &&
        isRecord(value['fields']) &&
        (value['unset'] === undefined || isListOf(value['unset'], isText))
      )
    case 'insert-container':
      return isContainer(value['container']) && isAfter(value['after'])
    case 'move-container':
      return isId(value['id']) && isAfter(value['after'])
    case 'set-layout':
      return (
        isId(value['id']) &&
        isLayout(value['layout']) &&
        (value['columns'] === undefined || isListOf(value['columns'], (column) => isListOf(column, isId)))
      )
    case 'replace-content':
      return isContent(value['content'])
    default:
      return false
  }
}

function isContent(value: unknown): value is ContentDocument {
  return isRecord(value) && value['version'] === 1 && isListOf(value['containers'], isContainer)
}

function isContainer(value: unknown): value is StoredContainer {
  return (
    isRecord(value) &&
    isId(value['id']) &&
    isLayout(value['layout']) &&
    isListOf(value['columns'], (column) => isListOf(column, isBlock))
  )
}

function isBlock(value: unknown): value is StoredBlock {
  return (
    isRecord(value) &&
    isId(value['id']) &&
    isText(value['type']) &&
    typeof value['version'] === 'number' &&
    isRecord(value['fields']) &&
    (value['children'] === undefined || isListOf(value['children'], isBlock))
  )
}

function isPlace(value: unknown): value is BlockPlace {
  if (!isRecord(value) || !isAfter(value['after'])) return false
  if (value['in'] === 'block') return isId(value['parent'])
  return value['in'] === 'column' && isId(value['container']) && typeof value['column'] === 'number'
}

function isAfter(value: unknown): value is string | null {
  return value === null || isId(value)
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= 100
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isListOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[]
function isListOf(value: unknown, isItem: (item: unknown) => boolean): value is unknown[]
function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem)
}
