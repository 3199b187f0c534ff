import path from 'node:path'
import { openDatabase } from '#db/client/index.server.ts'
import { system } from '#domain/scope.ts'
import { createUser } from '#domain/users/index.server.ts'

/** A user who may write drafts but not publish; only the browser tests' own site has this account. */
export const authorAccount = {
  email: 'autorin@example.org',
  username: 'Autorin',
  password: 'Zwei-Oboen-und-ein-Horn',
}

/** Creates the account before the site starts, because the running site locks its data directory. */
export async function createAuthor(dataDir: string): Promise<void> {
  const database = await openDatabase({
    dataDir: path.join(dataDir, 'postgres'),
    migrationsFolder: path.resolve(import.meta.dirname, '../../src/db/migrations'),
  })
  try {
    await createUser(
      { db: database.db, now: new Date(), viewer: system },
      { ...authorAccount, role: 'author' },
    )
  } finally {
    await database.close()
  }
}
