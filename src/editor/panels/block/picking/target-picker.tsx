import { useRef, useState } from 'react'
import type { LinkTargetResponse } from '#contracts/page-settings.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import type { Calls } from '#editor/model/calls.ts'
import { afterPaint } from '#editor/controls/after-paint.ts'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { Combobox, type PickOption } from '#fields/controls/combobox.tsx'
import { Picked } from '#staff/picking/picked.tsx'
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
  const [isChanging, setIsChanging] = useState(false)
  const changeButton = useRef<HTMLButtonElement>(null)
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
  const close = () => {
    setIsChanging(false)
    afterPaint(() => {
      changeButton.current?.focus()
      return changeButton.current !== null
    })
  }
  return (
    <FieldFrame {...{ label, hint }} error={target.state === 'gone' ? gone : error}>
      {(ids) =>
        value !== '' && !isChanging ? (
          <Picked
            ids={ids}
            title={target.title}
            detail={target.detail}
            isGone={target.state === 'gone'}
            label={label}
            changeRef={changeButton}
            onChange={() => setIsChanging(true)}
            onRemove={isRemovable ? () => onChange('') : undefined}
          />
        ) : (
          <Combobox
            ids={ids}
            placeholder={placeholder}
            search={search}
            typed={readTyped}
            name={typedName}
            onType={onType}
            hasFocusAtOnce={isChanging || hasFocusAtOnce}
            onCancel={isChanging ? close : undefined}
            onChoose={(option, how) => {
              close()
              onChange(option.value, how)
            }}
          />
        )
      }
    </FieldFrame>
  )
}
