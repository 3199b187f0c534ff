import { blockForms } from '#blocks/forms.generated.ts'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import type { BlockPlace, Operation } from '#contracts/page-operations.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { withUnreported } from '#editor/model/guards/unreported-blocks.ts'
import { keysInWords } from '#design/keys/key-names.ts'
import { splitPasted, splitPlain } from '../rich-text/split-pasted.ts'
import { copiedText } from './copied-text.ts'
import { blocksOfPieces } from '#editor/model/blocks/write-pieces.ts'
import { columnsOf, findBlock, findContainer, headId, withNewIds } from '#operations/index.ts'
import { containerOneStep, placeOneStep, selectableIds, type Direction } from '../reordering/one-step.ts'
import { nameOf, nameOfType, placeOf } from './block-messages.ts'
import { keepCopy, readCopy, type Copied } from './clipboard.ts'
import { errorOfChange, type PasteError } from '#editor/model/blocks/paste-error.ts'
import { gridOf, resizeColumns } from '#editor/model/blocks/grid.ts'
import { turnedInto } from '#editor/model/blocks/turn-into.ts'
import { isOriginal } from '#editor/model/blocks/is-original.ts'
import type { SetAside } from '#editor/model/state/index.ts'
import { textsOf, type Workspace, type InsertionPoint } from '../workspace/workspace.ts'
import { chosenIds, firstOf, select, selectInstead } from './selection.ts'
import { rowOf } from '#editor/model/blocks/chosen-blocks.ts'
import { afterPaint } from '#design/after-paint.ts'

type Layout = ContentDocument['containers'][number]['layout']

function newId(): string {
  return crypto.randomUUID()
}

/** A new block with its initial fields; an item gets a type that its list allows. */
export function makeBlock(type: string, made = blockForms[type]?.create() ?? { fields: {} }): StoredBlock {
  const block = (of: { type: string; fields: Record<string, unknown> }): StoredBlock => ({
    id: newId(),
    type: of.type,
    version: blockDefinitions[of.type]?.version ?? 1,
    fields: of.fields,
  })
  return {
    ...block({ type, fields: made.fields }),
    ...(made.children && { children: made.children.map(block) }),
  }
}

export type InsertOptions = {
  /** An empty block whose place the new one takes. */
  instead?: string | undefined
}

/**
 * Inserts a new block, selects it, and starts typing if it has a text. `filled` are its initial fields, and its name.
 */
export function insertBlock(
  workspace: Workspace,
  type: string,
  at: InsertionPoint,
  { instead, filled }: InsertOptions & { filled?: { fields: Record<string, unknown>; name: string } } = {},
): void {
  const { session, unreported } = workspace.draft
  const { place, typing } = workspace.canvas
  const { messages, interfaceLanguage } = textsOf(workspace)
  const block = makeBlock(type, filled)
  const label = messages.block.inserted(filled?.name ?? nameOfType(type, interfaceLanguage))
  unreported.set((known) => withUnreported(known, block))
  session.edit([...insertionOf(block, at), ...removalOf(instead)], { label, focus: block.id })
  workspace.shell.tools.announce(label)
  select(workspace, block.id)
  typing.beginFirst(block.id, { orFocusBar: true })
  place.elements.elementsOf(block.id)[0]?.scrollIntoView({ block: 'center' })
}

function removalOf(instead: string | undefined): Operation[] {
  return instead === undefined ? [] : [{ kind: 'remove-block', id: instead }]
}

export function insertContainer(
  workspace: Workspace,
  layout: Layout,
  after: string | null,
  { instead }: InsertOptions = {},
): void {
  const { inserted, container: name, layouts } = textsOf(workspace).messages.block
  const id = newId()
  const columns = Array.from({ length: columnsOf(layout) }, () => [])
  const insertion: Operation = { kind: 'insert-container', container: { id, layout, columns }, after }
  workspace.draft.session.edit([insertion, ...removalOf(instead)], { label: inserted(name), focus: id })
  workspace.shell.tools.announce(inserted(layouts[layout]))
  select(workspace, id, { focusBar: true })
}

