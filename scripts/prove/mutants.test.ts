import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../bootstrap/project.mjs'
import { mutants, pluginOf } from './mutants.ts'

test.each(mutants)(
  'The mutant $name changes exactly one place of the program',
  ({ name, file, original }) => {
    const code = readFileSync(path.join(root, file), 'utf8')
    expect(code.split(original)).toHaveLength(2)
    expect(pluginOf(name, root)?.transform(code, path.join(root, file))).not.toBe(code)
  },
)

test('An unknown mutant is refused, and without one nothing is changed', () => {
  expect(() => pluginOf('unknown', root)).toThrow('lost-operation, published-too-early')
  expect(pluginOf(undefined, root)).toBeNull()
})
