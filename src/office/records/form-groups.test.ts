import { describe, expect, test } from 'vitest'
import { recordDefinitions } from '#records/records.generated.ts'
import { formGroups } from './form-groups.ts'

describe('The form of each kind of record', () => {
  test.each(recordDefinitions)(
    '$kind shows every field once, but for positions and those of special parts',
    (definition) => {
      const { groups, further } = formGroups(definition)
      const shown = [...groups.flatMap(({ names }) => names), ...further]
      const expected = Object.keys(definition.fields).filter(
        (name) => definition.fields[name]?.kind !== 'position' && !definition.fields[name]?.isSpecial,
      )
      expect(shown.toSorted()).toEqual(expected.toSorted())
    },
  )
})
