import { Slider } from '#design/slider/slider.tsx'
import { Missing } from '../missing.tsx'
import type { BlockViewProps } from '../view.ts'
import type { TeaserListFields } from './schema.ts'
import styles from './teaser-list.module.css'

export function View({ fields, context, children, count = 0 }: BlockViewProps<TeaserListFields>) {
  const { extra_class, anchor } = fields
  if (count === 0) return <Missing context={context} reason="no_items" />
  if (extra_class === 'slide')
    return (
      <Slider kind="teaser" id={anchor || undefined} count={count}>
        {children}
      </Slider>
    )
  return (
    <ul id={anchor || undefined} className={styles.list} data-class={extra_class}>
      {children}
    </ul>
  )
}
