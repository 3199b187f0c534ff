import type { SectionStatus } from '#contracts/page-editor.ts'
import { CallError } from '#fields/staff-calls/send-call.ts'
import { readRefusal } from '#editor/model/guards/read-refusal.ts'
import { isOriginal } from '#editor/model/blocks/is-original.ts'
import { sharedMessages } from '#i18n/lazy/editor-shared-blocks.ts'
import { textsOf, type EditorTexts, type Workspace } from '../workspace/workspace.ts'

export type Publication = {
  publish_at?: string | null
  unpublish_at?: string | null
  release_id?: number | null
  summary?: string
}

/** Publishes the draft as displayed, now or scheduled; shows a message on errors. Resolves to true on success. */
export async function publish(
  workspace: Workspace,
  publication: Publication,
  done: string,
): Promise<boolean> {
  const { session, slug } = workspace.draft
  const { tools } = workspace.shell
  const { messages } = textsOf(workspace)
  workspace.canvas.typing.end()
  try {
    await session.flush()
    const status = await tools.calls.post('/pageeditor-api/draft/{slug}/publication', {
      params: { slug },
      json: {
        sequence: session.editor().confirmed.sequence,
        ...publication,
      },
    })
    session.setStatus(status)
    tools.tell(
      [done, status.hidden_by && messages.publish.hiddenBy[status.hidden_by]].filter(Boolean).join(' '),
    )
    return true
  } catch (error) {
    tools.tell(reasonOf(error, messages), 'error')
    if (error instanceof CallError && error.status === 400) showRefusal(workspace, error.body)
    return false
  }
}

/** Lists what the server has refused, so that editors can jump there. */
function showRefusal({ draft: { session }, shell: { view } }: Workspace, answer: unknown): void {
  const { content } = session.editor()
  const notices = readRefusal(answer, content)
  if (notices.length === 0) return
  view.set((state) => ({ ...state, dialog: null, panel: 'notices', refused: { content, notices } }))
}

/** Publishes now; the version is named by the summary. */
export async function publishNow(workspace: Workspace, summary: string): Promise<boolean> {
  return publish(workspace, { summary }, textsOf(workspace).messages.publish.done)
}

/** Puts the draft as displayed into a release that holds an earlier state of it. */
export async function takeIntoPlan(
  workspace: Workspace,
  { release }: SectionStatus['scheduled'][number],
): Promise<boolean> {
  return publish(workspace, { release_id: release.id }, textsOf(workspace).messages.publish.takenIn)
}

export async function unpublish(workspace: Workspace): Promise<void> {
  const { publish: words } = textsOf(workspace).messages
  const uses = isOriginal(workspace.draft.slug) ? await usesOfOriginal(workspace) : ''
  const text = [words.unpublishAsk, uses].filter(Boolean)
  const { ask } = workspace.shell.tools
  if (!(await ask({ title: `${words.unpublish}?`, text, action: words.unpublish }))) return
  await withdraw(workspace, 'all', textsOf(workspace).messages.publish.unpublished)
}

/** Where visitors no longer see a reusable block once it is unpublished, in a sentence; empty for nowhere. */
async function usesOfOriginal(workspace: Workspace): Promise<string> {
  const { slug, language } = workspace.draft
  const { tools } = workspace.shell
  const words = sharedMessages[textsOf(workspace).interfaceLanguage]
  try {
    const uses = await tools.calls.get('/pageeditor-api/shared-blocks/{id}/uses', {
      params: { id: slug.replace('shared-', '') },
    })
    const shown = uses.filter((use) => use.language === language && use.place === 'content')
    return shown.length > 0 ? words.vanishes(shown.map(({ title }) => title)) : ''
  } catch {
    return words.mayVanish
  }
}

export async function cancelScheduled(workspace: Workspace): Promise<void> {
  await withdraw(workspace, 'only', textsOf(workspace).messages.publish.cancelled)
}

async function withdraw(workspace: Workspace, scheduled: 'only' | 'all', done: string): Promise<void> {
  try {
    const { slug, session } = workspace.draft
    const { calls } = workspace.shell.tools
    session.setStatus(
      await calls.remove('/pageeditor-api/draft/{slug}/publication', {
        params: { slug },
        query: { scheduled },
      }),
    )
    workspace.shell.tools.tell(done)
  } catch (error) {
    workspace.shell.tools.tell(reasonOf(error, textsOf(workspace).messages), 'error')
  }
}

function reasonOf(error: unknown, messages: EditorTexts['messages']): string {
  if (!(error instanceof CallError)) return messages.saving.failed
  if (error.status === 403) return messages.publish.forbidden
  if (error.status === 409) return messages.publish.movedOn
  if (error.status === 400) {
    const errors = typeof error.body === 'object' && error.body !== null ? Object.keys(error.body).length : 1
    return messages.publish.errors(errors)
  }
  return messages.saving.failed
}
