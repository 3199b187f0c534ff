/** Tables as spreadsheets save them. */
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/**
 * Rows of texts, of which `day 46464` and `time 0.8125` are numbers with a format in a workbook; equal cells of the columns
 * `merged` are one from the row `first` on.
 */
export type Table = { rows: readonly (readonly string[])[]; merged: readonly number[]; first: number }

export function writeCsv({ rows }: Table, separator: string): string {
  return rows
    .map((row) =>
      row.map((text) => (/["\n;,\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join(separator),
    )
    .join('\r\n')
}

/** The bytes of a text in Windows-1252, with a question mark for what it does not have. */
export function inWindows1252(text: string): Buffer {
  return Buffer.from(Array.from(text, (character) => windows1252.get(character) ?? 0x3f))
}
const windows1252 = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder('windows-1252').decode(Buffer.from([byte])),
    byte,
  ]),
)

/** An Excel workbook with one sheet. */
export async function writeWorkbook({ rows, merged, first }: Table): Promise<Buffer> {
  const areas = merged.flatMap((column) => mergedAreas(rows, column, first))
  const isHidden = (row: number, column: number) =>
    areas.some((area) => area.column === column && row > area.from && row <= area.to)
  const data = rows.map((row, at) => {
    const cells = row.map((text, column) =>
      cellOf(`${letterOf(column)}${at + 1}`, isHidden(at, column) ? '' : text),
    )
    return `<row r="${at + 1}">${cells.join('')}</row>`
  })
  const refs = areas.map(({ column, from, to }) => {
    const letter = letterOf(column)
    return `<mergeCell ref="${letter}${from + 1}:${letter}${to + 1}"/>`
  })
  const zip = new ZipFile()
  const add = (name: string, content: string) =>
    zip.addBuffer(Buffer.from(content), name, { compress: false })
  add(
    'xl/workbook.xml',
    '<workbook xmlns:r="r"><sheets><sheet name="Tabelle1" r:id="rId1"/></sheets></workbook>',
  )
  add(
    'xl/_rels/workbook.xml.rels',
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
  )
  add(
    'xl/styles.xml',
    '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/></cellXfs></styleSheet>',
  )
  add(
    'xl/worksheets/sheet1.xml',
    `<worksheet><sheetData>${data.join('')}</sheetData><mergeCells>${refs.join('')}</mergeCells></worksheet>`,
  )
  zip.end()
  return buffer(zip.outputStream)
}

/** Runs of the same text in a column. */
function mergedAreas(rows: Table['rows'], column: number, first: number) {
  const areas: { column: number; from: number; to: number }[] = []
  for (let from = first; from < rows.length; from += 1) {
    const text = rows[from]?.[column]
    let to = from
    if (text) while (rows[to + 1]?.[column] === text) to += 1
    if (to > from) areas.push({ column, from, to })
    from = to
  }
  return areas
}

function cellOf(place: string, text: string): string {
  const [, format, number] = /^(day|time) ([\d.]+)$/.exec(text) ?? []
  if (number !== undefined) return `<c r="${place}" s="${format === 'day' ? 1 : 2}"><v>${number}</v></c>`
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return text === ''
    ? ''
    : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped}</t></is></c>`
}

function letterOf(column: number): string {
  return String.fromCodePoint(65 + column)
}
