import { toCamelCase } from 'drizzle-orm/casing'

/** Converts `ticket_sale_from` to its column name `ticketSaleFrom`. */
type ColumnOf<Name extends string> = Name extends `${infer Word}_${infer Rest}`
  ? `${Word}${Capitalize<ColumnOf<Rest>>}`
  : Name

/** Instants are presented as ISO strings. */
type Presented<Value> = Value extends Date ? string : Value

/** The fields of a contract that exist as columns of a row. */
export type PresentedColumns<Row, Name extends string> = {
  [Field in Name as ColumnOf<Field> extends keyof Row ? Field : never]: Presented<
    Row[ColumnOf<Field> & keyof Row]
  >
}

/**
 * Presents the columns that a contract names under the same name in snake_case. Fields without such a column are left
 * out: the caller adds computed and joined ones, and the compiler reports missing fields and type mismatches.
 */
export function columnPresenter<Name extends string>(
  fields: readonly Name[],
): <Row extends object>(row: Row) => PresentedColumns<Row, Name>
export function columnPresenter(fields: readonly string[]) {
  const columns = fields.map((field) => ({ field, column: toCamelCase(field) }))
  return (row: Record<string, unknown>) => {
    const presented: Record<string, unknown> = {}
    for (const { field, column } of columns) {
      const value = row[column]
      if (value !== undefined) presented[field] = value instanceof Date ? value.toISOString() : value
    }
    return presented
  }
}
