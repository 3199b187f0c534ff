import { findBlock } from './find-block.ts'
import { isSame } from './is-same.ts'
import type { OperationRules } from './operation-rules.ts'
import { changeBlock } from './rows.ts'

/** Sets some fields of a block. An undefined value is not serialized to JSON, so it is ignored. */
export const setFields: OperationRules<'set-fields'> = {
  apply(content, { id, fields, unset = [] }) {
    return changeBlock(content, id, (block) => {
      const next = { ...block.fields }
      let isOther = false
      for (const name of unset) {
        if (!Object.hasOwn(next, name) || Object.hasOwn(fields, name)) continue
        isOther = true
        Reflect.deleteProperty(next, name)
      }
      for (const [name, value] of Object.entries(fields)) {
        if (value === undefined || (Object.hasOwn(next, name) && isSame(next[name], value))) continue
        isOther = true
        // A plain assignment to `__proto__` would set the prototype instead of a field.
        Object.defineProperty(next, name, { value, enumerable: true, configurable: true, writable: true })
      }
      return isOther ? { ...block, fields: next } : block
    })
  },

  invert(before, { id, fields, unset = [] }) {
    const old = findBlock(before, id)?.block.fields
    if (!old) return []
    const names = [...Object.keys(fields).filter((name) => fields[name] !== undefined), ...unset]
    const absent = names.filter((name) => !Object.hasOwn(old, name))
    return [
      {
        kind: 'set-fields',
        id,
        fields: Object.fromEntries(
          names.filter((name) => Object.hasOwn(old, name)).map((name) => [name, old[name]]),
        ),
        ...(absent.length > 0 && { unset: absent }),
      },
    ]
  },

  touches({ id }) {
    return [`fields:${id}`]
  },
}
