import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { decrypt, encrypt, makeKeys, readIdentities, readRecipients } from './encryption.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'encryption-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const content = Buffer.alloc(300_000, 'Konzert ')
const hasAge = spawnSync('age', ['--version']).status === 0

test('Keys are read from lists and from files with comments, and mistakes are named without the secret', async () => {
  const { identity, recipient } = await makeKeys()
  expect(readRecipients(` ${recipient},\n${recipient} `)).toEqual([recipient, recipient])
  expect(readRecipients('')).toEqual([])
  expect(() => readRecipients('age1falsch')).toThrow('"age1falsch" is no public key of age')
  expect(readIdentities(`# created today\n${identity}\n`, 'keys.txt')).toEqual([identity])
  expect(() => readIdentities('# nothing', 'keys.txt')).toThrow('keys.txt has no secret key.')
  const mistaken = identity.slice(0, -1) + (identity.endsWith('X') ? 'Q' : 'X')
  expect(() => readIdentities(mistaken, 'keys.txt')).toThrow(/^keys\.txt has a line that is no secret key/)
  expect(() => readIdentities(mistaken, 'keys.txt')).not.toThrow(mistaken)
})

describe.skipIf(!hasAge)('The ordinary tool age', () => {
  test('decrypts what the site has encrypted, with each of the keys', async () => {
    const keys = [await makeKeys(), await makeKeys()]
    const input = await buffer(
      Readable.from(
        encrypt(
          Readable.from([content]),
          keys.map((key) => key.recipient),
        ),
      ),
    )
    for (const { identity } of keys) {
      const file = path.join(folder, 'key.txt')
      writeFileSync(file, identity)
      const { stdout } = spawnSync('age', ['--decrypt', '--identity', file], { input, maxBuffer: 1e6 })
      expect(stdout.equals(content)).toBe(true)
    }
  })

  test('encrypts what the site decrypts', async () => {
    const { identity, recipient } = await makeKeys()
    const { stdout } = spawnSync('age', ['--recipient', recipient], { input: content, maxBuffer: 1e6 })
    const read = await buffer(Readable.from(decrypt(Readable.from([stdout]), [identity])))
    expect(read.equals(content)).toBe(true)
  })
})
