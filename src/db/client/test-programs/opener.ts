/** Opens the database in the directory that is its argument and prints `opened`, or the code and text of the error. */
import { DatabaseClientError, openDatabase } from '#db/client/index.server.ts'

try {
  const database = await openDatabase({ dataDir: process.argv[2] ?? '' })
  console.log('opened')
  await database.close()
} catch (error) {
  console.log(error instanceof DatabaseClientError ? `${error.code} ${error.message}` : String(error))
  process.exitCode = 1
}
