import { RichText } from '#design/rich-text/rich-text.tsx'
import type { BlockViewProps } from '../view.ts'
import type { TextFields } from './schema.ts'
import styles from './text.module.css'

export function View({ fields, context }: BlockViewProps<TextFields>) {
  return (
    <div id={fields.anchor || undefined} className={fields.add_additional_space ? styles.spaced : undefined}>
      <RichText document={fields.content} links={context.links} />
    </div>
  )
}
