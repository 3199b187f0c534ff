import { findBlock } from '#operations/index.ts'
import { commentMessages } from '#i18n/lazy/editor-comments.ts'
import { suggestibleTexts } from '#editor/model/blocks/suggestible-texts.ts'
import { textsOf, type Workspace } from '../workspace/workspace.ts'

/** Opens the dialog in which another wording for a text of the block is suggested, by default the one being typed in. */
export function openSuggestion(workspace: Workspace, id: string): void {
  const { place, typing } = workspace.canvas
  const { view, tools } = workspace.shell
  const block = findBlock(workspace.draft.session.editor().content, id)?.block
  if (!block || suggestibleTexts(block).length === 0) {
    tools.announce(commentMessages[textsOf(workspace).interfaceLanguage].noText)
    return
  }
  const typed = place.view.get().typing
  const field = typed?.block === id ? typed.field : null
  typing.end()
  view.set((state) => ({ ...state, suggesting: { block: id, field } }))
}
