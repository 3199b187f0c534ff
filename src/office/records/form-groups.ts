import { isRecord, recordsIn } from '#json/is-record.ts'
import { isSame } from '#operations/index.ts'
import type { RecordDefinition } from '#records/definition.ts'
import { emptyValue, isOfHouse, type Field, type Fields, type Values } from '#records/field.ts'
import type { Localized } from '#i18n/languages.ts'

/** A group of a form: without a label, the only one, or the last, which has the further details. */
export type FormGroup = { id: string; label: Localized | null; names: readonly string[]; isFolded: boolean }

/** The fields of a form in their groups; those that belong to none are further details, which are folded. */
export function formGroups({ fields, groups }: RecordDefinition): FormGroup[] {
  const isShown = (name: string) =>
    fields[name] !== undefined && fields[name].kind !== 'position' && !fields[name].isSpecial
  const grouped = new Set(groups?.flatMap((group) => group.fields))
  const rest = Object.keys(fields).filter((name) => !grouped.has(name))
  const isFurther = (name: string) => groups !== undefined || fields[name]?.isRare === true
  const own = groups?.map(({ label, fields: names, isFolded = false }) => ({ label, names, isFolded }))
  return [
    ...(own ?? [{ label: null, names: rest.filter((name) => !isFurther(name)), isFolded: false }]),
    { label: null, names: rest.filter(isFurther), isFolded: true },
  ]
    .map((group, index) => ({ ...group, id: `section-${index}`, names: group.names.filter(isShown) }))
    .filter(({ names }) => names.length > 0)
}

/** Whether a field currently applies, by the other values. */
export function isWanted(field: Field | undefined, values: Values): field is Field {
  return field !== undefined && field.isWanted?.(values) !== false
}

/** Whether somebody has filled in one of the fields: what a record has by itself does not count. */
export function holdsSomething(
  { fields, publication }: RecordDefinition,
  names: readonly string[],
  values: Values,
) {
  return names.some((name) => {
    const field = fields[name]
    if (!isWanted(field, values) || field.readOnly || name === publication) return false
    if (field.kind === 'slug' || field.kind === 'taken') return false
    if (isOfHouse(field)) return false
    return !isSame(values[name] ?? null, emptyValue(field))
  })
}

/** How many required values of the fields are empty, with those of their parts. */
export function countMissing(fields: Fields, names: readonly string[], values: Values): number {
  return names.reduce((count, name) => {
    const field = fields[name]
    if (!isWanted(field, values) || field.readOnly) return count
    const { kind } = field
    if (kind === 'parts')
      return recordsIn(values[name]).reduce(
        (sum, part) => sum + countMissing(field.fields, Object.keys(field.fields), part),
        count,
      )
    const isMissing =
      field.required === true && kind !== 'slug' && kind !== 'position' && isEmpty(values[name])
    return isMissing ? count + 1 : count
  }, 0)
}

/** A text in both languages needs German only. */
function isEmpty(value: unknown): boolean {
  if (isRecord(value)) return typeof value['de'] === 'string' && value['de'].trim() === ''
  return value === null || value === undefined || value === ''
}