/** Turns a block into another type with the same contents, in the same place. */
export function turnInto(workspace: Workspace, id: string, type: string): void {
  const { session } = workspace.draft
  const { messages, interfaceLanguage } = textsOf(workspace)
  const found = findBlock(session.editor().content, id)
  const made = found && turnedInto(found.block, type)
  if (!found || !made) return
  const blocks = made.map((one) => makeBlock(type, one))
  const first = blocks[0]?.id ?? null
  const insertions = insertionsAfter(found.place, blocks, id)
  const label = messages.block.turned(
    nameOfType(found.block.type, interfaceLanguage),
    nameOfType(type, interfaceLanguage),
  )
  workspace.canvas.typing.end()
  session.edit([...insertions, { kind: 'remove-block', id }], { label, focus: first })
  select(workspace, first, { focusBar: true })
  workspace.shell.tools.announce(label)
}

/** Moves the selected block by one step, and announces its new position. */
export function moveOneStep(workspace: Workspace, id: string, direction: Direction): void {
  const { content } = workspace.draft.session.editor()
  const ids = chosenIds(workspace, id)
  const operation =
    ids.length > 1 ? moveTogether(content, ids, direction) : moveOperation(content, id, direction)
  if (!operation) {
    workspace.shell.tools.announce(textsOf(workspace).messages.block.cannotMove)
    return
  }
  moveTo(workspace, id, operation)
}

/** Moves a block or container by the given operation. */
export function moveTo(workspace: Workspace, id: string, operation: Operation): void {
  const { session } = workspace.draft
  const { place, watch } = workspace.canvas
  const { messages, interfaceLanguage } = textsOf(workspace)
  const name = nameOf(session.editor().content, id, messages, interfaceLanguage)
  session.edit([operation], { label: messages.block.moved(name), focus: id })
  const newPlace = placeOf(session.editor().content, id, messages)
  workspace.shell.tools.announce(messages.block.movedTo(name, newPlace))
  watch.moved()
  // Moves the focus to its new place.
  afterPaint(() => {
    const [element] = place.elements.elementsOf(id)
    element?.scrollIntoView({ block: 'nearest' })
    return element !== undefined
  })
}

/** Moves neighbours by one step: the block next to them moves to their other end. */
function moveTogether(content: ContentDocument, ids: string[], direction: Direction): Operation | null {
  const [first = ''] = ids
  const last = ids.at(-1) ?? ''
  const row = rowOf(content, first)
  const place = findBlock(content, first)?.place
  const neighbour = direction === 'up' ? row[row.indexOf(first) - 1] : row[row.indexOf(last) + 1]
  if (!place || neighbour === undefined || !['up', 'down'].includes(direction)) return null
  const after = direction === 'up' ? last : (row[row.indexOf(first) - 1] ?? null)
  return { kind: 'move-block', id: neighbour, to: { ...place, after } }
}

function moveOperation(content: ContentDocument, id: string, direction: Direction): Operation | null {
  if (id === headId) return null
  if (findBlock(content, id)) {
    const to = placeOneStep(content, id, direction)
    return to && { kind: 'move-block', id, to }
  }
  const after = containerOneStep(content, id, direction)
  return after === undefined ? null : { kind: 'move-container', id, after }
}

/** The head is a block that cannot be moved, which is announced. */
function staysPut(workspace: Workspace, id: string): boolean {
  if (id !== headId) return false
  workspace.shell.tools.announce(textsOf(workspace).messages.block.headStays)
  return true
}

/** Deletes a block or container and selects the next one, so that keyboard users can continue there. */
export function remove(workspace: Workspace, id: string, { isSilent = false } = {}): void {
  if (staysPut(workspace, id)) return
  const { session } = workspace.draft
  const { tools } = workspace.shell
  const { messages, interfaceLanguage } = textsOf(workspace)
  const { content } = session.editor()
  const ids = chosenIds(workspace, id)
  const name = nameOfAll(workspace, ids)
  const isBlock = findBlock(content, id) !== null
  const before = selectableIds(content)
  workspace.canvas.typing.end()
  const removals = ids.map((one): Operation => ({
    kind: isBlock ? 'remove-block' : 'remove-container',
    id: one,
  }))
  session.edit(removals, {
    label: messages.block.removed(name),
    focus: id,
  })
  selectInstead(workspace, firstOf(content, ids.at(-1) ?? id), before, { focusBar: true })
  if (!isSilent) tools.announce(messages.block.removedForNow(name, keysInWords('Mod+Z', interfaceLanguage)))
}

