import type { Operation } from '#contracts/page-operations.ts'

export type SetFields = Extract<Operation, { kind: 'set-fields' }>

/** What an operation says of each field; `undefined` is for one that it takes away. */
export function valuesOf({ fields, unset = [] }: SetFields): Map<string, unknown> {
  return new Map([...unset.map((name): [string, unknown] => [name, undefined]), ...Object.entries(fields)])
}

/** The operation that says this of a block's fields. */
export function setFieldsOf(id: string, values: Map<string, unknown>): SetFields {
  const unset = [...values].filter(([, value]) => value === undefined).map(([name]) => name)
  return {
    kind: 'set-fields',
    id,
    fields: Object.fromEntries([...values].filter(([, value]) => value !== undefined)),
    ...(unset.length > 0 && { unset }),
  }
}

/** Both operations on one block as one; what the second says of a field counts. */
export function joinFields(first: SetFields, second: SetFields): SetFields {
  return setFieldsOf(first.id, new Map([...valuesOf(first), ...valuesOf(second)]))
}
