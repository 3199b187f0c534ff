import type { RecordDefinition } from '#records/definition.ts'
import type { Field, Values } from '#records/field.ts'
import type { Localized } from '#i18n/languages.ts'

export type FormGroup = { label: Localized | null; names: readonly string[] }

/** The fields of a form in their groups, and those that are shown under "further details". */
export function formGroups({ fields, groups }: RecordDefinition): { groups: FormGroup[]; further: string[] } {
  const isShown = (name: string) =>
    fields[name] !== undefined && fields[name].kind !== 'position' && !fields[name].isSpecial
  const isFurther = (name: string) => fields[name]?.isRare === true
  const own = groups?.map((group) => ({ label: group.label, names: group.fields })) ?? []
  const grouped = new Set(own.flatMap(({ names }) => names))
  const rest = Object.keys(fields).filter((name) => !grouped.has(name) && isShown(name))
  const all = groups ? own : [{ label: null, names: rest }]
  return {
    groups: all
      .map(({ label, names }) => ({
        label,
        names: names.filter((name) => isShown(name) && (groups !== undefined || !isFurther(name))),
      }))
      .filter(({ names }) => names.length > 0),
    further: groups ? rest : rest.filter(isFurther),
  }
}

/** Whether a field currently applies, by the other values. */
export function isWanted(field: Field | undefined, values: Values): field is Field {
  return field !== undefined && field.isWanted?.(values) !== false
}
