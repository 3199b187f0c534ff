import { kindOfTarget } from '#design/rich-text/link-target.ts'
import { typedTarget } from '#design/rich-text/typed-target.ts'
import { Combobox, type PickOption } from '#fields/controls/combobox.tsx'
import type { FieldIds } from '#fields/controls/field-frame.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import type { MenuEntry } from '#records/field.ts'
import { menuMessages } from '../../messages/menus.ts'
import { useTargetSearch } from './use-menu-pages.ts'

/** Finds what an entry leads to by typing: a page, a fixed list, or an address. */
export function TargetField(props: {
  ids: FieldIds
  hasFocusAtOnce?: boolean
  onCancel?: (() => void) | undefined
  onChoose: (given: Pick<MenuEntry, 'target' | 'url'>, title: string) => void
}) {
  const { ids, hasFocusAtOnce = false, onCancel, onChoose } = props
  const messages = useLazyMessages(menuMessages)
  const search = useTargetSearch()
  return (
    <Combobox
      ids={ids}
      placeholder={messages.find}
      search={search}
      typed={(query) => typedAddress(query, messages.address)}
      hasFocusAtOnce={hasFocusAtOnce}
      {...(onCancel && { onCancel })}
      onChoose={({ value, title }) =>
        kindOfTarget(value) === 'reference'
          ? onChoose({ target: value, url: { de: '', en: '' } }, title)
          : onChoose({ target: '', url: { de: value, en: '' } }, title)
      }
    />
  )
}

function typedAddress(query: string, kind: string): PickOption[] {
  const address = typedTarget(query, location.origin)?.target ?? ''
  return address.startsWith('https://') || address.startsWith('/')
    ? [{ value: address, title: address, detail: '', kind }]
    : []
}
