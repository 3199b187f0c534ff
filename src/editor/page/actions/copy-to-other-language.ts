import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { otherLanguage } from '#i18n/languages.ts'
import { findBlock, findContainer, isSame, withDescendants, type FoundBlock } from '#operations/index.ts'
import { createCalls } from '#editor/model/calls.ts'
import { openDraft } from '#editor/model/session/open-draft.ts'
import { nameOf } from './block-messages.ts'
import { textsOf, type Workspace } from '../workspace/workspace.ts'

/**
 * Copies blocks into the other language for translation, with the same ids, which link the two languages' blocks. New
 * blocks take the same position as here. Existing blocks with other content are replaced after a confirmation.
 */
export async function copyToOtherLanguage(workspace: Workspace, ids: string[]): Promise<void> {
  const { slug, language, session } = workspace.draft
  const { tools } = workspace.shell
  const { messages, interfaceLanguage } = textsOf(workspace)
  try {
    // The originals are saved before their copies, or they would count as newer.
    await session.flush()
    const { content } = session.editor()
    const calls = createCalls(otherLanguage(language), tools.signInAgain)
    const draft = await openDraft(calls, slug)
    const operations = copyOperations(content, draft.content, ids)
    const isReplacing = operations.some((one) => replacesWords(one, draft.content))
    const { replaceTitle, replaceThereAsk, replace } = messages.language
    const text = [replaceThereAsk[otherLanguage(language)]]
    if (isReplacing && !(await tools.ask({ title: replaceTitle, text, action: replace }))) return
    if (operations.length > 0)
      await calls.post('/pageeditor-api/draft/{slug}/changes', {
        params: { slug },
        json: {
          client: session.client,
          base: draft.sequence,
          changes: [{ id: crypto.randomUUID(), operations }],
        },
      })
    const [first = ''] = ids
    tools.tell(
      ids.length > 1
        ? messages.language.copied(ids.length)
        : messages.block.copiedToOther(nameOf(content, first, messages, interfaceLanguage)),
    )
    await session.refresh()
  } catch {
    tools.tell(messages.saving.failed, 'error')
  }
}

/**
 * The operations that bring blocks of one content into another one. An item brings its list along if that is missing
 * there. The empty container that an unwritten language starts with is removed.
 */
export function copyOperations(from: ContentDocument, to: ContentDocument, ids: string[]): Operation[] {
  const operations: Operation[] = []
  const made = new Set<string>()
  const has = (id: string) => made.has(id) || findBlock(to, id) !== null
  const copyBlock = (found: FoundBlock) => {
    const { block, place } = found
    if (place.in === 'block' && !has(place.parent)) {
      const parent = findBlock(from, place.parent)
      if (parent) copyBlock(parent)
      return
    }
    if (place.in === 'column') operations.push(...containerOperations(from, to, place.container, made))
    operations.push({ kind: 'insert-block', block, to: place })
    for (const one of withDescendants(block)) made.add(one.id)
  }
  // In the order of the page, because each is put behind the one before it, which must be there by then.
  const order = from.containers.flatMap(({ columns }) =>
    columns
      .flat()
      .flatMap(withDescendants)
      .map(({ id }) => id),
  )
  for (const id of ids.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))) {
    const found = findBlock(from, id)
    if (!found || made.has(id)) continue
    if (!has(id)) {
      copyBlock(found)
      continue
    }
    operations.push({ kind: 'set-fields', id, fields: found.block.fields })
    for (const child of found.block.children ?? []) {
      const item = findBlock(from, child.id)
      if (item && !has(child.id)) copyBlock(item)
    }
  }
  const isUnwritten = to.containers.every(({ columns }) => columns.flat().length === 0)
  const unused =
    isUnwritten && made.size > 0 ? to.containers.filter(({ id }) => !findContainer(from, id)) : []
  return [...operations, ...unused.map(({ id }): Operation => ({ kind: 'remove-container', id }))]
}

function replacesWords(operation: Operation, content: ContentDocument): boolean {
  if (operation.kind !== 'set-fields') return false
  const fields = findBlock(content, operation.id)?.block.fields ?? {}
  return Object.entries(operation.fields).some(([name, value]) => !isSame(fields[name], value))
}

function containerOperations(
  from: ContentDocument,
  to: ContentDocument,
  id: string,
  made: Set<string>,
): Operation[] {
  const found = findContainer(from, id)
  if (!found || made.has(id) || findContainer(to, id)) return []
  made.add(id)
  const container = { ...found.container, columns: found.container.columns.map(() => []) }
  return [{ kind: 'insert-container', container, after: found.after }]
}
