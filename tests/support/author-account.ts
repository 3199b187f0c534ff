import path from 'node:path'
import { openDatabase } from '#db/client/index.server.ts'
import { system } from '#domain/scope.ts'
import { createUser } from '#domain/users/index.server.ts'

/** Somebody who may write drafts and publish nothing; only the browser tests' own site has this account. */
export const authorAccount = {
  email: 'autorin@example.org',
  username: 'Autorin',
  password: 'Zwei-Oboen-und-ein-Horn',
}

/** Makes the account before the site is started, which keeps its data to itself. */
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
