import { latePart } from '#design/late-part/late-part.tsx'
import { Missing } from '../missing.tsx'
import type { BlockViewProps } from '../view.ts'
import type { TeaserListFields } from './schema.ts'
import styles from './teaser-list.module.css'
import type { SlideProps } from './teaser-list-slide.tsx'

/** Few pages have one that slides. */
const Slide = latePart<SlideProps>(
  'teaser-list-slide',
  async () => (await import('./teaser-list-slide.tsx')).Slide,
)

export function View({ fields, context, children, count = 0 }: BlockViewProps<TeaserListFields>) {
  const { extra_class, anchor } = fields
  if (count === 0) return <Missing context={context} reason="no_items" />
  if (extra_class === 'slide')
    return (
      <Slide id={anchor || undefined} count={count}>
        {children}
      </Slide>
    )
  return (
    <ul id={anchor || undefined} className={styles.list} data-class={extra_class}>
      {children}
    </ul>
  )
}
