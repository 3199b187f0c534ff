import { Slider } from '#design/slider/slider.tsx'
import { Missing } from '../missing.tsx'
import type { BlockViewProps } from '../view.ts'
import styles from './image-list.module.css'
import type { ImageListFields } from './schema.ts'

/** All pictures of the list open in one lightbox. */
export function View({ fields, context, children, count = 0 }: BlockViewProps<ImageListFields>) {
  if (count === 0) return <Missing context={context} reason="no_items" />
  const id = fields.anchor || undefined
  if (fields.extra_class === 'slider')
    return (
      <div data-pictures="" className={styles.slider}>
        <Slider kind="picture" shown="one" count={count} id={id}>
          {children}
        </Slider>
      </div>
    )
  return (
    <ul id={id} data-pictures="" className={styles.grid}>
      {children}
    </ul>
  )
}
