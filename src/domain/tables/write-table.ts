import { ReadableStream } from 'node:stream/web'
import type { Table } from './table.ts'
import { writeCsv } from './write-csv.ts'
import { writeXlsx } from './write-xlsx.ts'

/**
 * A table as a file, generated only as fast as it is read. `Readable.toWeb` does not work here: it counts chunks
 * although its limit is in bytes, and so buffers nearly everything in memory.
 */
export function writeTable(table: Table, format: 'csv' | 'xlsx'): ReadableStream<Uint8Array> {
  return ReadableStream.from(format === 'csv' ? writeCsv(table) : writeXlsx(table))
}
