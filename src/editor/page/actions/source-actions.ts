import { sourceDataOf } from '#blocks/source-data.ts'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import type { SharedBlock } from '#contracts/shared-blocks.ts'
import type { StoredBlock } from '#contracts/pages.ts'
import { pickLanguage, type Localized } from '#i18n/languages.ts'
import { findBlock } from '#operations/index.ts'
import { insertBlock, type InsertOptions } from './block-actions.ts'
import { chosenIds, select } from './selection.ts'
import { textsOf, type InsertionPoint, type Workspace } from '../workspace/workspace.ts'
import { isOriginal } from '#editor/model/blocks/is-original.ts'
import { sharedMessages } from '#i18n/lazy/editor-shared-blocks.ts'
import { contentOfChosen, detachSource, replaceChosen } from '#editor/model/blocks/source-operations.ts'

/** Whether a shared block can be made of the selection: blocks of a column, or a container. */
export function canMakeShared(workspace: Workspace, id: string): boolean {
  if (isOriginal(workspace.draft.slug)) return false
  const content = contentOfChosen(workspace.draft.session.editor().content, chosenIds(workspace, id))
  const blocks = content?.containers.flatMap(({ columns }) => columns.flat()) ?? []
  return blocks.length > 0 && blocks.every(({ type }) => !blockDefinitions[type]?.showsSource)
}

/**
 * Makes a shared block of the selection and replaces it with a block that shows it, as one undoable step. Returns
 * why it could not be made, or null; rejects if the call is refused, which may be for the name.
 */
export async function makeShared(workspace: Workspace, id: string, name: Localized): Promise<string | null> {
  const { session, slug, language } = workspace.draft
  const { tools } = workspace.shell
  const { interfaceLanguage } = textsOf(workspace)
  const messages = sharedMessages[interfaceLanguage]
  const ids = chosenIds(workspace, id)
  workspace.canvas.typing.end()
  const chosen = contentOfChosen(session.editor().content, ids)
  if (!chosen) return messages.notMade
  const made = await tools.calls.post('/pageeditor-api/shared-blocks', {
    json: { name, content: chosen, origin: slug },
  })
  const block = blockShowing(made.id)
  const newId = () => crypto.randomUUID()
  const operations = replaceChosen(session.editor().content, ids, { block, newId })
  if (!operations) return messages.notMade
  const shown = pickLanguage(made.name, interfaceLanguage)
  session.edit(operations, { label: messages.label(shown), focus: block.id })
  select(workspace, block.id, { focusBar: true })
  tools.tell(made.states[language] === 'public' ? messages.made(shown) : messages.madeDraft(shown))
  return null
}

/** Inserts a block that shows a shared block at a place of the page. */
export function insertShared(
  workspace: Workspace,
  { id, name }: Pick<SharedBlock, 'id' | 'name'>,
  at: InsertionPoint,
  options: InsertOptions,
): void {
  const { type, fields } = blockShowing(id)
  const shown = sharedMessages[textsOf(workspace).interfaceLanguage].quoted(
    pickLanguage(name, textsOf(workspace).interfaceLanguage),
  )
  insertBlock(workspace, type, at, { ...options, filled: { fields, name: shown } })
}

/** Replaces a block that shows a shared block by ordinary blocks with its present content. */
export function detach(workspace: Workspace, id: string): void {
  const { session } = workspace.draft
  const { place } = workspace.canvas
  const { tools } = workspace.shell
  const { interfaceLanguage } = textsOf(workspace)
  const messages = sharedMessages[interfaceLanguage]
  const { content } = session.editor()
  const found = findBlock(content, id)
  const source = found && sourceDataOf(found.block, place.shown.get().data)
  const detached =
    source?.content &&
    detachSource(content, id, {
      source: source.content,
      newId: () => crypto.randomUUID(),
      versionOf: (type) => blockDefinitions[type]?.version ?? 1,
    })
  if (!source || !detached) {
    tools.tell(messages.nothingToDetach, 'error')
    return
  }
  session.edit(detached.operations, { label: messages.detach, focus: detached.first })
  select(workspace, detached.first, { focusBar: true })
  tools.tell(messages.detached(source.name))
}

/** Goes to the original of a shared block, once everything here is saved. */
export async function openOriginal(workspace: Workspace, source: number): Promise<void> {
  const { session, language } = workspace.draft
  const { tools } = workspace.shell
  const { messages } = textsOf(workspace)
  try {
    await session.flush()
    location.assign(`/${language}/shared/${source}?edit`)
  } catch {
    tools.tell(messages.saving.notLeft, 'error')
  }
}

/** The only block type that shows a shared block. */
const showing = Object.values(blockDefinitions).find(({ showsSource }) => showsSource)

function blockShowing(source: number): StoredBlock {
  return {
    id: crypto.randomUUID(),
    type: showing?.type ?? '',
    version: showing?.version ?? 1,
    fields: { source: `shared:${source}` },
  }
}
