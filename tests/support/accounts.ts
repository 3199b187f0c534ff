import path from 'node:path'
import { openDatabase, type Db } from '#db/client/index.server.ts'
import { system } from '#domain/scope.ts'
import { createUser } from '#domain/users/index.server.ts'

export type Account = {
  email: string
  username: string
  password: string
  role: 'administrator' | 'editor' | 'author'
}

const password = 'four words of nonsense'
/** The users of the sites of the browser tests, beside the demo's administrator. */
export const accounts = {
  mira: { email: 'mira@house.example', username: 'Mira', password, role: 'editor' },
  jonas: { email: 'jonas@house.example', username: 'Jonas', password, role: 'administrator' },
  ana: { email: 'ana@house.example', username: 'Ana', password, role: 'author' },
} as const satisfies Record<string, Account>

/** Creates the accounts before the site starts, because the running site locks its data directory. */
export async function createAccounts(
  target: { dataDir: string } | { url: string },
  prepare?: (db: Db) => Promise<void>,
): Promise<void> {
  const database = await openDatabase({
    ...target,
    migrationsFolder: path.resolve(import.meta.dirname, '../../src/db/migrations'),
  })
  try {
    for (const account of Object.values(accounts))
      await createUser({ db: database.db, now: new Date(), viewer: system }, account)
    await prepare?.(database.db)
  } finally {
    await database.close()
  }
}