export function duplicate(workspace: Workspace, id: string): void {
  if (staysPut(workspace, id)) return
  const { session } = workspace.draft
  const { content } = session.editor()
  const ids = chosenIds(workspace, id)
  const found = findBlock(content, id)
  const container = findContainer(content, id)?.container
  const label = textsOf(workspace).messages.block.duplicated(nameOfAll(workspace, ids))
  if (found) {
    const twins = ids
      .flatMap((one) => findBlock(content, one)?.block ?? [])
      .map((one) => withNewIds(one, newId))
    const insertions = insertionsAfter(found.place, twins, ids.at(-1) ?? id)
    const first = twins[0]?.id ?? null
    session.edit(insertions, { label, focus: first })
    select(workspace, first, { focusBar: true })
  } else if (container) {
    const twin = withNewIds(container, newId)
    session.edit([{ kind: 'insert-container', container: twin, after: id }], { label, focus: twin.id })
    select(workspace, twin.id, { focusBar: true })
  }
  workspace.shell.tools.announce(label)
}

export function copy(workspace: Workspace, id: string, transfer?: DataTransfer | null): boolean {
  if (staysPut(workspace, id)) return false
  const ids = chosenIds(workspace, id)
  const piece = pieceOf(workspace.draft.session.editor().content, ids)
  if (!piece) return false
  const blocks = 'container' in piece ? piece.container.columns.flat() : piece.blocks
  keepCopy(piece, copiedText(blocks), transfer)
  workspace.shell.tools.announce(textsOf(workspace).messages.block.copied(nameOfAll(workspace, ids)))
  return true
}

export function cut(workspace: Workspace, id: string, transfer?: DataTransfer | null): void {
  const name = nameOfAll(workspace, chosenIds(workspace, id))
  if (!copy(workspace, id, transfer)) return
  remove(workspace, id, { isSilent: true })
  workspace.shell.tools.announce(textsOf(workspace).messages.block.cutOut(name))
}

/**
 * Inserts the copied piece after the selected one or, without one, at the end of the page, with new ids; false when it is
 * refused, and says why.
 */
export function paste(workspace: Workspace, after: string | null, transfer?: DataTransfer | null): boolean {
  const { session } = workspace.draft
  const { tools } = workspace.shell
  const { messages, interfaceLanguage } = textsOf(workspace)
  const piece = readCopy(transfer) ?? readForeign(transfer)
  if (!piece) {
    tools.tell(messages.block.cannotPaste, 'error')
    return false
  }
  const blocks = 'blocks' in piece ? piece.blocks : piece.container.columns.flat()
  const { content } = session.editor()
  const operations = isNested(workspace, blocks)
    ? 'nested'
    : (pasteOperations(content, piece, after) ?? 'place')
  const error = typeof operations === 'string' ? operations : errorOfChange(content, operations.list)
  if (error || typeof operations === 'string') {
    refusePaste(workspace, error ?? 'place', blocks)
    return false
  }
  const name = formOf(piece)?.name[interfaceLanguage] ?? messages.block.container
  session.edit(operations.list, { label: messages.block.pasted(name), focus: operations.first })
  select(workspace, operations.first, { focusBar: true })
  if (after === null) tools.tell(messages.block.pastedAtEnd(name))
  else tools.announce(messages.block.pasted(name))
  return true
}

/** Says why a paste is refused, and keeps what was pasted in the list of what was set aside; the focus stays. */
export function refusePaste(
  workspace: Workspace,
  error: PasteError | 'place' | 'nested',
  blocks: StoredBlock[],
): void {
  const { session } = workspace.draft
  const { tools } = workspace.shell
  const { messages } = textsOf(workspace)
  const reason = messages.block.pasteRefused[error]
  session.putAside(
    blocks.map((block) => withNewIds(block, newId)),
    reason,
  )
  tools.tell(`${reason} ${messages.aside.kept}`, 'error')
}

