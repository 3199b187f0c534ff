import { toCamelCase } from 'drizzle-orm/casing'

/** `ticket_sale_from` as rows call it: `ticketSaleFrom`. */
type ColumnOf<Name extends string> = Name extends `${infer Word}_${infer Rest}`
  ? `${Word}${Capitalize<ColumnOf<Rest>>}`
  : Name

/** Instants leave the domain as ISO text. */
type Presented<Value> = Value extends Date ? string : Value

/** Of the fields that a contract names those that a row has as columns. */
export type PresentedColumns<Row, Name extends string> = {
  [Field in Name as ColumnOf<Field> extends keyof Row ? Field : never]: Presented<
    Row[ColumnOf<Field> & keyof Row]
  >
}

/**
 * Presents the columns that a contract names under the same name in snake_case. Fields without such a column are left
 * out: who calls adds what is computed or joined, and the compiler finds what is missing or of another type.
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
