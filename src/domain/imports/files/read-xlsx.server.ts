import { Readable } from 'node:stream'
import sax, { type QualifiedTag, type Tag } from 'sax'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { DomainError } from '../../errors.ts'
import { fileLimits } from './limits.ts'
import type { Sheet, SheetRow } from './sheet.ts'

/**
 * The sheets of an Excel workbook (ECMA-376) in their order, with the values that its formulas had when it was saved.
 * Dates are written as `2027-03-18`, `19:30` or both. What merged cells say holds for each of them. Throws `invalid` for a file that is none, is damaged, or unpacks to
 * more than the limits.
 */
export async function readXlsx(bytes: Uint8Array): Promise<Sheet[]> {
  const zip = await fromBufferPromise(Buffer.from(bytes), {
    lazyEntries: true,
    validateEntrySizes: true,
  }).catch(refuseBroken)
  try {
    const entries = new Map<string, Entry>()
    for await (const entry of zip.eachEntry()) {
      if (entries.size > 2000) throw new DomainError('invalid', { fields: { file: 'import_size' } })
      entries.set(entry.fileName, entry)
    }
    return await readWorkbook(new Parts(zip, entries))
  } catch (error) {
    if (error instanceof DomainError) throw error
    return refuseBroken()
  } finally {
    zip.close()
  }
}

function refuseBroken(): never {
  throw new DomainError('invalid', { fields: { file: 'import_broken' } })
}

async function readWorkbook(parts: Parts): Promise<Sheet[]> {
  const { sheets, has1904 } = await readSheetList(parts)
  const texts = await readSharedTexts(parts)
  const dateStyles = await readDateStyles(parts)
  const read: Sheet[] = []
  for (const { name, path } of sheets)
    read.push({ name, ...(await readSheet(parts, path, { texts, dateStyles, has1904 })) })
  return read
}

