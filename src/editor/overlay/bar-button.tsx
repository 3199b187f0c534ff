import { Sign, type SignName } from '../toolbar/sign.tsx'

/** A button of the chosen block's bar. */
export function BarButton(props: {
  sign: SignName
  label: string
  onPress: () => void
  isPressed?: boolean | undefined
}) {
  const { sign, label, onPress, isPressed } = props
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      // The text that is being typed keeps its caret.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Sign name={sign} size={17} />
    </button>
  )
}
