import { useId, type ReactNode } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import SliderControls from './slider-controls.island.tsx'
import { sliderMessages, type SliderKind } from './slider-messages.ts'
import styles from './slider.module.css'

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
  const { name } = useLazyMessages(sliderMessages).kinds[kind]
  const trackId = useId()
  return (
    <div className={styles.slider} data-shown={count === 1 ? 'alone' : shown} id={id}>
      {/* A part that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul id={trackId} className={styles.track} tabIndex={0} aria-label={label ?? name}>
        {children}
      </ul>
      {count > 1 && <SliderControls {...{ trackId, kind, count }} />}
    </div>
  )
}
