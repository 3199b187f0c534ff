import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findLockErrors } from './find-lock-errors.ts'

const dependencies = { one: '1.2.3' }
const integrity = 'sha512-abc'

/** The errors of a lock file with one package, which is changed. */
function errorsWith(
  entry: object,
  folder = 'node_modules/one',
  specs: Record<string, string> = dependencies,
) {
  const packages = { '': { dependencies }, [folder]: { version: '1.2.3', integrity, ...entry } }
  return findLockErrors({ dependencies: specs }, { lockfileVersion: 3, packages })
}

describe('The check of the packages', () => {
  test('finds nothing in the lock file of this project', () => {
    const read = (name: string): unknown => JSON.parse(readFileSync(name, 'utf8'))
    expect(findLockErrors(read('package.json'), read('package-lock.json'))).toEqual([])
  })

  test('accepts a package of the registry with a checksum', () => {
    expect(errorsWith({})).toEqual([])
    expect(errorsWith({ resolved: 'https://registry.example/one/-/one-1.2.3.tgz' })).toEqual([])
  })

  test.each([
    ['from a repository', { resolved: 'git+ssh://git@example.org/one.git#abc' }],
    ['from another server', { resolved: 'http://example.org/one.tgz' }],
    ['from a folder', { link: true }],
    ['without a checksum', { integrity: undefined }],
    ['with a weak checksum', { integrity: 'sha1-abc' }],
    ['with an unknown install script', { hasInstallScript: true }],
  ])('names a package %s', (_, entry) => {
    expect(errorsWith(entry)).toEqual([expect.stringMatching(/^node_modules\/one: it /)])
  })

  test('accepts the install scripts that are known, also of nested packages', () => {
    expect(errorsWith({ hasInstallScript: true }, 'node_modules/drizzle-kit/node_modules/esbuild')).toEqual(
      [],
    )
  })

  test('names versions that are not exact, and a lock file of other ones', () => {
    expect(errorsWith({}, 'node_modules/one', { one: '^1.2.3' })).toEqual([
      'package.json: one has no exact version (^1.2.3)',
      'package-lock.json: it is not that of package.json, run npm install',
    ])
  })
})
