import { useEffect } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { island } from '../island/island.tsx'
import { MoveButton } from './move-button.tsx'
import { sliderMessages, type SliderKind } from '#i18n/lazy/slider.ts'
import styles from './slider.module.css'
import { useSlider, type SliderMove } from './use-slider.ts'

/** The controls below a slider's track: its position and the two buttons. They also handle the track's keys. */
function SliderControls({ trackId, kind, count }: { trackId: string; kind: SliderKind; count: number }) {
  const messages = useLazyMessages(sliderMessages)
  const { all, previous, next, spoken } = messages.kinds[kind]
  const { position, announced, move } = useSlider(trackId, count)
  const { first, last, hasBefore, hasAfter } = position
  const isMovable = hasBefore || hasAfter
  useEffect(() => {
    const track = document.getElementById(trackId)
    const moveByKey = (event: KeyboardEvent) => {
      const target = keyMoves[event.key]
      if (event.target !== track || target === undefined) return
      event.preventDefault()
      move(target)
    }
    track?.addEventListener('keydown', moveByKey)
    return () => track?.removeEventListener('keydown', moveByKey)
  }, [trackId, move])
  return (
    <div className={styles.foot}>
      <p className={styles.place} aria-hidden="true">
        {isMovable ? messages.place(first + 1, last + 1, count) : all(count)}
      </p>
      <div className={styles.moves} hidden={!isMovable}>
        <MoveButton direction={-1} isPossible={hasBefore} onMove={move} name={previous} />
        <MoveButton direction={1} isPossible={hasAfter} onMove={move} name={next} />
      </div>
      <output className="visually-hidden">{announced && spoken(first + 1, last + 1, count)}</output>
    </div>
  )
}

const keyMoves: Record<string, SliderMove> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: 'first',
  End: 'last',
}

/** The server doesn't know the available width: until hydration it states the number of items. */
export default island('slider-controls', SliderControls, { when: 'visible' })
