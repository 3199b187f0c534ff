import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { plantFiles } from '../../tests/support/planted-files.ts'

const root = path.resolve(import.meta.dirname, '../..')
const linter = path.join(root, 'node_modules/oxlint/bin/oxlint')

it.each([
  ['of values', "export * from './b.ts'\n", "import './a.ts'\nexport const b = 1\n"],
  [
    'of types',
    "import type { B } from './b.ts'\nexport type A = { b: B }\n",
    "import type { A } from './a.ts'\nexport type B = A | null\n",
  ],
])('The linter refuses cycles %s', (_, a, b) => {
  const folder = plantFiles({ 'a.ts': a, 'b.ts': b })
  const { status, stdout } = spawnSync(
    process.execPath,
    [linter, '-c', path.join(root, '.oxlintrc.json'), folder],
    { encoding: 'utf8' },
  )
  expect(stdout).toContain('Dependency cycle detected')
  expect(status).toBe(1)
})
