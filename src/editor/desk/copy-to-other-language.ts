import type { ChangesAnswer } from '#contracts/page-editor.ts'
import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { otherLanguage } from '#i18n/languages.ts'
import { findBlock, findContainer } from '#operations/index.ts'
import { createCalls } from '../calls.ts'
import { openDraft } from '../session/open-draft.ts'
import { nameOf } from './block-words.ts'
import type { Desk } from './desk.ts'

/**
 * Copies blocks into the other language, where they are translated: with the ids that they have here, by which the two are
 * known as each other's. What exists there gets these fields; what does not stands where it stands here.
 */
export async function copyToOtherLanguage(desk: Desk, ids: string[]): Promise<void> {
  const { slug, language, session, tools, words, interfaceLanguage } = desk
  const { content } = session.editor()
  try {
    const calls = createCalls(otherLanguage(language), tools.signInAgain)
    const draft = await openDraft(calls, slug)
    const operations = copyOperations(content, draft.content, ids)
    if (operations.length > 0)
      await calls.post<ChangesAnswer>(`draft/${slug}/changes`, {
        client: session.client,
        base: draft.sequence,
        changes: [{ id: crypto.randomUUID(), operations }],
      })
    const [first = ''] = ids
    tools.tell(words.block.copiedToOther(nameOf(content, first, words, interfaceLanguage)))
    await session.refresh()
  } catch {
    tools.tell(words.saving.failed, 'error')
  }
}

/** What makes the blocks of one content stand in another one, too. */
export function copyOperations(from: ContentDocument, to: ContentDocument, ids: string[]): Operation[] {
  const operations: Operation[] = []
  const made = new Set<string>()
  for (const id of ids) {
    const found = findBlock(from, id)
    if (!found) continue
    const there = findBlock(to, id)
    if (there) {
      operations.push({ kind: 'set-fields', id, fields: found.block.fields })
      for (const child of found.block.children ?? [])
        if (!findBlock(to, child.id))
          operations.push({
            kind: 'insert-block',
            block: child,
            to: { in: 'block', parent: id, after: null },
          })
      continue
    }
    const { place } = found
    if (place.in === 'column' && !findContainer(to, place.container) && !made.has(place.container)) {
      const container = findContainer(from, place.container)
      if (container) {
        made.add(place.container)
        operations.push({
          kind: 'insert-container',
          container: { ...container.container, columns: container.container.columns.map(() => []) },
          after: container.after,
        })
      }
    }
    operations.push({ kind: 'insert-block', block: found.block, to: place })
  }
  return operations
}
