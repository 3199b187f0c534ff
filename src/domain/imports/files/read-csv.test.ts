import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'
import { readCsv } from './read-csv.ts'

const rowsOf = (text: string) => readCsv(text).rows.map(({ cells }) => cells)

describe('A CSV file', () => {
  test.each([';', ',', '\t'])('is separated by %j', (separator) => {
    const text = [
      ['Datum', 'Titel'],
      ['18.3.2027', '"Klein; groß, und\tmehr"'],
    ]
      .map((row) => row.join(separator))
      .join('\r\n')
    expect(rowsOf(text)).toEqual([
      ['Datum', 'Titel'],
      ['18.3.2027', 'Klein; groß, und\tmehr'],
    ])
  })

  test('may have line breaks and quotation marks in cells, and is numbered as in a spreadsheet', () => {
    const { rows } = readCsv('A;B\n"eins\nzwei";"sagt ""ja"""\n\nletzte;x')
    expect(rows).toEqual([
      { line: 1, cells: ['A', 'B'] },
      { line: 2, cells: ['eins\nzwei', 'sagt "ja"'] },
      { line: 4, cells: ['letzte', 'x'] },
    ])
  })

  test('reports a quotation mark that is not closed, and goes on in the next line', () => {
    const sheet = readCsv('A;B\nx;"offen\ny;z')
    expect(sheet.broken).toEqual([{ line: 2, error: 'quotes' }])
    expect(sheet.rows.map(({ line }) => line)).toEqual([1, 3])
  })

  test('is bounded: rows, columns and the length of a cell', () => {
    expect(() => readCsv('A;B\n'.repeat(100_000))).toThrow('import_rows')
    expect(() => readCsv(';'.repeat(300))).toThrow('import_columns')
    expect(readCsv(`A;B\n${'x'.repeat(10_000_000)};y\nz;z`).broken).toEqual([
      { line: 2, error: 'cell_length' },
    ])
    expect(readCsv(`A;B\n"${'x'.repeat(10_000_000)}";y\nz;z`).broken[0]).toEqual({ line: 2, error: 'quotes' })
  })

  test('with many broken quotation marks is read to its end', () => {
    expect(
      readCsv('"""a\n'.repeat(10_000)).rows.length + readCsv('"""a\n'.repeat(10_000)).broken.length,
    ).toBeGreaterThan(0)
  })

  test('gives back what was written, whatever the cells hold', () => {
    const cell = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/\s+/g, ' ').trim())
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
        const text = `Datum;Titel\n${rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(';')).join('\n')}`
        expect(rowsOf(text).slice(1)).toEqual(rows.filter((row) => row.some((one) => one !== '')))
      }),
    )
  })
})

test('A text is decoded by its byte order mark, as UTF-8, or as Windows-1252', () => {
  const text = 'Größe 5 €'
  const latin = Buffer.from(text.replace('€', '\u0080'), 'latin1')
  expect(
    [
      Buffer.from(text),
      Buffer.from(`\u{feff}${text}`),
      Buffer.from(`\u{feff}${text}`, 'utf16le'),
      Buffer.from(`\u{feff}${text}`, 'utf16le').swap16(),
      latin,
    ].map(decodeText),
  ).toEqual([text, text, text, text, text])
})
