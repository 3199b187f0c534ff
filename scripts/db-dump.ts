/**
 * Writes all data of the database to a file: npm run db:dump -- FILE (compressed if it ends in .gz).
 *
 * Uses the PostgreSQL server that DATABASE_URL names, or else the embedded database in DATA_DIR (default: data). The
 * site may be running. The file can be loaded into either kind: see db-restore.ts.
 */
import { dumpToFile } from '#db/client/index.server.ts'
import { readCommandLine, refuseCommandLine } from './read-command-line.ts'

const usage = 'npm run db:dump -- FILE'
const [file, ...rest] = readCommandLine(usage, { allowPositionals: true }).positionals
if (!file || rest.length > 0) refuseCommandLine(usage)
try {
  console.log(await dumpToFile(file, process.env))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
