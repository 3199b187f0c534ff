/**
 * Loads what db-dump.ts wrote: npm run db:restore -- FILE [--replace]
 *
 * Uses the PostgreSQL server that DATABASE_URL names, or else the embedded database in DATA_DIR (default: data),
 * which must not be in use. A database that has rows is refused, unless --replace allows them to be deleted. The
 * restore is one transaction. The file is run as SQL: load only files that you trust.
 */
import { restoreFromFile } from '#db/client/index.server.ts'
import { readCommandLine, refuseCommandLine } from './read-command-line.ts'

const usage = 'npm run db:restore -- FILE [--replace]'
const { values, positionals } = readCommandLine(usage, {
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false } },
})
const [file, ...rest] = positionals
if (!file || rest.length > 0) refuseCommandLine(usage)
try {
  console.log(await restoreFromFile(file, process.env, { replace: values.replace }))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
