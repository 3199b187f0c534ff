import { Menu, MenuChoice } from '#editor/controls/menu.tsx'
import { Sign } from '#editor/controls/sign.tsx'
import { partLanguageNames, type PartLanguage } from '#i18n/part-languages.ts'
import { useCanvas, useDraft, useTexts } from '../workspace/workspace-context.tsx'

/** The language of the selected words, so that they are read aloud and hyphenated in it. */
export function LanguageMenu({ chosen }: { chosen: PartLanguage | null }) {
  const { typing } = useCanvas()
  const { language } = useDraft()
  const { messages, interfaceLanguage } = useTexts()
  const set = (code: PartLanguage | null) => typing.rich()?.setLanguage(code)
  const names = partLanguageNames(interfaceLanguage).filter(({ code }) => code !== language)
  const name = names.find(({ code }) => code === chosen)?.name ?? messages.marks.pageLanguage
  return (
    <Menu
      label={`${messages.marks.language}: ${name}`}
      shown={<Sign name="languages" size={17} />}
      isPressed={chosen !== null}
      align="end"
      tabIndex={-1}
    >
      <MenuChoice kind="radio" isChosen={chosen === null} onPress={() => set(null)}>
        {messages.marks.pageLanguage}
      </MenuChoice>
      {names.map(({ code, name: one }) => (
        <MenuChoice key={code} kind="radio" isChosen={code === chosen} onPress={() => set(code)}>
          {one}
        </MenuChoice>
      ))}
    </Menu>
  )
}
