import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { plantFiles } from '../tests/support/planted-files.ts'
import { askForUsage, listCommands, namedInReadme } from './commands.ts'

const root = path.resolve(import.meta.dirname, '..')

describe('the commands', () => {
  it('of README.md are the same as those that `npm test` runs', () => {
    expect(namedInReadme(root).toSorted()).toEqual(listCommands(root).toSorted())
  })

  it('are found in tables, in text and with arguments', () => {
    const planted = plantFiles({
      'README.md': '`npm start` or `npm run a:b -- FILE`, `npm test -- unit`; npm start; node scripts/cut.ts',
      'package.json': '{"scripts":{"start":"x"}}',
    })
    expect(namedInReadme(planted)).toEqual(['start', 'a:b', 'test', 'scripts/cut.ts'])
    expect(listCommands(planted)).toEqual(['start', 'scripts/cut.ts'])
    expect(listCommands(planted).map(askForUsage)).toEqual([
      ['--run', 'start', '--', '--help'],
      ['scripts/cut.ts', '--help'],
    ])
  })
})
