import { useId, type ReactNode } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import SliderControls from './slider-controls.island.tsx'
import { sliderMessages, type SliderKind } from '#i18n/lazy/slider.ts'
import styles from './slider.module.css'

/**
 * A list that scrolls horizontally: by touch, wheel and keyboard without scripts, with them also by two buttons, and
 * with an announced position. `children` are the items (`li`), `count` is their number. The last one in view is cut
 * off, to indicate that there are more.
 */
export function Slider(props: {
  kind: SliderKind
  count: number
  children: ReactNode
  id?: string
  /** How many items fit into a wide column. */
  shown?: 'one' | 'three'
  /** The subject of the list, if there is a name for it. */
  label?: string
}) {
  const { kind, count, children, id, shown = 'three', label } = props
  const { name } = useLazyMessages(sliderMessages).kinds[kind]
  const trackId = useId()
  return (
    <div className={styles.slider} data-shown={count === 1 ? 'alone' : shown} id={id}>
      {/* A scrollable element must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul id={trackId} className={styles.track} tabIndex={0} aria-label={label ?? name}>
        {children}
      </ul>
      {count > 1 && <SliderControls {...{ trackId, kind, count }} />}
    </div>
  )
}
