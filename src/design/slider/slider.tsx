import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useWords } from '#i18n/language-context.tsx'
import { useIsScripted } from '../is-scripted.ts'
import { MoveButton } from './move-button.tsx'
import { sliderWords, type SliderKind } from './slider-words.ts'
import styles from './slider.module.css'
import { useSlider } from './use-slider.ts'

/**
 * A list that one moves sideways: by finger, wheel and keyboard without scripts, with them also by two buttons, and its
 * place is told. `children` are the items (`li`), `count` how many there are. The last one in view is cut off, so that
 * one sees that there is more.
 */
export function Slider(props: {
  kind: SliderKind
  count: number
  children: ReactNode
  id?: string
  /** How many items a wide column has room for. */
  shown?: 'one' | 'three'
  /** What the list is about, where there is a word for it. */
  label?: string
}) {
  const { kind, count, children, id, shown = 'three', label } = props
  const words = useWords(sliderWords)
  const { name, all, previous, next, spoken } = words.kinds[kind]
  const track = useRef<HTMLUListElement>(null)
  const { position, announced, move } = useSlider(track, count)
  const isScripted = useIsScripted()
  const { first, last, hasBefore, hasAfter } = position
  const isMovable = isScripted && (hasBefore || hasAfter)
  const moveByKey = (event: KeyboardEvent) => {
    const target = keyMoves[event.key]
    if (event.target !== track.current || target === undefined) return
    event.preventDefault()
    move(target)
  }
  return (
    <div className={styles.slider} data-shown={count === 1 ? 'alone' : shown} id={id}>
      {/* A part that scrolls must be reachable by keyboard; its keys move it by items. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <ul ref={track} className={styles.track} tabIndex={0} aria-label={label ?? name} onKeyDown={moveByKey}>
        {children}
      </ul>
      <div className={styles.foot} hidden={count === 1}>
        <p className={styles.place} aria-hidden="true">
          {isMovable ? words.place(first + 1, last + 1, count) : all(count)}
        </p>
        <div className={styles.moves} hidden={!isMovable}>
          <MoveButton direction={-1} isPossible={hasBefore} onMove={move} name={previous} />
          <MoveButton direction={1} isPossible={hasAfter} onMove={move} name={next} />
        </div>
        <output className="visually-hidden">{announced && spoken(first + 1, last + 1, count)}</output>
      </div>
    </div>
  )
}

const keyMoves: Record<string, -1 | 1 | 'first' | 'last'> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: 'first',
  End: 'last',
}
