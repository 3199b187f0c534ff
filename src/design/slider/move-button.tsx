import { Icon } from '../icon/icon.tsx'
import styles from './move-button.module.css'

/** A button that moves the slider by one step. At the end it keeps the focus and does nothing. */
export function MoveButton(props: {
  direction: -1 | 1
  isPossible: boolean
  onMove: (direction: -1 | 1) => void
  name: string
}) {
  const { direction, isPossible, onMove, name } = props
  return (
    <button
      type="button"
      className={styles.move}
      aria-disabled={!isPossible}
      onClick={() => {
        if (isPossible) onMove(direction)
      }}
    >
      <Icon name={direction < 0 ? 'arrow-left' : 'arrow-right'} size={22} />
      <span className="visually-hidden">{name}</span>
    </button>
  )
}
