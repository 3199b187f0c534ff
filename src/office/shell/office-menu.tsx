import { useSyncExternalStore } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import { useLanguage } from '#i18n/language-context.tsx'
import { StaffMenu } from '#site/staff/staff-menu.tsx'
import { useRecordMessages } from '../records/records-context.ts'
import { useStart } from '../start-context.ts'
import styles from './shell.module.css'

/** The menu of staff with the button that opens the look-up. */
export function OfficeMenu({ onLookUp }: { onLookUp: () => void }) {
  const { menu, accountId } = useStart()
  const { lookUp } = useRecordMessages()
  return (
    <StaffMenu
      menu={menu[useLanguage()]}
      pathname={usePathname()}
      accountId={accountId}
      first={
        <button type="button" className={styles.lookUp} onClick={onLookUp} aria-keyshortcuts="Control+K">
          <Icon name="search" size={15} />
          {lookUp.open}
          <kbd aria-hidden="true">Ctrl K</kbd>
        </button>
      }
    />
  )
}

/** The path of the address, which the pages of forms and media change without loading a document. */
function usePathname(): string {
  return useSyncExternalStore(
    (onChange) => {
      const { navigation } = globalThis
      navigation?.addEventListener('currententrychange', onChange)
      return () => navigation?.removeEventListener('currententrychange', onChange)
    },
    () => location.pathname.replace(/\/$/, ''),
  )
}
