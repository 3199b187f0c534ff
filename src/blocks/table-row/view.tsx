import { use } from 'react'
import { cellNames } from '../table-cells.ts'
import { TableShapeContext } from '../table-shape.ts'
import type { BlockViewProps } from '../view.ts'
import type { TableRowFields } from './schema.ts'
import styles from './table-row.module.css'

/** A cell with a text is shown even if the table has fewer columns: nothing that is found is hidden. */
export function View({ fields }: BlockViewProps<TableRowFields>) {
  const { columns, isHeader, hasHeaderColumn } = use(TableShapeContext)
  const count = Math.max(columns, cellNames.findLastIndex((name) => fields[name]) + 1)
  return (
    <tr className={styles.row} data-header={isHeader ? '' : undefined}>
      {cellNames.slice(0, count).map((name, index) => {
        const scope = isHeader ? 'col' : hasHeaderColumn && index === 0 ? 'row' : undefined
        return scope ? (
          <th key={name} scope={scope} className={styles.cell}>
            {fields[name]}
          </th>
        ) : (
          <td key={name} className={styles.cell}>
            {fields[name]}
          </td>
        )
      })}
    </tr>
  )
}
