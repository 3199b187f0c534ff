import { isRecord } from '#json/is-record.ts'
import { without } from '../../../records/form-changes.ts'
import { emptyValue, type Values } from '#records/field.ts'
import type { UnderstoodRow } from '#contracts/office-lines.ts'
import type { FieldOf } from '../../field-kind.ts'

type PartsField = FieldOf<'parts'>

/**
 * What stands in a row that names no record yet: it is kept with the row's values, which calls leave out, until a record is
 * chosen or added.
 */
export function lineOf(row: Values): string {
  return typeof row['line'] === 'string' ? row['line'] : ''
}

/** The field of a row that a line fills: the one for a record that can be added on the spot. */
export function lineReference({ fields, lines }: PartsField): string | undefined {
  return lines === undefined
    ? undefined
    : Object.keys(fields).find((name) => {
        const field = fields[name]
        return field?.kind === 'reference' && field.create !== undefined
      })
}

/** Whether a row still is a line for which a record has to be chosen. */
export function isOpenLine(field: PartsField, row: Values): boolean {
  const reference = lineReference(field)
  return (
    reference !== undefined &&
    lineOf(row) !== '' &&
    (row[reference] ?? null) === null &&
    (field.fields[reference]?.isWanted?.(row) ?? true)
  )
}

/** A row after a change: a chosen record takes the place of its line, and of a row that needs none the line is the title. */
export function withoutLine(field: PartsField, row: Values): Values {
  const reference = lineReference(field)
  if (reference === undefined || !('line' in row) || isOpenLine(field, row)) return row
  const rest = without(row, 'line')
  const isTitle =
    (row[reference] ?? null) === null && lineOf(row) !== '' && field.fields['title'] !== undefined
  return isTitle && !row['title'] ? { ...rest, title: { de: lineOf(row), en: '' } } : rest
}

/** A row with what its line says, where nobody has entered something else. */
export function understoodAs(field: PartsField, row: Values, understood: UnderstoodRow): Values {
  const reference = lineReference(field)
  if (reference === undefined) return row
  const { text, found } = understood
  const said: Values = understood
  const filled = Object.entries(field.fields).flatMap(([name, inner]): [string, unknown][] => {
    const [own, other] = [row[name] ?? null, said[name] ?? null]
    const isFree = own === null || (inner.kind === 'choice' && own === emptyValue(inner))
    return name !== reference && other !== null && isFree ? [[name, other]] : []
  })
  return withoutLine(field, {
    ...row,
    ...Object.fromEntries(filled),
    [reference]: found?.id ?? null,
    line: text,
  })
}

/**
 * The rows that are taken over from another record. What belongs to its evening stays there: encores, first performances,
 * and who has replaced whom.
 */
export function takenRows({ fields }: PartsField, rows: readonly Values[]): Values[] {
  return rows
    .filter(({ kind }) => kind !== 'encore')
    .map((row) => ({
      ...without(row, 'id'),
      ...(Object.hasOwn(fields, 'premiere') && { premiere: null }),
      ...(Object.hasOwn(fields, 'replaces') && { replaces: null }),
      ...Object.fromEntries(
        Object.entries(fields).flatMap(([name, inner]) => {
          const parts = row[name]
          return inner.kind === 'parts' && Array.isArray(parts)
            ? [[name, takenRows(inner, parts.filter(isRecord))]]
            : []
        }),
      ),
    }))
}
