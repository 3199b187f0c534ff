import { ReadableStream } from 'node:stream/web'
import type { Table } from './table.ts'
import { writeCsv } from './write-csv.ts'
import { writeXlsx } from './write-xlsx.ts'

/**
 * A table as a file, made only as fast as it is taken. `Readable.toWeb` would not do: it counts chunks where its limit is
 * one of bytes, and so takes nearly everything into memory.
 */
export function writeTable(table: Table, format: 'csv' | 'xlsx'): ReadableStream<Uint8Array> {
  return ReadableStream.from(format === 'csv' ? writeCsv(table) : writeXlsx(table))
}
