import type { ContentDocument } from '#contracts/pages.ts'
import { otherLanguage } from '#i18n/languages.ts'
import { withDescendants } from '#operations/index.ts'
import { createCalls } from '#editor/model/calls.ts'
import { copyOperations } from './copy-to-other-language.ts'
import { textsOf, type Workspace } from '../workspace/workspace.ts'

/** Copies blocks of the other language here, or its whole content, as one undoable step. */
export async function copyFromOtherLanguage(workspace: Workspace, ids: string[] | 'all'): Promise<void> {
  const { slug, language, session } = workspace.draft
  const { tools } = workspace.shell
  const { messages } = textsOf(workspace)
  try {
    const calls = createCalls(otherLanguage(language), tools.signInAgain)
    const draft = await calls.get('/pageeditor-api/draft/{slug}', { params: { slug } })
    const operations =
      ids === 'all'
        ? [{ kind: 'replace-content' as const, content: withoutHead(draft.content) }]
        : copyOperations(draft.content, session.editor().content, ids)
    if (operations.length === 0) return
    const label = messages.language.copied(ids === 'all' ? countBlocks(draft.content) : ids.length)
    session.edit(operations, { label, focus: null })
    tools.tell(label)
    await session.flush()
    await session.refresh()
  } catch {
    tools.tell(messages.saving.failed, 'error')
  }
}

/** Titles are the first thing to be translated, so the page keeps its own. */
function withoutHead({ head: _head, ...blocks }: ContentDocument): ContentDocument {
  return blocks
}

function countBlocks({ containers }: ContentDocument): number {
  return containers.flatMap(({ columns }) => columns.flat().flatMap(withDescendants)).length
}

/** Marks blocks here as up to date with the other language. */
export async function confirmTranslation(workspace: Workspace, blocks: string[]): Promise<void> {
  const { slug, session } = workspace.draft
  const { tools } = workspace.shell
  const { messages } = textsOf(workspace)
  try {
    await session.flush()
    session.setStatus(
      await tools.calls.post('/pageeditor-api/draft/{slug}/translation', {
        params: { slug },
        json: { blocks },
      }),
    )
  } catch {
    tools.tell(messages.saving.failed, 'error')
  }
}

/** Opens the same page for editing in the other language; the page's alternate link has its address. */
export function openOtherLanguage({ draft: { language, session } }: Workspace): void {
  const there = otherLanguage(language)
  const link = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${there}"]`)
  const address = new URL(link?.href ?? `/${there}`, location.origin)
  // Alternates use the public origin, which may differ from the current one during development.
  const path = `${address.pathname}?edit`
  void session.flush().finally(() => location.assign(path))
}
