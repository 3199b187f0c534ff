import { useRef, useState, type ReactNode } from 'react'
import { afterPaint } from '#design/after-paint.ts'
import { FieldFrame, type FieldIds } from '#fields/controls/field-frame.tsx'
import { isFocusNowhere } from '../dialog/focus-somewhere.ts'
import { Picked } from './picked.tsx'

/** How the look-up of a field begins and ends. */
export type LookUp = { hasFocusAtOnce: boolean; onCancel: (() => void) | undefined; onDone: () => void }

/** A field for one record: the chosen one, or the look-up for another, at whose end the focus returns to the chosen one. */
export function PickField(props: {
  label: string
  hint?: string | undefined
  error?: string | undefined
  chosen: { title: string; detail?: string; href?: string; isGone?: boolean } | null
  onRemove?: (() => void) | undefined
  children: (ids: FieldIds, lookUp: LookUp) => ReactNode
}) {
  const { label, hint, error, chosen, onRemove, children } = props
  const [isChanging, setIsChanging] = useState(false)
  const changeButton = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsChanging(false)
    afterPaint(() => {
      // What has asked for the record may have moved the focus on.
      if (isFocusNowhere()) changeButton.current?.focus()
      return changeButton.current !== null
    })
  }
  return (
    <FieldFrame {...{ label, hint, error }}>
      {(ids) =>
        chosen && !isChanging ? (
          <Picked
            {...{ ids, label, onRemove }}
            {...chosen}
            changeRef={changeButton}
            onChange={() => setIsChanging(true)}
          />
        ) : (
          children(ids, {
            hasFocusAtOnce: isChanging,
            onCancel: isChanging ? close : undefined,
            onDone: close,
          })
        )
      }
    </FieldFrame>
  )
}
