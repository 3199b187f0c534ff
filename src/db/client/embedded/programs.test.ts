import { chmodSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { plantFiles } from '../../../../tests/support/planted-files.ts'
import { findPrograms } from './programs.ts'

/** Folders with programs that report these versions. */
function plantPrograms(...versions: string[]): string[] {
  const names = versions.flatMap((version) => [`${version}/bin/postgres`, `${version}/bin/initdb`])
  const root = plantFiles(
    Object.fromEntries(
      names.map((name) => [name, `#!/bin/sh\necho 'postgres (PostgreSQL) ${name.split('/')[0]}'\n`]),
    ),
  )
  for (const name of names) chmodSync(path.join(root, name), 0o755)
  return versions.map((version) => path.join(root, version, 'bin'))
}

it('uses the programs that POSTGRES_BIN names', () => {
  const [chosen = '', newer = ''] = plantPrograms('15.4', '99.1')
  const programs = findPrograms({ POSTGRES_BIN: chosen, PATH: newer })
  expect(programs).toEqual({ postgres: `${chosen}/postgres`, initdb: `${chosen}/initdb`, major: 15 })
})

it('uses the newest of the system, or for existing data those of the same version', () => {
  const folders = plantPrograms('97.4', '99.1', '98beta1')
  const environment = { PATH: folders.join(path.delimiter) }
  expect(findPrograms(environment).major).toBe(99)
  expect(findPrograms(environment, 98).major).toBe(98)
})

it('has programs on this machine even if the system has none', () => {
  expect(findPrograms({ PATH: '' }).major).toBeGreaterThanOrEqual(15)
})

it('explains what to do when POSTGRES_BIN names no server that is new enough', () => {
  const [old = ''] = plantPrograms('14.2')
  expect(() => findPrograms({ POSTGRES_BIN: old })).toThrow(
    `POSTGRES_BIN: there is no PostgreSQL 15 or newer in ${old}.`,
  )
})

it('explains how to migrate data of another version', () => {
  const [chosen = ''] = plantPrograms('99.1')
  const moving =
    'The database in DATA_DIR is of PostgreSQL 16, here is 99: set POSTGRES_BIN to the programs of 16'
  expect(() => findPrograms({ POSTGRES_BIN: chosen }, 16)).toThrow(moving)
})
