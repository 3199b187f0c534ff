import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCsv, readXlsx } from '../../../tests/support/read-tables.ts'
import type { Cell, Table } from './table.ts'
import { writeCsv } from './write-csv.ts'
import { writeTable } from './write-table.ts'
import { writeXlsx } from './write-xlsx.ts'

const said = (words: string): Cell => ({ kind: 'text', text: words })
const count = (words: string): Cell => ({ kind: 'number', text: words })
const tableOf = (header: string[], ...batches: Cell[][][]): Table => ({ header, batches: giveAll(batches) })

describe('As CSV', () => {
  const write = async (table: Table) => (await buffer(writeCsv(table))).toString('utf8')

  test('a table begins with the byte order mark for UTF-8, and has semicolons and CRLF', async () => {
    const csv = await write(
      tableOf(['Größe', 'Ort'], [[said('groß'), said('Köln; Süd')]], [[said(''), said('"A"\nB')]]),
    )
    expect(csv).toBe('\uFEFF"Größe";"Ort"\r\n"groß";"Köln; Süd"\r\n"";"""A""\nB"\r\n')
  })

  test('a text that a spreadsheet would take for a formula is escaped', async () => {
    const texts = [
      '=1+1',
      '+49 30',
      '-2',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      '\n=1',
      '  =cmd',
      '＝1',
      '=HYPERLINK("a")',
    ]
    const [, ...rows] = readCsv(
      await write(
        tableOf(
          ['=Kopf'],
          texts.map((one) => [said(one)]),
        ),
      ),
    )
    expect(rows.map(([cell]) => cell)).toEqual(texts.map((one) => `'${one}`))
    expect((await write(tableOf(['=Kopf']))).startsWith(`\uFEFF"'=Kopf"`)).toBe(true)
    const harmless = ['a=1', '2-1', 'e@example.org', 'ä']
    const plain = readCsv(
      await write(
        tableOf(
          ['x'],
          harmless.map((one) => [said(one)]),
        ),
      ),
    )
    expect(plain.slice(1).flat()).toEqual(harmless)
  })

  test('numbers keep their sign, and texts that look like numbers are escaped', async () => {
    const rows = readCsv(await write(tableOf(['x'], [[count('-12,5')], [count('+3')], [count('-1+cmd')]])))
    expect(rows.slice(1).flat()).toEqual(['-12,5', '+3', "'-1+cmd"])
  })

  test("times are in the hall's time zone, in summer and winter", async () => {
    const at = (instant: string): Cell => ({ kind: 'time', at: new Date(instant) })
    const rows = readCsv(
      await write(tableOf(['x'], [[at('2026-07-01T22:30:00Z')], [at('2026-12-31T23:05:00Z')]])),
    )
    expect(rows.slice(1).flat()).toEqual(['2026-07-02 00:30', '2027-01-01 00:05'])
  })

  test('any text can be read back', async () => {
    const texts = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 2 }), {
      minLength: 1,
    })
    await fc.assert(
      fc.asyncProperty(texts, async (rows) => {
        const table = tableOf(
          ['a', 'b'],
          rows.map((row) => row.map(said)),
        )
        const [, ...read] = readCsv(await write(table))
        expect(read.map((row) => row.map((one) => one.replace(/^'/, '')))).toEqual(
          rows.map((row) => row.map((one) => one.replace(/^'/, ''))),
        )
      }),
    )
  })
})

describe('As a workbook', () => {
  const write = (table: Table) => buffer(writeXlsx(table))

  test('a table has texts, also those that look like formulas, numbers and times', async () => {
    const rows = [
      [said('=1+1'), count('-12,5'), { kind: 'time', at: new Date('2026-07-01T22:30:00Z') } as const],
      [said('<Köln> & "Süd"\r\n 🎵\u0000\u0007'), count('007'), said('')],
      [said('x'), count('1234567890123456'), said('y')],
    ]
    const read = readXlsx(await write(tableOf(['=a', 'b', 'c'], rows.slice(0, 1), rows.slice(1))))
    expect(read).toEqual([
      ['=a', 'b', 'c'],
      ['=1+1', -12.5, 46_205 + 0.5 / 24],
      ['<Köln> & "Süd"\r\n 🎵', '007', ''],
      ['x', '1234567890123456', 'y'],
    ])
  })

  test('a text that is too long for spreadsheets is shortened', async () => {
    const [, [cell] = []] = readXlsx(await write(tableOf(['a'], [[said('x'.repeat(40_000))]])))
    expect(cell).toBe(`${'x'.repeat(32_766)}…`)
  })

  test('any text makes well-formed XML', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (one) => {
        expect(readXlsx(await write(tableOf([one], [[said(one)]])))).toHaveLength(2)
      }),
    )
  })

  test('an error of its source ends it with this error', async () => {
    const failing = { header: ['a'], batches: failAfterOne() }
    await expect(write(failing)).rejects.toThrow('The database is gone.')
  })
})

describe.each(['csv', 'xlsx'] as const)('As %s', (format) => {
  test('an endless table is read only on demand, and ended when its reader stops', async () => {
    const seen = { batches: 0, isEnded: false }
    const reader = writeTable({ header: ['a'], batches: withoutEnd(seen) }, format).getReader()
    let bytes = 0
    while (bytes < 1_000_000) bytes += (await reader.read()).value?.length ?? 0
    const settle = async () => {
      for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    }
    await settle()
    const before = seen.batches
    expect(before).toBeLessThan(20)
    await settle()
    expect(seen.batches).toBe(before)
    await reader.cancel()
    await expect.poll(() => seen.isEnded).toBe(true)
    expect(seen.batches).toBe(before)
  })
})

/** Batches of about 360 KB that compress badly. */
async function* withoutEnd(seen: { batches: number; isEnded: boolean }): AsyncGenerator<Cell[][]> {
  try {
    for (;;) {
      seen.batches += 1
      yield Array.from({ length: 500 }, () => [said(randomBytes(360).toString('hex'))])
    }
  } finally {
    seen.isEnded = true
  }
}

async function* giveAll(batches: Cell[][][]): AsyncGenerator<Cell[][]> {
  yield* batches
}

async function* failAfterOne(): AsyncGenerator<Cell[][]> {
  yield [[said('x')]]
  throw new Error('The database is gone.')
}
