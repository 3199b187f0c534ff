import type pg from 'pg'
import { ExtensionNotAvailableError, ServerTooOldError, sqlStateOf } from './errors.ts'

/** The lowest major version that the tests run against. */
export const LOWEST_SERVER_VERSION = 15

/** Extensions that the search needs: trigram similarity and accent folding. */
const EXTENSIONS = ['pg_trgm', 'unaccent']

/** `versionNumber` as in `server_version_num`, e.g. 150018 for 15.18. Throws ServerTooOldError. */
export function requireServerVersion(versionNumber: number): void {
  const major = Math.floor(versionNumber / 10_000)
  if (major >= LOWEST_SERVER_VERSION) return
  throw new ServerTooOldError(
    `The PostgreSQL server has version ${major}; the lowest that works is ${LOWEST_SERVER_VERSION}.`,
  )
}

/** Creates the extensions that are missing. Throws ExtensionNotAvailableError. */
export async function requireExtensions(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ extname: string }>('SELECT extname FROM pg_extension')
  const existing = new Set(rows.map(({ extname }) => extname))
  for (const name of EXTENSIONS.filter((extension) => !existing.has(extension)))
    await createExtension(client, name)
}

async function createExtension(client: pg.ClientBase, name: string): Promise<void> {
  try {
    await client.query(`CREATE EXTENSION IF NOT EXISTS ${name} WITH SCHEMA public`)
  } catch (error) {
    const isForbidden = sqlStateOf(error) === '42501'
    const remedy = isForbidden
      ? `this user may not create it: let an administrator run CREATE EXTENSION ${name} in this database`
      : 'the server does not have it: install PostgreSQL’s contrib package on the server'
    throw new ExtensionNotAvailableError(`The database lacks the extension ${name} and ${remedy}.`, {
      cause: error,
    })
  }
}
