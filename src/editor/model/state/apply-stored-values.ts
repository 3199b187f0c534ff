import type { Change, Operation } from '#contracts/page-operations.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { blocksOfContainer, findBlock, isSame, partsInOrder, withDescendants } from '#operations/index.ts'
import type { EditorState, Part, Step } from './editor-state.ts'
import { setFieldsOf, valuesOf } from './field-values.ts'

/** The value sent for a field, and the value that the server has stored. */
type Lesson = { block: string; field: string; sent: unknown; stored: unknown }

/**
 * Updates steps to the values as stored by the server: it may have normalized a text, and the step must still recognise
 * its own result. A field that still has the step's value in `content` is left alone: a later change, not stored yet,
 * has set it or inserted its block again.
 */
export function applyStoredValues(
  { undo, redo }: Pick<EditorState, 'undo' | 'redo'>,
  sent: readonly Change[],
  stored: ReadonlyMap<string, Change>,
  content: ContentDocument,
): Pick<EditorState, 'undo' | 'redo'> {
  const lessons = sent.flatMap(({ id, operations }) =>
    lessonsOf(operations, stored.get(id)?.operations ?? []),
  )
  if (lessons.length === 0) return { undo, redo }
  const teach = teacher(lessons)
  const teachResult = teacher(lessons, content)
  return {
    undo: undo.map((step) => taughtStep(step, teach, teachResult)),
    redo: redo.map((step) => taughtStep(step, teach, teachResult)),
  }
}

function lessonsOf(sent: Operation[], stored: Operation[]): Lesson[] {
  const set = new Map(stored.flatMap(assignmentsOf).map((one) => [keyOf(one), one]))
  const inserted = new Map(stored.flatMap(blocksIn).map((block) => [block.id, block]))
  const ofFields = sent.flatMap(assignmentsOf).flatMap(({ value, ...of }): Lesson[] => {
    const said = set.get(keyOf(of))
    return said ? [{ ...of, sent: value, stored: said.value }] : []
  })
  const ofBlocks = sent.flatMap(blocksIn).flatMap(({ id, fields }) => {
    const kept = inserted.get(id)?.fields
    if (!kept) return []
    return Object.keys({ ...fields, ...kept }).map((field): Lesson => ({
      block: id,
      field,
      sent: fields[field],
      stored: kept[field],
    }))
  })
  return [...ofFields, ...ofBlocks].filter((lesson) => !isSame(lesson.sent, lesson.stored))
}

function assignmentsOf(operation: Operation): { block: string; field: string; value: unknown }[] {
  if (operation.kind !== 'set-fields') return []
  return [...valuesOf(operation)].map(([field, value]) => ({ block: operation.id, field, value }))
}

function keyOf({ block, field }: { block: string; field: string }): string {
  return `${block}\n${field}`
}

function blocksIn(operation: Operation): StoredBlock[] {
  if (operation.kind === 'insert-block') return withDescendants(operation.block)
  if (operation.kind === 'insert-container') return blocksOfContainer(operation.container)
  return operation.kind === 'replace-content' ? partsInOrder(operation.content) : []
}

type Teach = {
  value: (block: string, field: string, value: unknown) => unknown
  /** The fields of a block whose stored values differ. */
  fields: (block: string) => string[]
}

/** With a `content`, keeps the values that its fields have. */
function teacher(lessons: Lesson[], content?: ContentDocument): Teach {
  const byBlock = Map.groupBy(lessons, ({ block }) => block)
  return {
    value(block, field, value) {
      const lesson = byBlock.get(block)?.find((one) => one.field === field && isSame(one.sent, value))
      if (!lesson) return value
      const found = content && findBlock(content, block)
      return found && isSame(found.block.fields[field], value) ? value : lesson.stored
    },
    fields: (block) => (byBlock.get(block) ?? []).map(({ field }) => field),
  }
}

function taughtStep(step: Step, teach: Teach, teachResult: Teach): Step {
  return { ...step, parts: step.parts.map((part) => taughtPart(part, teach, teachResult)) }
}

function taughtPart(part: Part, teach: Teach, teachResult: Teach): Part {
  return {
    ...part,
    done: taught(part.done, teachResult),
    inverse: part.inverse.map((operation) => taught(operation, teach)),
  }
}

function taught(operation: Operation, teach: Teach): Operation {
  switch (operation.kind) {
    case 'set-fields': {
      const values = [...valuesOf(operation)].map(([field, value]): [string, unknown] => [
        field,
        teach.value(operation.id, field, value),
      ])
      return setFieldsOf(operation.id, new Map(values))
    }
    case 'insert-block':
      return { ...operation, block: taughtBlock(operation.block, teach) }
    case 'insert-container':
      return { ...operation, container: taughtContainer(operation.container, teach) }
    case 'replace-content': {
      const containers = operation.content.containers.map((container) => taughtContainer(container, teach))
      const { head } = operation.content
      return {
        ...operation,
        content: { ...operation.content, ...(head && { head: taughtBlock(head, teach) }), containers },
      }
    }
    default:
      return operation
  }
}

function taughtContainer(
  container: ContentDocument['containers'][number],
  teach: Teach,
): ContentDocument['containers'][number] {
  const columns = container.columns.map((column) => column.map((block) => taughtBlock(block, teach)))
  return { ...container, columns }
}

/** The identical block when nothing differs: contents share their blocks. */
function taughtBlock(block: StoredBlock, teach: Teach): StoredBlock {
  const fields = teach.fields(block.id)
  const isTaught = fields.some(
    (field) => teach.value(block.id, field, block.fields[field]) !== block.fields[field],
  )
  const children = block.children?.map((child) => taughtBlock(child, teach))
  const hasTaughtChild = children?.some((child, index) => child !== block.children?.[index]) ?? false
  if (!isTaught && !hasTaughtChild) return block
  return {
    ...block,
    ...(isTaught && { fields: taughtFields(block, fields, teach) }),
    ...(hasTaughtChild && { children }),
  }
}

function taughtFields({ id, fields }: StoredBlock, names: string[], teach: Teach): StoredBlock['fields'] {
  const values = [...new Set([...Object.keys(fields), ...names])].map((name): [string, unknown] => [
    name,
    teach.value(id, name, fields[name]),
  ])
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}
