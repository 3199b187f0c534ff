/** By which a house defines fields of the project's kinds of records, and kinds of its own. */
import { defineRecord, type RecordDefinition, type RecordOf } from './definition.ts'
import type { Fields, KnownOptions } from './field.ts'
import type { Localized } from '#i18n/languages.ts'
import { markedFields, type HouseField, type HouseFields } from './house-fields.ts'

/** The fields that a house adds to a kind, and where its list shows them. */
export type AddedFields = {
  fields: Fields
  label: Localized
  columns: readonly string[]
  search: readonly string[]
  filters: readonly string[]
}

/** A field that is added to a kind: what is stored already has none, so that it can't be required. */
type AddedField = Exclude<HouseField, { kind: 'references' | 'position' }> & { required?: never }

/**
 * Declares fields that a house adds to a kind of record, and in which columns, filters and searches of its list they are.
 * `label` is the heading of their group in the form.
 */
export function addFields<const Own extends { readonly [name: string]: AddedField }>(
  fields: Own & KnownOptions<Own>,
  list: {
    label?: Localized
    columns?: readonly NoInfer<keyof Own & string>[]
    search?: readonly NoInfer<keyof Own & string>[]
    filters?: readonly NoInfer<keyof Own & string>[]
  } = {},
): AddedFields {
  const { label = { de: 'Angaben des Hauses', en: 'Details of the house' } } = list
  const { columns = [], search = [], filters = [] } = list
  for (const [name, field] of Object.entries<{ required?: unknown }>(fields))
    if (field.required)
      throw new Error(`addFields: "${name}" can't be required, because what is stored already has no value.`)
  for (const name of [...columns, ...search, ...filters])
    if (!Object.hasOwn(fields, name))
      throw new Error(`addFields: the list names "${name}", which is no field.`)
  return { fields: markedFields('addFields', fields), label, columns, search, filters }
}

/** Declares a kind of record of a house; it needs no store. */
export function defineHouseRecord<const Own extends HouseFields>(
  definition: Parameters<typeof defineRecord<Own>>[0],
): RecordOf<Own> {
  const { kind, fields } = definition
  return { ...defineRecord<Own>(definition), fields: markedFields<Own>(kind, fields) }
}

/**
 * A kind with the fields that a house adds to it: at the end of its form, in a group of their own. Throws if it has a field
 * of one of the names.
 */
export function withFields<const Own extends Fields>(
  definition: RecordOf<Own>,
  added: AddedFields | undefined,
): RecordOf<Own>
export function withFields(definition: RecordDefinition, added: AddedFields | undefined): RecordDefinition {
  if (!added) return definition
  const { kind, fields, list, groups } = definition
  const names = Object.keys(added.fields)
  const taken = names.find((name) => Object.hasOwn(fields, name))
  if (taken !== undefined)
    throw new Error(
      `The house adds a field "${taken}" to the kind "${kind}", which has one: give it another name.`,
    )
  const { label } = added
  return {
    ...definition,
    fields: { ...fields, ...added.fields },
    list: {
      ...list,
      columns: [...list.columns, ...added.columns],
      search: [...list.search, ...added.search],
      filters: [...(list.filters ?? []), ...added.filters],
    },
    ...(groups && { groups: [...groups, { label, fields: names }] }),
  }
}
