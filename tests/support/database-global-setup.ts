/** Prepares one migrated database for the whole run of the project "database", which the workers clone. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client, escapeIdentifier, type ClientConfig } from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#db/client/index.server.ts'
import { joinEmbeddedServer } from '#db/client/embedded/embedded-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server, for its superuser. */
    databaseServer: string
  }
}

/** The migrated database that the workers clone. */
export const templateName = 'template'

export const migrationsFolder = fileURLToPath(new URL('../../src/db/migrations', import.meta.url))

/** Prepares the template on a server for the tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await startDatabaseServer()
  await runOnServer(url, `CREATE DATABASE ${escapeIdentifier(templateName)} TEMPLATE template0`)
  const database = await openDatabase({ url: withDatabase(url, templateName), migrationsFolder })
  await database.close()
  project.provide('databaseServer', url)
  return close
}

/**
 * Starts an embedded server, with the PostgreSQL that the site would use (POSTGRES_BIN chooses it); `url` is for its
 * superuser.
 */
export async function startDatabaseServer(): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'concert-hall-database-'))
  const server = await joinEmbeddedServer({
    directory: path.join(folder, 'postgres'),
    onReturn: () => {},
    onError: (error) => console.error(error),
  })
  const url = addressOf(server.admin())
  // The data of tests need not survive a crash of the machine.
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await runOnServer(url, `ALTER SYSTEM SET ${setting} = off`)
  await runOnServer(url, 'SELECT pg_reload_conf()')
  return {
    url,
    async close() {
      await server.close()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The folder of a socket cannot be the host of a URL, hence the parameter. */
function addressOf({ host, port, user, password, database }: ClientConfig): string {
  const address = new URL(`postgres://localhost:${port}/${database}`)
  address.username = user ?? ''
  address.password = typeof password === 'string' ? password : ''
  address.searchParams.set('host', host ?? '')
  return address.href
}

/** Runs one statement over a connection of its own. */
export async function runOnServer(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

export function dropDatabase(name: string): string {
  return `DROP DATABASE IF EXISTS ${escapeIdentifier(name)} WITH (FORCE)`
}

export function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