type Attributes = Readonly<Record<string, string>>
type Listener = {
  open?: (name: string, attributes: Attributes) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** The parts of a workbook; all of them together may not be larger than the limit once they are unpacked. */
class Parts {
  #zip: ZipFile
  #entries: ReadonlyMap<string, Entry>
  #unpacked = 0

  constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip
    this.#entries = entries
  }

  has(path: string): boolean {
    return this.#entries.has(path)
  }

  /** Parses a part as XML; document types and entities other than XML's own are not resolved. */
  async parse(path: string, listener: Listener): Promise<void> {
    const entry = this.#entries.get(path)
    if (!entry) return
    this.#unpacked += entry.uncompressedSize
    if (this.#unpacked > fileLimits.unpacked)
      throw new DomainError('invalid', { fields: { file: 'import_size' } })
    // A part that unpacks to more than it says ends with an error.
    const packed = await this.#zip.openReadStreamPromise(entry)
    const parser = sax.createStream(true)
    parser.on('opentag', ({ name, attributes }: Tag | QualifiedTag) =>
      listener.open?.(localName(name), plainAttributes(attributes)),
    )
    parser.on('text', (text: string) => listener.text?.(text))
    parser.on('closetag', (name: string) => listener.close?.(localName(name)))
    let failure: unknown
    parser.on('error', (error: unknown) => {
      failure ??= error
    })
    try {
      for await (const chunk of packed.iterator({ destroyOnReturn: true })) {
        if (!Buffer.isBuffer(chunk)) continue
        parser.write(chunk)
        if (failure !== undefined) refuseBroken()
      }
      parser.end()
    } finally {
      Readable.prototype.destroy.call(packed)
    }
    if (failure !== undefined) refuseBroken()
  }
}

async function readSheetList(
  parts: Parts,
): Promise<{ sheets: { name: string; path: string }[]; has1904: boolean }> {
  const targets = new Map<string, string>()
  await parts.parse('xl/_rels/workbook.xml.rels', {
    open: (tag, { Id: id, Target: target }) => {
      if (tag === 'Relationship' && id !== undefined && target !== undefined) targets.set(id, target)
    },
  })
  const sheets: { name: string; path: string }[] = []
  let has1904 = false
  await parts.parse('xl/workbook.xml', {
    open: (tag, { date1904, ...given }) => {
      if (tag === 'workbookPr') has1904 = date1904 === '1' || date1904 === 'true'
      const target = targets.get(given['r:id'] ?? '')
      if (tag !== 'sheet' || target === undefined || given['state'] === 'veryHidden') return
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
      if (parts.has(path)) sheets.push({ name: given['name'] ?? '', path })
    },
  })
  if (sheets.length === 0) refuseBroken()
  return { sheets: sheets.slice(0, 50), has1904 }
}

/** The texts that cells name by their number; formats within a text and phonetic readings are left out. */
async function readSharedTexts(parts: Parts): Promise<string[]> {
  const texts: string[] = []
  let [isText, isReading] = [false, false]
  let current = ''
  await parts.parse('xl/sharedStrings.xml', {
    open: (tag) => {
      if (tag === 'si') current = ''
      if (tag === 'rPh') isReading = true
      isText = tag === 't' && !isReading
    },
    text: (text) => {
      if (isText) current += text
    },
    close: (tag) => {
      if (tag === 'si') texts.push(current)
      if (tag === 'rPh') isReading = false
      isText = false
    },
  })
  return texts
}

/** What of a date the formats of cells show, by the number of the cell format. */
type DateStyle = { hasDay: boolean; hasTime: boolean }

async function readDateStyles(parts: Parts): Promise<Map<number, DateStyle>> {
  const formats = new Map<string, string>()
  const styles = new Map<number, DateStyle>()
  let isCellFormats = false
  let count = 0
  await parts.parse('xl/styles.xml', {
    open: (tag, { numFmtId, formatCode }) => {
      if (tag === 'numFmt' && numFmtId !== undefined && formatCode !== undefined)
        formats.set(numFmtId, formatCode)
      if (tag === 'cellXfs') isCellFormats = true
      if (tag !== 'xf' || !isCellFormats) return
      const style = dateStyleOf(Number(numFmtId ?? 0), formats.get(numFmtId ?? ''))
      if (style) styles.set(count, style)
      count += 1
    },
    close: (tag) => {
      if (tag === 'cellXfs') isCellFormats = false
    },
  })
  return styles
}

/** The numbers of the built-in formats are those of the standard; of others their code says what they show. */
function dateStyleOf(id: number, code: string | undefined): DateStyle | null {
  if (code === undefined) {
    if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58))
      return { hasDay: true, hasTime: false }
    if (id >= 18 && id <= 21) return { hasDay: false, hasTime: true }
    if (id >= 45 && id <= 47) return { hasDay: false, hasTime: true }
    return id === 22 ? { hasDay: true, hasTime: true } : null
  }
  const shown = code.replaceAll(/"[^"]*"|\\.|\[(?!h|m|s)[^\]]*\]/gi, '').toLowerCase()
  const style = { hasDay: /[dy]/.test(shown), hasTime: /h|s/.test(shown) }
  return style.hasDay || style.hasTime ? style : null
}

