import { create } from 'fontkit'

const spaces = [0x20, 0xa0]

/**
 * Removes the kerning between spaces and other characters from a font (an uncompressed sfnt), in place. Newsreader moves
 * letters towards the space beside them: after a full stop and before a J, words would nearly touch.
 */
export function removeSpaceKerning(font: Buffer): void {
  const glyphs = glyphsOf(font)
  const start = glyphs.length > 0 ? findTable(font, 'GPOS') : null
  if (start === null) return
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const pairs = pairTablesOf(view, start)
  // Tables may share their coverage, so all of them are read before one is changed.
  const covered = pairs.map((at) => coveredBy(view, at + view.getUint16(at + 2)))
  for (const [index, at] of pairs.entries()) {
    if (view.getUint16(at) === 1) removeSingles(view, at, covered[index] ?? [], glyphs)
    else for (const glyph of glyphs) clearClass(view, at + view.getUint16(at + 10), glyph)
  }
  for (const at of new Set(pairs.map((table) => table + view.getUint16(table + 2))))
    for (const glyph of glyphs) removeFromCoverage(view, at, glyph)
}

function glyphsOf(font: Buffer): number[] {
  const opened = create(font)
  if (!('characterSet' in opened)) throw new Error('A collection of fonts has no kerning of its own.')
  return spaces
    .filter((space) => opened.characterSet.includes(space))
    .map((space) => opened.glyphForCodePoint(space).id)
}

function findTable(font: Buffer, tag: string): number | null {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16)
  const record = records.find((at) => font.toString('latin1', at, at + 4) === tag)
  return record === undefined ? null : font.readUInt32BE(record + 8)
}

/** Where the tables of pair adjustments begin (OpenType, GPOS, lookup type 2), also those behind an extension (type 9). */
function pairTablesOf(view: DataView, start: number): number[] {
  const lookups = start + view.getUint16(start + 8)
  return offsets(view, lookups).flatMap((lookup) =>
    offsets(view, lookup, 4).flatMap((table) => {
      const type = view.getUint16(lookup)
      if (type === 2) return [table]
      return type === 9 && view.getUint16(table + 2) === 2 ? [table + view.getUint32(table + 4)] : []
    }),
  )
}

/** The targets of a counted list of offsets, which are relative to the table that contains it. */
function offsets(view: DataView, table: number, listAt = 0): number[] {
  const list = table + listAt
  return Array.from(
    { length: view.getUint16(list) },
    (_, index) => table + view.getUint16(list + 2 + index * 2),
  )
}

function coveredBy(view: DataView, at: number): number[] {
  const count = view.getUint16(at + 2)
  if (view.getUint16(at) === 1)
    return Array.from({ length: count }, (_, index) => view.getUint16(at + 4 + index * 2))
  return rangesAt(view, at + 4, count).flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  )
}

function rangesAt(view: DataView, at: number, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const range = at + index * 6
    return { range, first: view.getUint16(range), last: view.getUint16(range + 2) }
  })
}

/** In a table of single pairs: the sets of pairs that begin with a glyph, and its pairs in other sets. */
function removeSingles(view: DataView, at: number, covered: number[], glyphs: number[]): void {
  const sets = offsets(view, at, 8)
  const valueSize = 2 * (bitsIn(view.getUint16(at + 4)) + bitsIn(view.getUint16(at + 6)))
  for (const set of sets)
    for (let index = 0; index < view.getUint16(set); index++) {
      const pair = set + 2 + index * (2 + valueSize)
      if (!glyphs.includes(view.getUint16(pair))) continue
      for (let value = 0; value < valueSize; value += 2) view.setUint16(pair + 2 + value, 0)
    }
  const kept = sets.filter((_, index) => !glyphs.includes(covered[index] ?? 0))
  view.setUint16(at + 8, kept.length)
  for (const [index, set] of kept.entries()) view.setUint16(at + 10 + index * 2, set - at)
}

function bitsIn(flags: number): number {
  return Array.from(flags.toString(2)).filter((bit) => bit === '1').length
}

/** Gives a glyph the class of those that are not kerned. */
function clearClass(view: DataView, at: number, glyph: number): void {
  if (view.getUint16(at) === 1) {
    const index = glyph - view.getUint16(at + 2)
    if (index >= 0 && index < view.getUint16(at + 4)) view.setUint16(at + 6 + index * 2, 0)
    return
  }
  for (const { range, first, last } of rangesAt(view, at + 4, view.getUint16(at + 2))) {
    if (glyph < first || glyph > last) continue
    if (first === last) view.setUint16(range + 4, 0)
    else cutRange(view, { range, first, last }, glyph)
  }
}

function removeFromCoverage(view: DataView, at: number, glyph: number): void {
  const covered = coveredBy(view, at)
  const place = covered.indexOf(glyph)
  if (place < 0) return
  const count = view.getUint16(at + 2)
  if (view.getUint16(at) === 1) {
    for (let index = place; index < count - 1; index++)
      view.setUint16(at + 4 + index * 2, view.getUint16(at + 6 + index * 2))
    view.setUint16(at + 2, count - 1)
    return
  }
  const ranges = rangesAt(view, at + 4, count)
  const own = ranges.findIndex(({ first, last }) => glyph >= first && glyph <= last)
  const [range] = ranges.slice(own)
  if (!range) return
  const isWhole = range.first === range.last
  if (!isWhole) cutRange(view, range, glyph)
  for (const { range: later } of ranges.slice(own + 1)) {
    view.setUint16(later + 4, view.getUint16(later + 4) - 1)
    if (isWhole)
      for (let part = 0; part < 6; part += 2) view.setUint16(later - 6 + part, view.getUint16(later + part))
  }
  if (isWhole) view.setUint16(at + 2, count - 1)
}

/** Takes the first or last glyph out of a range. */
function cutRange(
  view: DataView,
  { range, first, last }: { range: number; first: number; last: number },
  glyph: number,
): void {
  if (glyph === first) view.setUint16(range, first + 1)
  else if (glyph === last) view.setUint16(range + 2, last - 1)
  else throw new Error(`The glyph ${glyph} is in the middle of a range, which cannot be split in place.`)
}
