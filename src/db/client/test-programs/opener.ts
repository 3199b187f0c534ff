/** Opens the database in the directory that is its argument and prints `opened`, or the code and text of the error. */
import { DatabaseClientError, openDatabase } from '#db/client/index.server.ts'

try {
  const database = await openDatabase({ dataDir: process.argv[2] ?? '' })
  process.stdout.write('opened\n')
  await database.close()
} catch (error) {
  const text = error instanceof DatabaseClientError ? `${error.code} ${error.message}` : String(error)
  process.stdout.write(`${text}\n`)
  process.exitCode = 1
}
