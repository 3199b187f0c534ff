import { useId, type KeyboardEvent, type PointerEvent } from 'react'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import styles from './media.module.css'

/** The step of an arrow key, as a share of width or height. */
const step = 0.01

const moves: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * The point of a picture that stays visible, in shares of width and height: set by a click or by dragging it, moved by
 * arrow keys, with Shift in large steps.
 */
export function FocalPoint(props: {
  src: string
  /** The alternative text as it is stored. */
  alt: string
  x: number
  y: number
  isFixed: boolean
  onMove: (x: number, y: number) => void
}) {
  const { src, alt, x, y, isFixed, onMove } = props
  const { page: messages } = useOfficeMessages().media
  const hintId = useId()
  const move = (toX: number, toY: number) => onMove(roundedShare(toX), roundedShare(toY))
  const place = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect()
    move((clientX - box.left) / box.width, (clientY - box.top) / box.height)
  }
  const pressKey = (event: KeyboardEvent) => {
    const by = moves[event.key]
    if (!by) return
    event.preventDefault()
    const length = event.shiftKey ? step * 10 : step
    move(x + by[0] * length, y + by[1] * length)
  }
  return (
    <section>
      <h2>{messages.focus}</h2>
      <div className={styles.focus} data-fixed={isFixed ? '' : undefined}>
        <img
          src={src}
          alt={alt}
          draggable={false}
          {...(!isFixed && {
            onPointerDown: (event: PointerEvent<HTMLElement>) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              place(event)
            },
            onPointerMove: (event: PointerEvent<HTMLElement>) => {
              if (event.currentTarget.hasPointerCapture(event.pointerId)) place(event)
            },
          })}
        />
        {!isFixed && (
          // A control with two dimensions, which no element of HTML is.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <span
            role="application"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label={`${messages.focus}: ${messages.focusValue(Math.round(x * 100), Math.round(y * 100))}`}
            aria-describedby={hintId}
            onKeyDown={pressKey}
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          />
        )}
      </div>
      {!isFixed && (
        <p id={hintId} className="soft">
          {messages.focusHint}
        </p>
      )}
    </section>
  )
}

function roundedShare(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100
}
