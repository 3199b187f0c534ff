import { useWorkspace } from '../workspace/workspace-context.tsx'
import { cancelScheduled, publishNow, unpublish } from '../workspace/publish-actions.ts'
import { useNotices } from '../workspace/use-notices.ts'
import { useStore } from '../store.ts'
import { Menu, MenuButton } from './menu.tsx'
import { Sign } from './sign.tsx'
import styles from './toolbar.module.css'

/** The publish button, with its menu if there is space: now, scheduled, unpublish. */
export function PublishTool({ hasMenu }: { hasMenu: boolean }) {
  const { session, messages } = useWorkspace()
  const start = useStart()
  return (
    <span className={styles['split']}>
      <button type="button" disabled={!session.mayPublish} onClick={start} data-publish="">
        {messages.toolbar.publish}
      </button>
      {hasMenu && (
        <Menu label={messages.toolbar.publishMore} shown={<Sign name="down" />} align="end">
          <PublishCommands />
        </Menu>
      )}
    </span>
  )
}

/** The commands of a menu about publishing. */
export function PublishCommands() {
  const workspace = useWorkspace()
  const { session, view, messages } = workspace
  const status = useStore(session.presence, (presence) => presence.status)
  const start = useStart()
  const { publish } = messages
  return (
    <>
      <MenuButton onPress={start} isDisabled={!session.mayPublish}>
        {publish.now}
      </MenuButton>
      <MenuButton
        onPress={() => view.set((state) => ({ ...state, dialog: 'publish' }))}
        isDisabled={!session.mayPublish}
      >
        {publish.schedule} …
      </MenuButton>
      {status.scheduled.length > 0 && (
        <MenuButton onPress={() => void cancelScheduled(workspace)} isDisabled={!session.mayPublish}>
          {publish.cancelScheduled}
        </MenuButton>
      )}
      {status.published && (
        <MenuButton onPress={() => void unpublish(workspace)} isDisabled={!session.mayPublish} isDangerous>
          {publish.unpublish}
        </MenuButton>
      )}
    </>
  )
}

/** Publishes immediately when there are no notices. */
function useStart(): () => void {
  const workspace = useWorkspace()
  const notices = useNotices()
  return () => {
    if (notices.length > 0) workspace.view.set((state) => ({ ...state, dialog: 'publish' }))
    else void publishNow(workspace)
  }
}
