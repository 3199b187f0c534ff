import { describe, expect, test } from 'vitest'
import { plantFiles } from '../tests/support/planted-files.ts'
import { recordRegistries } from './generate-record-registry.ts'

const records = {
  'event/record.ts': 'export const record = withAddedFields({})',
  'event/store.server.ts': '',
  'api-token/record.ts': 'export const record = {}',
  'field.ts': '',
}
const build = (house?: Record<string, string>) =>
  recordRegistries(plantFiles(records), house ? plantFiles(house) : null)
const sourceOf = (file: string, house?: Record<string, string>) =>
  build(house).find((found) => found.file === file)?.source ?? ''

describe('The registries of records', () => {
  test('list the folders that have a definition', () => {
    expect(sourceOf('records.generated.ts')).toContain('= [\n  apiToken,\n  event,\n]')
    expect(sourceOf('added-fields.generated.ts')).toContain('= {\n}')
  })

  test('list the kinds of a house after those of the project, with stores made of their definitions', () => {
    const house = { 'organ-stop/record.ts': '' }
    expect(sourceOf('records.generated.ts', house)).toContain('  event,\n  organStop,\n')
    expect(sourceOf('stores.generated.server.ts', house)).toContain(
      '[organStop.kind]: houseStoreOf(organStop),',
    )
  })

  test('list the fields that a house adds, by the kind', () => {
    expect(sourceOf('added-fields.generated.ts', { 'event/fields.ts': '' })).toContain('  event: event,')
  })

  test('are refused for a kind that both have, and for fields of one that takes none', () => {
    expect(() => build({ 'event/record.ts': '' })).toThrow('a kind of record "event", and so has the project')
    expect(() => build({ 'concert/fields.ts': '' })).toThrow('which the project does not have')
    expect(() => build({ 'api-token/fields.ts': '' })).toThrow('which takes none')
  })
})