/** Plain text as blocks of its own. */
export function blocksOfText(text: string): StoredBlock[] {
  return blocksOfPieces(splitPlain(text), newId)
}

/**
 * Inserts a block that was set aside after the selected one, or at the end of the page; a head is put back in its
 * place.
 */
export function takeBackAside(workspace: Workspace, one: SetAside): void {
  const { session } = workspace.draft
  const { place } = workspace.canvas
  const { messages, interfaceLanguage } = textsOf(workspace)
  const { content } = session.editor()
  const { selected } = place.view.get()
  if (one.block.id === headId) {
    setFields(workspace, headId, one.block.fields)
    session.dropAside(one)
    return
  }
  const at =
    placeForType(content, one.block.type, selected === headId ? null : selected) ??
    placeForType(content, one.block.type, null)
  if (!at || isNested(workspace, [one.block])) {
    workspace.shell.tools.tell(messages.block.pasteRefused[at ? 'nested' : 'place'], 'error')
    return
  }
  const block = withNewIds(one.block, newId)
  const label = messages.block.inserted(nameOfType(block.type, interfaceLanguage))
  session.edit(insertionOf(block, at), { label, focus: block.id })
  session.dropAside(one)
  workspace.shell.tools.tell(label)
}

export function setLayout(workspace: Workspace, id: string, layout: Layout): void {
  const { layoutChanged, layouts } = textsOf(workspace).messages.block
  const label = layoutChanged(layouts[layout])
  workspace.draft.session.edit([{ kind: 'set-layout', id, layout }], { label, focus: id })
  workspace.shell.tools.announce(label)
}

/** Sets a block's fields from its panel; `group` joins consecutive typing into one step. */
export function setFields(
  workspace: Workspace,
  id: string,
  fields: Record<string, unknown>,
  options: { group?: string } = {},
): void {
  const { session } = workspace.draft
  const { messages, interfaceLanguage } = textsOf(workspace)
  const found = findBlock(session.editor().content, id)
  if (!found) return
  const label = messages.block.changed(nameOfType(found.block.type, interfaceLanguage))
  session.edit([{ kind: 'set-fields', id, fields }], { label, focus: id, ...options })
}

/** Sets the number of a table's columns, with the texts of its rows; false for other fields. */
export function changeColumns(workspace: Workspace, id: string, fields: Record<string, unknown>): boolean {
  const { session } = workspace.draft
  const { messages, interfaceLanguage } = textsOf(workspace)
  const { content } = session.editor()
  const grid = gridOf(content, id)
  const count = grid && fields[grid.columnsField]
  if (grid?.id !== id || typeof count !== 'number') return false
  workspace.canvas.typing.end()
  const name = nameOf(content, id, messages, interfaceLanguage)
  session.edit(resizeColumns(grid, count), { label: messages.block.changed(name), focus: id })
  return true
}

/** The insertion point after the selection: after a block, or at the beginning of a container. */
export function pointAfter(content: ContentDocument, id: string | null): InsertionPoint {
  const found = id === null || id === headId ? null : findBlock(content, id)
  if (found)
    return found.place.in === 'column'
      ? { kind: 'block', container: found.place.container, column: found.place.column, after: id }
      : { kind: 'item', parent: found.place.parent, after: id }
  const container =
    id === null
      ? content.containers.at(-1)
      : id === headId
        ? content.containers[0]
        : findContainer(content, id)?.container
  if (!container) return { kind: 'container', after: null }
  const column = id === null ? container.columns.length - 1 : 0
  const after = id === null ? (container.columns[column]?.at(-1)?.id ?? null) : null
  return { kind: 'block', container: container.id, column, after }
}

/** Inserts blocks one after the other behind a block in the same column. */
function insertionsAfter(place: BlockPlace, blocks: StoredBlock[], behind: string): Operation[] {
  let after = behind
  return blocks.map((block) => {
    const operation: Operation = { kind: 'insert-block', block, to: { ...place, after } }
    after = block.id
    return operation
  })
}

