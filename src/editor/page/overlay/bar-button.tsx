import { Sign, type SignName } from '#editor/controls/sign.tsx'

/** A button of the selected block's toolbar. */
export function BarButton(props: {
  sign: SignName
  label: string
  onPress: () => void
  isPressed?: boolean | undefined
  /** Its shortcut, as in the table of shortcuts. */
  keys?: string
}) {
  const { sign, label, onPress, isPressed, keys } = props
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      title={label}
      data-keys={keys}
      aria-pressed={isPressed}
      // Keeps the caret in the text being typed.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Sign name={sign} size={17} />
    </button>
  )
}
