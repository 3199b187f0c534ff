import { useDraft, useTexts, useWorkspace } from '#editor/page/workspace/workspace-context.tsx'
import { cancelScheduled, unpublish } from '#editor/page/actions/publish-actions.ts'
import type { Workspace } from '#editor/page/workspace/workspace.ts'
import { planInWords } from '#editor/app/dialogs/plan-in-words.ts'
import { commentMessages } from '#i18n/lazy/editor-comments.ts'
import { useUnpublished } from '#editor/panels/versions/use-unpublished.ts'
import { useStore } from '#design/use-store.ts'
import { Menu, MenuButton } from '#editor/controls/menu.tsx'
import { Sign } from '#editor/controls/sign.tsx'
import styles from '#editor/controls/toolbar.module.css'

/** The publish button, with its menu if there is space: now, scheduled, unpublish. */
export function PublishTool({ hasMenu }: { hasMenu: boolean }) {
  const workspace = useWorkspace()
  const { session } = workspace.draft
  const { messages } = useTexts()
  const said = usePublicationWords()
  if (!session.mayPublish) return <ReviewTool />
  return (
    <span className={styles['split']}>
      <button
        type="button"
        onClick={() => review(workspace)}
        data-publish=""
        {...(said && { title: said.text, 'aria-describedby': 'publish-says' })}
      >
        {messages.toolbar.publish}
        {said && hasMenu && (
          <span aria-hidden="true" className={styles['count']}>
            {said.short}
          </span>
        )}
      </button>
      <span id="publish-says" hidden>
        {said?.text}
      </span>
      {hasMenu && (
        <Menu label={messages.toolbar.publishMore} shown={<Sign name="down" />} align="end">
          <PublishCommands />
        </Menu>
      )}
    </span>
  )
}

/** For those who may not publish: says so, and leads to whom they can ask. */
function ReviewTool() {
  const workspace = useWorkspace()
  const { messages } = useTexts()
  return (
    <span className={styles['split']}>
      <button
        type="button"
        // Not `disabled`, because nobody could find out why.
        aria-disabled="true"
        title={messages.publish.askInstead}
        onClick={() => askForReview(workspace, messages.publish.askInstead)}
        data-publish=""
      >
        {messages.toolbar.publish}
      </button>
    </span>
  )
}

function askForReview({ shell: { tools, view } }: Workspace, said: string): void {
  view.set((state) => ({ ...state, width: 'desktop', panel: 'comments' }))
  tools.tell(said)
}

/** What publishing would do, or what is planned; null when there is nothing to say. */
function usePublicationWords(): { text: string; short: string } | null {
  const { session } = useDraft()
  const { messages, interfaceLanguage } = useTexts()
  const [next] = useStore(session.presence, ({ status }) => status.scheduled)
  const count = useUnpublished()?.differences.length ?? 0
  const words = count > 0 ? [messages.publish.changes(count)] : []
  if (next) {
    words.push(planInWords(next, messages.publish, interfaceLanguage))
    if (next.is_outdated) words.push(messages.publish.outdated)
  }
  if (words.length === 0) return null
  return { text: words.join('. '), short: count > 0 ? String(count) : '…' }
}

/** Shows what publishing will do before it is done. */
function review({ canvas: { typing }, shell: { view } }: Workspace): void {
  typing.end()
  view.set((state) => ({ ...state, dialog: 'publish' }))
}

/** The commands of a menu about publishing. */
export function PublishCommands() {
  const workspace = useWorkspace()
  const { session } = workspace.draft
  const { view } = workspace.shell
  const { messages, interfaceLanguage } = useTexts()
  const status = useStore(session.presence, (presence) => presence.status)
  const { publish } = messages
  if (!session.mayPublish)
    return (
      <MenuButton onPress={() => askForReview(workspace, publish.askInstead)}>
        {commentMessages[interfaceLanguage].review.ask} …
      </MenuButton>
    )
  return (
    <>
      <MenuButton onPress={() => review(workspace)}>{publish.now}</MenuButton>
      <MenuButton onPress={() => view.set((state) => ({ ...state, dialog: 'publish' }))}>
        {publish.schedule} …
      </MenuButton>
      {status.scheduled.length > 0 && (
        <MenuButton onPress={() => void cancelScheduled(workspace)}>{publish.cancelScheduled}</MenuButton>
      )}
      {status.published && (
        <MenuButton onPress={() => void unpublish(workspace)} isDangerous>
          {publish.unpublish}
        </MenuButton>
      )}
    </>
  )
}