async function readSheet(
  parts: Parts,
  path: string,
  book: { texts: readonly string[]; dateStyles: ReadonlyMap<number, DateStyle>; has1904: boolean },
): Promise<Omit<Sheet, 'name'>> {
  const sheet: Omit<Sheet, 'name'> = { rows: [], broken: [] }
  let row = { line: 0, cells: [] as string[] }
  let cell = { column: 0, type: '', style: -1, value: '' }
  let isValue = false
  const merged: Area[] = []
  await parts.parse(path, {
    open: (tag, { r: place, t: type, s: style, ref }) => {
      if (tag === 'mergeCell' && merged.length < fileLimits.rows) merged.push(...areaOf(ref))
      if (tag === 'row') row = { line: place === undefined ? row.line + 1 : Number(place), cells: [] }
      if (tag === 'c') {
        const column = place === undefined ? row.cells.length : columnOf(place)
        cell = { column, type: type ?? 'n', style: Number(style ?? -1), value: '' }
      }
      isValue = tag === 'v' || (tag === 't' && cell.type === 'inlineStr')
    },
    text: (text) => {
      if (isValue) cell.value += text
    },
    close: (tag) => {
      isValue = false
      if (tag === 'c') {
        if (cell.column >= fileLimits.columns) return
        while (row.cells.length < cell.column) row.cells.push('')
        row.cells[cell.column] = textOf(cell, book)
      }
      if (tag !== 'row' || row.cells.every((text) => text === '')) return
      if (sheet.rows.length + sheet.broken.length >= fileLimits.rows)
        throw new DomainError('invalid', { fields: { file: 'import_rows' } })
      if (row.cells.some((text) => text.length > fileLimits.cell))
        sheet.broken.push({ line: row.line, error: 'cell_length' })
      else sheet.rows.push(row)
    },
  })
  fillMerged(sheet.rows, merged)
  return sheet
}

/** Cells that are merged: lines as a spreadsheet numbers them, columns from 0; the last ones belong to it. */
type Area = { lines: [number, number]; columns: [number, number] }

/** What `C4:D9` names; nothing that has no place in a sheet. */
function areaOf(ref = ''): Area[] {
  const [, first = '', top, last = '', bottom] =
    /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(ref) ?? []
  if (top === undefined || bottom === undefined) return []
  return [{ lines: [Number(top), Number(bottom)], columns: [columnOf(first), columnOf(last)] }]
}

/** A workbook keeps the text of merged cells in the first of them; rows that are otherwise empty stay away. */
function fillMerged(rows: readonly SheetRow[], merged: readonly Area[]): void {
  const places = new Map(rows.map(({ line }, at) => [line, at]))
  let left = fileLimits.merged
  for (const { lines, columns } of merged) {
    const start = places.get(lines[0]) ?? rows.length
    const text = rows[start]?.cells[columns[0]]
    if (!text) continue
    const end = Math.min(columns[1], fileLimits.columns - 1)
    for (let at = start; at < rows.length && left > 0; at += 1) {
      const { line, cells } = rows[at] ?? { line: Infinity, cells: [] }
      if (line > lines[1]) break
      left -= end - columns[0] + 1
      while (cells.length < columns[0]) cells.push('')
      for (let column = columns[0]; column <= end; column += 1) cells[column] ||= text
    }
  }
}

function textOf(
  { type, style, value }: { type: string; style: number; value: string },
  { texts, dateStyles, has1904 }: Parameters<typeof readSheet>[2],
): string {
  if (type === 's') return (texts[Number(value)] ?? '').trim()
  if (type === 'e') return ''
  if (type === 'b') return value === '1' ? 'true' : 'false'
  const shown = type === 'n' ? dateStyles.get(style) : undefined
  if (!shown || value === '' || Number.isNaN(Number(value))) return value.trim()
  return dateText(Number(value) + (has1904 ? 1462 : 0), shown)
}

/** A date as days since the end of 1899, whole minutes. */
function dateText(serial: number, { hasDay, hasTime }: DateStyle): string {
  const iso = new Date(Math.round(serial * 1440) * 60_000 + Date.UTC(1899, 11, 30)).toISOString()
  const isTimeOnly = !hasDay || serial < 1
  return [!isTimeOnly && iso.slice(0, 10), (hasTime || isTimeOnly) && iso.slice(11, 16)]
    .filter(Boolean)
    .join(' ')
}

/** The number of a column, counted from 0: `A1` is 0, `AA7` is 26. */
function columnOf(place: string): number {
  let number = 0
  for (const letter of /^[A-Z]{1,3}/.exec(place)?.[0] ?? 'A')
    number = number * 26 + (letter.codePointAt(0) ?? 65) - 64
  return number - 1
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function plainAttributes(attributes: (Tag | QualifiedTag)['attributes']): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.value,
    ]),
  )
}
