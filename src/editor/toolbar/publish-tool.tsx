import { useDesk } from '../desk/desk-context.tsx'
import { cancelScheduled, publishNow, unpublish } from '../desk/publish-actions.ts'
import { useNotices } from '../desk/use-notices.ts'
import { useStore } from '../store.ts'
import { Menu, MenuButton } from './menu.tsx'
import { Sign } from './sign.tsx'
import styles from './toolbar.module.css'

/** Publishing with its menu: now, at a time, off the site again. */
export function PublishTool() {
  const desk = useDesk()
  const { session, words, view } = desk
  const notices = useNotices()
  const status = useStore(session.presence, (presence) => presence.status)
  const { publish } = words
  const openDialog = () => view.set((state) => ({ ...state, dialog: 'publish' }))
  const start = () => {
    if (notices.length > 0) openDialog()
    else void publishNow(desk)
  }
  return (
    <span className={styles['split']}>
      <button type="button" disabled={!session.mayPublish} onClick={start} data-publish="">
        {words.toolbar.publish}
      </button>
      <Menu label={words.toolbar.publishMore} shown={<Sign name="down" />} align="end">
        <MenuButton onPress={start} isDisabled={!session.mayPublish}>
          {publish.now}
        </MenuButton>
        <MenuButton onPress={openDialog} isDisabled={!session.mayPublish}>
          {publish.schedule} …
        </MenuButton>
        {status.scheduled.length > 0 && (
          <MenuButton onPress={() => void cancelScheduled(desk)} isDisabled={!session.mayPublish}>
            {publish.cancelScheduled}
          </MenuButton>
        )}
        {status.published && (
          <MenuButton onPress={() => void unpublish(desk)} isDisabled={!session.mayPublish} isDangerous>
            {publish.unpublish}
          </MenuButton>
        )}
      </Menu>
    </span>
  )
}
