/**
 * Prepares one migrated database for the whole run of the project "database"; the workers clone it. An embedded one,
 * or, when TEST_DATABASE_URL names a PostgreSQL server (by a user who may create databases), one on that server.
 */
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client, escapeIdentifier } from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#db/client/index.server.ts'

/** What a worker clones. */
export type DatabaseTemplate =
  | { kind: 'embedded'; file: string }
  | { kind: 'server'; url: string; name: string }

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate
  }
}

const MIGRATIONS = fileURLToPath(new URL('../../src/db/migrations', import.meta.url))

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TEST_DATABASE_URL']
  const { template, tearDown } = url ? await prepareServerTemplate(url) : await prepareEmbeddedTemplate()
  project.provide('databaseTemplate', template)
  return tearDown
}

type Prepared = { template: DatabaseTemplate; tearDown: () => Promise<void> }

async function prepareEmbeddedTemplate(): Promise<Prepared> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'concert-hall-template-'))
  const file = path.join(directory, 'template.tar.gz')
  const database = await openDatabase({ dataDir: ':memory:', migrationsFolder: MIGRATIONS })
  const image = await database.dump?.()
  await database.close()
  fs.writeFileSync(file, image ?? '')
  return {
    template: { kind: 'embedded', file },
    tearDown: () => fs.promises.rm(directory, { recursive: true, force: true }),
  }
}

async function prepareServerTemplate(url: string): Promise<Prepared> {
  const name = `concert_hall_template_${randomBytes(4).toString('hex')}`
  await runOnServer(url, `CREATE DATABASE ${escapeIdentifier(name)} TEMPLATE template0`)
  const database = await openDatabase({ url: withDatabase(url, name), migrationsFolder: MIGRATIONS })
  await database.close()
  return {
    template: { kind: 'server', url, name },
    async tearDown() {
      // Workers that are ended have no time to drop their clones.
      const clones = await runOnServer(url, `SELECT datname FROM pg_database WHERE datname LIKE '${name}%'`)
      for (const { datname } of clones) await runOnServer(url, dropDatabase(String(datname)))
    },
  }
}

/** One statement over a connection of its own. */
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
