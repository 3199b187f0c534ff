/** Lists of records as files: tables, the program's own format, and texts for print. */
export { exportRecords } from './export-records.server.ts'
