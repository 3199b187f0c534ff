import type { LinkTargetResponse } from '#contracts/page-settings.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import type { Calls } from '#editor/model/calls.ts'
import { Combobox, type PickOption } from '#fields/controls/combobox.tsx'
import { PickField } from '#staff/picking/pick-field.tsx'
import { typedTarget } from '#design/rich-text/typed-target.ts'
import { useTarget } from './use-target.ts'

export type TargetPickerProps = {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** The stored value: `page:3`, an address; empty for none. */
  value: string
  calls: Calls
  onChange: (target: string, how?: { isByEnter: boolean }) => void
  /** The form field name of a text that was typed but not chosen from the list. */
  typedName?: string
  /** Called for each change of that text. */
  onType?: () => void
  hasFocusAtOnce?: boolean
}

/** Selects a record of this site by its title; without a `kind` also a typed address. */
export function TargetPicker(
  props: TargetPickerProps & {
    kind?: LinkTargetResponse['kind']
    placeholder: string
    /** The message for a stored target that no longer exists. */
    gone: string
    isRemovable?: boolean
  },
) {
  const { label, hint, error, value, calls, kind, placeholder, gone, isRemovable = false, onChange } = props
  const { typedName, onType, hasFocusAtOnce = false } = props
  const messages = useLazyMessages(editorBlocksMessages)
  const target = useTarget(calls, value)
  const asOption = (one: LinkTargetResponse): PickOption => ({
    value: one.target,
    title: one.title,
    detail: one.detail,
    kind: kind ? '' : messages.link.kinds[one.kind],
  })
  const search = async (query: string) => {
    const found = await calls.get('/pageeditor-api/link-targets', { query: { query, kind } })
    return found.map(asOption)
  }
  const readTyped = (query: string): PickOption[] => {
    const own = kind ? null : typedTarget(query, location.origin)
    return own
      ? [{ value: own.target, title: own.target, detail: '', kind: messages.link.kinds[own.kind] }]
      : []
  }
  return (
    <PickField
      {...{ label, hint }}
      error={target.state === 'gone' ? gone : error}
      chosen={value === '' ? null : { ...target, isGone: target.state === 'gone' }}
      onRemove={isRemovable ? () => onChange('') : undefined}
    >
      {(ids, { onDone, onCancel, ...lookUp }) => (
        <Combobox
          ids={ids}
          placeholder={placeholder}
          search={search}
          typed={readTyped}
          name={typedName}
          onType={onType}
          hasFocusAtOnce={lookUp.hasFocusAtOnce || hasFocusAtOnce}
          onCancel={onCancel}
          onChoose={(option, how) => {
            onDone()
            onChange(option.value, how)
          }}
        />
      )}
    </PickField>
  )
}
