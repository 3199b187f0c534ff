import { forgetEntries, listEntries } from '#fields/kept-by-browser/kept-entries.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { editorMessages } from '#i18n/lazy/editor.ts'
import { keptEntriesMessages, linesAboutKept } from '#i18n/lazy/kept-entries.ts'
import { staffBarMessages } from '#i18n/lazy/staff-bar.ts'
import { useStore } from '#design/use-store.ts'
import { useTools } from '#editor/controls/staff-page-context.tsx'
import { Menu, MenuButton, MenuChoice } from '#editor/controls/menu.tsx'
import { keepLetterKeys, letterKeys } from '../keys/letter-keys.ts'

/** The menu of the signed-in user: the own settings of the editor and signing out. */
export function AccountMenu({ onLanguage }: { onLanguage: () => void }) {
  const { page, calls, tell, ask } = useTools()
  const language = useLanguage()
  const { title, action } = useLazyMessages(keptEntriesMessages)
  const { saving, help } = useLazyMessages(editorMessages)
  const bar = useLazyMessages(staffBarMessages)
  const areLettersKeys = useStore(letterKeys, (state) => state)
  const signOut = async () => {
    const kept = listEntries(page.user.id)
    const text = linesAboutKept(kept, new Date(), language)
    if (kept.length > 0 && !(await ask({ title, text, action }))) return
    try {
      await calls.post('/pageeditor-api/logout', { json: {} })
      if (kept.length > 0) forgetEntries(page.user.id)
      location.assign(location.pathname)
    } catch {
      tell(saving.failed, 'error')
    }
  }
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