/** The name of a block, or the number of several. */
function nameOfAll(workspace: Workspace, ids: string[]): string {
  const { messages, interfaceLanguage } = textsOf(workspace)
  const [first = ''] = ids
  return ids.length > 1
    ? messages.block.several(ids.length)
    : nameOf(workspace.draft.session.editor().content, first, messages, interfaceLanguage)
}

function pieceOf(content: ContentDocument, ids: string[]): Copied | null {
  const blocks = ids.flatMap((id) => findBlock(content, id)?.block ?? [])
  if (blocks.length > 0) return { blocks }
  const container = findContainer(content, ids[0] ?? '')?.container
  return container ? { container } : null
}

/** Whether blocks show a shared block in the original of one, where they can't stand. */
function isNested({ draft: { slug } }: Workspace, blocks: readonly StoredBlock[]): boolean {
  return isOriginal(slug) && blocks.some(({ type }) => blockDefinitions[type]?.showsSource)
}

function formOf(piece: Copied) {
  const type = 'container' in piece ? undefined : piece.blocks[0]?.type
  return type === undefined ? undefined : blockForms[type]
}

/** Text of another program as blocks; null when there is none. */
function readForeign(transfer?: DataTransfer | null): Copied | null {
  const html = transfer?.getData('text/html') ?? ''
  const pieces = html === '' ? splitPlain(transfer?.getData('text/plain') ?? '') : splitPasted(html)
  return pieces.length === 0 ? null : { blocks: blocksOfPieces(pieces, newId) }
}

function insertionOf(block: StoredBlock, at: InsertionPoint): Operation[] {
  return insertionsAt(at, [block])
}

function toPlace(at: Exclude<InsertionPoint, { kind: 'container' }>): BlockPlace {
  return at.kind === 'block'
    ? { in: 'column', container: at.container, column: at.column, after: at.after }
    : { in: 'block', parent: at.parent, after: at.after }
}

function pasteOperations(
  content: ContentDocument,
  piece: Copied,
  after: string | null,
): { list: Operation[]; first: string } | null {
  if ('container' in piece) {
    const container = withNewIds(piece.container, newId)
    return {
      list: [{ kind: 'insert-container', container, after: containerAround(content, after) }],
      first: container.id,
    }
  }
  const copies = piece.blocks.map((block) => withNewIds(block, newId))
  const [first] = copies
  if (!first) return null
  const at = placeForType(content, first.type, after)
  return at && { list: insertionsAt(at, copies), first: first.id }
}

/** Inserts blocks one after the other at a point; a new container gets all of them. */
export function insertionsAt(at: InsertionPoint, blocks: readonly StoredBlock[]): Operation[] {
  if (at.kind === 'container') {
    const container = { id: newId(), layout: '100' as const, columns: [[...blocks]] }
    return [{ kind: 'insert-container', container, after: at.after }]
  }
  let behind = at.after
  return blocks.map((block): Operation => {
    const to = toPlace({ ...at, after: behind })
    behind = block.id
    return { kind: 'insert-block', block, to }
  })
}

/** The nearest place after the selected block where this type is allowed; null for an item without its list. */
export function placeForType(
  content: ContentDocument,
  type: string,
  after: string | null,
): InsertionPoint | null {
  const found = after === null ? null : findBlock(content, after)
  if (found && blockDefinitions[found.block.type]?.children.includes(type))
    return { kind: 'item', parent: found.block.id, after: found.block.children?.at(-1)?.id ?? null }
  const at = pointAfter(content, after)
  if (at.kind !== 'item') return blockDefinitions[type]?.standsAlone ? at : null
  const parent = findBlock(content, at.parent)
  if (parent && blockDefinitions[parent.block.type]?.children.includes(type)) return at
  return placeForType(content, type, at.parent)
}

function containerAround(content: ContentDocument, id: string | null): string | null {
  if (id === null) return content.containers.at(-1)?.id ?? null
  const at = pointAfter(content, id)
  if (at.kind === 'block') return at.container
  return at.kind === 'item' ? containerAround(content, at.parent) : null
}
