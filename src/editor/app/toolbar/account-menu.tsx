import { useLazyMessages } from '#i18n/language-context.tsx'
import { editorMessages } from '#i18n/lazy/editor.ts'
import { staffBarMessages } from '#i18n/lazy/staff-bar.ts'
import { useTools } from '#editor/controls/staff-page-context.tsx'
import { Menu, MenuButton } from '#editor/controls/menu.tsx'

/** The menu of the signed-in user: the interface's language and signing out. */
export function AccountMenu({ onLanguage }: { onLanguage: () => void }) {
  const { page, calls, tell } = useTools()
  const { saving } = useLazyMessages(editorMessages)
  const bar = useLazyMessages(staffBarMessages)
  const signOut = () =>
    calls.post('logout', { json: {} }).then(
      () => location.assign(location.pathname),
      () => tell(saving.failed, 'error'),
    )
  return (
    <Menu label={bar.account(page.user.name)} shown={page.user.name} align="end">
      <MenuButton onPress={onLanguage}>{bar.interfaceLanguage}</MenuButton>
      <MenuButton onPress={() => void signOut()}>{bar.signOut}</MenuButton>
    </Menu>
  )
}
