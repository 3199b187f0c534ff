/**
 * Writes all data of the database to a file: node scripts/db-dump.ts FILE (compressed if it ends in .gz).
 *
 * DATABASE_URL names a PostgreSQL server; without it the embedded database in DATA_DIR (default: data) is taken. The
 * site may be running. The file can be loaded into either: see db-restore.ts.
 */
import { dumpToFile } from '#db/client/index.server.ts'

const [file, ...rest] = process.argv.slice(2)
if (!file || file.startsWith('-') || rest.length > 0) {
  console.error('Usage: node scripts/db-dump.ts FILE')
  process.exitCode = 1
} else {
  try {
    console.log(await dumpToFile(file, process.env))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
