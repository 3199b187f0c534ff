/**
 * Opens the database in the directory given as first argument, exclusively if the second is `exclusive`, and prints
 * `opened`, or the code and message of the error.
 */
import { DatabaseClientError, openDatabase } from '#db/client/index.server.ts'

const [dataDir = '', mode] = process.argv.slice(2)
try {
  const database = await openDatabase({ dataDir, isExclusive: mode === 'exclusive' })
  process.stdout.write('opened\n')
  await database.close()
} catch (error) {
  const text = error instanceof DatabaseClientError ? `${error.code} ${error.message}` : String(error)
  process.stdout.write(`${text}\n`)
  process.exitCode = 1
}
