import type { Operation } from '#contracts/page-operations.ts'

export type SetFields = Extract<Operation, { kind: 'set-fields' }>

/** An operation's value for each field; `undefined` for a field that it removes. */
export function valuesOf({ fields, unset = [] }: SetFields): Map<string, unknown> {
  return new Map([...unset.map((name): [string, unknown] => [name, undefined]), ...Object.entries(fields)])
}

/** The operation that sets these values of a block's fields. */
export function setFieldsOf(id: string, values: Map<string, unknown>): SetFields {
  const unset = [...values].filter(([, value]) => value === undefined).map(([name]) => name)
  return {
    kind: 'set-fields',
    id,
    fields: Object.fromEntries([...values].filter(([, value]) => value !== undefined)),
    ...(unset.length > 0 && { unset }),
  }
}

/** Merges two operations on one block; the second one's values win. */
export function joinFields(first: SetFields, second: SetFields): SetFields {
  return setFieldsOf(first.id, new Map([...valuesOf(first), ...valuesOf(second)]))
}
