import { Missing } from '../missing.tsx'
import type { BlockViewProps, SourceData } from '../view.ts'
import type { SharedFields } from './schema.ts'
import styles from './shared.module.css'

/**
 * The published content of a shared block, in place of a block. Without data it is being loaded, in the page editor.
 */
export function View(props: BlockViewProps<SharedFields, SourceData | undefined>) {
  const { fields, data, context, isItem } = props
  if (fields.source === '') return <Missing context={context} reason="no_shared" isItem={isItem} />
  if (data === undefined) return <div className={styles.shared} />
  if (data.id === null) return <Missing context={context} reason="shared_gone" isItem={isItem} />
  const { name, content } = data
  if (content === null || content.containers.every(({ columns }) => columns.flat().length === 0)) {
    const reason = content === null ? 'shared_unpublished' : 'shared_empty'
    return <Missing context={context} reason={reason} subject={name} isItem={isItem} />
  }
  return (
    <div className={styles.shared} data-shared={context.isStaff ? name : undefined}>
      {context.showInner(content)}
    </div>
  )
}
