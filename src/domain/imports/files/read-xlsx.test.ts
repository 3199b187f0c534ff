import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { writeTable } from '#domain/tables/index.server.ts'
import { readXlsx } from './read-xlsx.server.ts'

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const plain = {
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
  'xl/workbook.xml': `<workbook ${main} xmlns:r="r"><sheets><sheet name="Notizen" r:id="rId1"/><sheet name="Plan" r:id="rId2"/></sheets></workbook>`,
  'xl/sharedStrings.xml': `<sst ${main}><si><t>Datum</t></si><si><r><t>Ti</t></r><r><t>tel</t></r><rPh><t>lesen</t></rPh></si></sst>`,
  'xl/styles.xml': `<styleSheet ${main}><numFmts><numFmt numFmtId="170" formatCode="ddd\\ dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="171" formatCode="0.00&quot;days&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>`,
  'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData/></worksheet>`,
  'xl/worksheets/sheet2.xml': `<worksheet ${main}><sheetData><row r="3"><c r="A3" t="s"><v>0</v></c><c r="C3" t="s"><v>1</v></c></row><row r="4"><c r="A4" s="1"><v>46464</v></c><c r="B4" s="2"><v>0.8125</v></c><c r="C4" s="3"><v>46464.8125</v></c><c r="D4" s="4"><v>2.5</v></c><c r="E4" t="b"><v>1</v></c><c r="F4" t="str"><f>CONCAT("A","B")</f><v>AB</v></c><c r="G4" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="H4" t="inlineStr"><is><t>=1+1</t></is></c></row></sheetData></worksheet>`,
}

async function pack(parts: Record<string, string | Buffer>): Promise<Uint8Array> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}

describe('An Excel workbook', () => {
  test('has its sheets in order, with dates, formulas by their values, and gaps', async () => {
    expect(await readXlsx(await pack(plain))).toEqual([
      { name: 'Notizen', rows: [], broken: [] },
      {
        name: 'Plan',
        broken: [],
        rows: [
          { line: 3, cells: ['Datum', '', 'Titel'] },
          {
            line: 4,
            cells: ['2027-03-18', '19:30', '2027-03-18 19:30', '2.5', 'true', 'AB', '', '=1+1'],
          },
        ],
      },
    ])
  })

  test('counts days from 1904 if it says so', async () => {
    const since1904 = {
      ...plain,
      'xl/workbook.xml': plain['xl/workbook.xml'].replace('<sheets>', '<workbookPr date1904="1"/><sheets>'),
    }
    const [, sheet] = await readXlsx(await pack(since1904))
    expect(sheet?.rows[1]?.cells[0]).toBe('2031-03-19')
  })

  test('says in each of its merged cells what the first of them says', async () => {
    const merged = {
      ...plain,
      'xl/worksheets/sheet2.xml': `<worksheet ${main}><sheetData>
        <row r="3"><c r="A3" t="str"><v>Datum</v></c><c r="B3" t="str"><v>Titel</v></c><c r="C3" t="str"><v>Saal</v></c></row>
        <row r="4"><c r="A4" s="1"><v>46464</v></c><c r="B4" t="str"><v>Eins</v></c><c r="C4" t="str"><v>Foyer</v></c></row>
        <row r="5"><c r="A5"/><c r="B5" t="str"><v>Zwei</v></c></row><row r="6"><c r="A6"/></row>
        <row r="7"><c r="A7" t="str"><v>Sommer</v></c></row></sheetData>
        <mergeCells><mergeCell ref="A4:A6"/><mergeCell ref="C4:C5"/><mergeCell ref="A7:C7"/><mergeCell ref="X"/></mergeCells></worksheet>`,
    }
    const [, sheet] = await readXlsx(await pack(merged))
    expect(sheet?.rows).toEqual([
      { line: 3, cells: ['Datum', 'Titel', 'Saal'] },
      { line: 4, cells: ['2027-03-18', 'Eins', 'Foyer'] },
      { line: 5, cells: ['2027-03-18', 'Zwei', 'Foyer'] },
      { line: 7, cells: ['Sommer', 'Sommer', 'Sommer'] },
    ])
  })

  test('is read as the exports have written it', async () => {
    const table = {
      header: ['ID', 'Titel'],
      batches: (async function* () {
        yield await Promise.resolve([
          [
            { kind: 'number' as const, text: '7' },
            { kind: 'text' as const, text: '=Abend <1>\n&' },
          ],
        ])
      })(),
    }
    const [sheet] = await readXlsx(await buffer(writeTable(table, 'xlsx')))
    expect(sheet?.rows.map(({ cells }) => cells)).toEqual([
      ['ID', 'Titel'],
      ['7', '=Abend <1>\n&'],
    ])
  })

  test('is refused if it unpacks to more than the limit, has too many rows, or is damaged', async () => {
    const bomb = { ...plain, 'xl/sharedStrings.xml': `<sst><si><t>${' '.repeat(70_000_000)}</t></si></sst>` }
    await expect(readXlsx(await pack(bomb))).rejects.toMatchObject({ fields: { file: 'import_size' } })
    const rows = '<row><c t="inlineStr"><is><t>x</t></is></c></row>'.repeat(100_000)
    const long = {
      ...plain,
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    }
    await expect(readXlsx(await pack(long))).rejects.toMatchObject({ fields: { file: 'import_rows' } })
    const packed = await pack(plain)
    for (const broken of [
      packed.subarray(0, packed.length - 40),
      Buffer.from('PK\u0003\u0004 and nothing'),
      await pack({ 'readme.txt': 'no workbook' }),
      await pack({ ...plain, 'xl/worksheets/sheet2.xml': '<worksheet><row></worksheet>' }),
    ])
      await expect(readXlsx(broken)).rejects.toMatchObject({ fields: { file: 'import_broken' } })
  })

  test('reports a row with a cell that is too long, and resolves no entities of its own', async () => {
    const cell = `<row r="1"><c t="inlineStr"><is><t>${'x'.repeat(10_000_000)}</t></is></c></row>`
    const long = {
      ...plain,
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${cell}</sheetData></worksheet>`,
    }
    const [sheet] = await readXlsx(await pack(long))
    expect(sheet?.broken).toEqual([{ line: 1, error: 'cell_length' }])
    const entities = {
      ...plain,
      'xl/sharedStrings.xml': '<!DOCTYPE x [<!ENTITY a "aaaa">]><sst><si><t>&a;</t></si></sst>',
    }
    await expect(readXlsx(await pack(entities))).rejects.toMatchObject({ fields: { file: 'import_broken' } })
  })
})
