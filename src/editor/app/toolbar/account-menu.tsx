import { useLazyMessages } from '#i18n/language-context.tsx'
import { editorMessages } from '#i18n/lazy/editor.ts'
import { staffBarMessages } from '#i18n/lazy/staff-bar.ts'
import { useStore } from '#design/use-store.ts'
import { useTools } from '#editor/controls/staff-page-context.tsx'
import { Menu, MenuButton, MenuChoice } from '#editor/controls/menu.tsx'
import { keepLetterKeys, letterKeys } from '../keys/letter-keys.ts'

/** The menu of the signed-in user: the own settings of the editor and signing out. */
export function AccountMenu({ onLanguage }: { onLanguage: () => void }) {
  const { page, calls, tell } = useTools()
  const { saving, help } = useLazyMessages(editorMessages)
  const bar = useLazyMessages(staffBarMessages)
  const areLettersKeys = useStore(letterKeys, (state) => state)
  const signOut = () =>
    calls.post('/pageeditor-api/logout', { json: {} }).then(
      () => location.assign(location.pathname),
      () => tell(saving.failed, 'error'),
    )
  return (
    <Menu label={bar.account(page.user.name)} shown={page.user.name} align="end">
      <MenuButton onPress={onLanguage}>{bar.interfaceLanguage}</MenuButton>
      <MenuChoice kind="checkbox" isChosen={areLettersKeys} onPress={() => keepLetterKeys(!areLettersKeys)}>
        {help.letters}
      </MenuChoice>
      <MenuButton onPress={() => void signOut()}>{bar.signOut}</MenuButton>
    </Menu>
  )
}
