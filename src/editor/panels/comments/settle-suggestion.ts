import type { Comment } from '#contracts/comments.ts'
import type { SuggestionOutcome } from '#contracts/suggested-text.ts'
import { CallError } from '#fields/staff-calls/send-call.ts'
import { commentMessages } from '#i18n/lazy/editor-comments.ts'
import { suggestionMessages } from '#i18n/lazy/editor-suggestions.ts'
import { readErrors, readReason } from '#editor/model/field-errors.ts'
import { judgeSuggestion, type Judgement } from '#editor/model/discussion/judge-suggestion.ts'
import { nameOf } from '#editor/page/actions/block-messages.ts'
import { textsOf, type Workspace } from '#editor/page/workspace/workspace.ts'

type Suggestion = Pick<Comment, 'id' | 'block' | 'suggestion'>

/**
 * Changes the text as if the suggestion was typed, in one step that undo reverts, and notes that it was accepted once the
 * draft is saved. Nothing changes if somebody else has decided, or if the suggestion fits the text otherwise than the user
 * has seen.
 */
export async function acceptSuggestion(
  workspace: Workspace,
  given: Suggestion,
  seen: Judgement,
): Promise<void> {
  const { draft, shell } = workspace
  const { session, discussion, slug } = draft
  const { messages: editor, interfaceLanguage } = textsOf(workspace)
  const messages = suggestionMessages[interfaceLanguage]
  const { block: id, suggestion } = given
  if (id === null || !suggestion) return
  const judge = () => judgeSuggestion(session.editor().content, id, suggestion)
  try {
    await discussion.take(
      shell.tools.calls.get('/pageeditor-api/draft/{slug}/comments', { params: { slug } }),
    )
  } catch (error) {
    shell.tools.tell(reasonOf(workspace, error), 'error')
    return
  }
  const known = discussion.state.get()?.comments.find((one) => one.id === given.id)
  if (!known || known.resolved_at !== null) {
    shell.tools.tell(messages.settledBefore, 'error')
    return
  }
  const now = judge()
  if (now.kind !== seen.kind) {
    shell.tools.tell(messages.changedNow, 'error')
    return
  }
  if (now.kind === 'ready' || now.kind === 'merged') {
    const label = messages.step(nameOf(session.editor().content, id, editor, interfaceLanguage))
    session.edit([{ kind: 'set-fields', id, fields: { [suggestion.field]: now.value } }], {
      label,
      focus: id,
    })
    const isSaved = await session.flush().then(
      () => judge().kind === 'contained',
      () => false,
    )
    if (!isSaved) {
      shell.tools.tell(messages.notSaved, 'error')
      return
    }
  }
  await settleSuggestion(workspace, given.id, { outcome: 'accepted' })
}

/** Notes what became of a suggestion, and tells it or why that failed. Resolves to whether it is settled. */
export async function settleSuggestion(
  workspace: Workspace,
  id: number,
  json: { outcome: SuggestionOutcome; answer?: string; mentions?: number[] },
): Promise<boolean> {
  const { draft, shell } = workspace
  const { discussion, slug } = draft
  const { calls, tell } = shell.tools
  const messages = suggestionMessages[textsOf(workspace).interfaceLanguage]
  try {
    await discussion.take(calls.post('/pageeditor-api/suggestions/{id}', { params: { id }, json }))
  } catch (error) {
    const isSettled = error instanceof CallError && error.status === 409
    tell(isSettled ? messages.settledBefore : reasonOf(workspace, error), 'error')
    if (isSettled)
      await discussion
        .take(calls.get('/pageeditor-api/draft/{slug}/comments', { params: { slug } }))
        .catch(() => {})
    return isSettled
  }
  tell(messages.done[json.outcome])
  return true
}

function reasonOf(workspace: Workspace, error: unknown): string {
  const [field] = Object.values(readErrors(error))
  return field ?? readReason(error) ?? commentMessages[textsOf(workspace).interfaceLanguage].failed
}
