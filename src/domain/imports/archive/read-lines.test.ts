import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openLines, splitLines, type TextLine } from './read-lines.server.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'concert-hall-lines-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function collect(lines: AsyncIterable<TextLine>): Promise<TextLine[]> {
  const collected: TextLine[] = []
  for await (const line of lines) collected.push(line)
  return collected
}

test('a file is read the same plain and compressed, whatever its name', async () => {
  const text = 'one\r\n\ntwo\nthree'
  const expected = [
    { number: 1, text: 'one' },
    { number: 3, text: 'two' },
    { number: 4, text: 'three' },
  ]
  for (const content of [Buffer.from(text), gzipSync(text)]) {
    const file = path.join(folder, 'file.txt')
    writeFileSync(file, content)
    const lines = await openLines(file)
    expect(await collect(lines.lines())).toEqual(expected)
    expect(lines.share()).toBe(1)
  }
})

test('a truncated compressed file yields its lines and then fails', async () => {
  const file = path.join(folder, 'cut.gz')
  const whole = gzipSync(Array.from({ length: 5000 }, (_, index) => `line ${Math.sin(index)}`).join('\n'))
  writeFileSync(file, whole.subarray(0, whole.length / 2))
  const lines = await openLines(file)
  await expect(collect(lines.lines())).rejects.toThrow(/unexpected end of file/)
})

test('lines are joined from chunks; invalid UTF-8 and lines that are too long are reported and skipped', async () => {
  async function* pieces() {
    yield Buffer.from('Dvo')
    yield Buffer.from([0xc5])
    yield Buffer.from([0x99, 0x0a, 0xff, 0x0a])
    for (let index = 0; index < 3; index++) yield Buffer.alloc(500_000, 'a')
    yield Buffer.from('\nend')
  }
  expect(await collect(splitLines(pieces()))).toEqual([
    { number: 1, text: 'Dvoř' },
    { number: 2, rejection: { reason: 'not_utf8' } },
    { number: 3, rejection: { reason: 'line_length', values: { bytes: 1_048_576 } } },
    { number: 4, text: 'end' },
  ])
})
