import { Children } from 'react'
import { Missing } from '../missing.tsx'
import { TableShapeContext } from '../table-shape.ts'
import type { BlockViewProps } from '../view.ts'
import type { TableFields } from './schema.ts'
import styles from './table.module.css'

/** A table that is wider than the phone scrolls in a region of its own, which the keyboard can reach. */
export function View({ fields, context, children, count = 0 }: BlockViewProps<TableFields>) {
  const { caption, columns, header_row, header_column: hasHeaderColumn, anchor } = fields
  if (count === 0) return <Missing context={context} reason="no_items" />
  const rows = Children.toArray(children)
  const head = header_row ? rows.slice(0, 1) : []
  return (
    <div
      id={anchor || undefined}
      className={styles.region}
      // No landmark, because a page may have several tables of the same name.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      // What scrolls has to be reached by keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={caption || names[context.language]}
    >
      <table className={styles.table}>
        {caption && <caption>{caption}</caption>}
        {head.length > 0 && (
          <thead>
            <TableShapeContext value={{ columns, isHeader: true, hasHeaderColumn }}>{head}</TableShapeContext>
          </thead>
        )}
        <tbody>
          <TableShapeContext value={{ columns, isHeader: false, hasHeaderColumn }}>
            {rows.slice(head.length)}
          </TableShapeContext>
        </tbody>
      </table>
    </div>
  )
}

const names = { de: 'Tabelle', en: 'Table' }
