/**
 * Loads what db-dump.ts wrote: node scripts/db-restore.ts FILE [--replace]
 *
 * DATABASE_URL names a PostgreSQL server; without it the embedded database in DATA_DIR (default: data) is taken, which
 * must not be in use. A database with rows is refused unless --replace says that they shall go. All or nothing is
 * loaded. The file is run as SQL: load only files that you trust.
 */
import { restoreFromFile } from '#db/client/index.server.ts'

const args = process.argv.slice(2)
const replace = args.includes('--replace')
const [file, ...rest] = args.filter((argument) => argument !== '--replace')
if (!file || file.startsWith('-') || rest.length > 0) {
  console.error('Usage: node scripts/db-restore.ts FILE [--replace]')
  process.exitCode = 1
} else {
  try {
    console.log(await restoreFromFile(file, process.env, { replace }))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
