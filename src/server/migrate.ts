/**
 * Applies the missing migrations to the database of the settings: `npm run migrate`. A start of the site does the same;
 * the command is for operators who do it on its own, before they replace the processes. `--dry-run` names them only.
 */
import path from 'node:path'
import {
  listMissingMigrations,
  migrationsFolder,
  openDatabase,
  readProgramVersion,
} from '#db/client/index.server.ts'
import { readCommandLine } from '../../scripts/read-command-line.ts'
import { databaseOptions } from './start/database-options.ts'
import { readEnv } from './start/env.ts'
import { explainFailure } from './start/explain-failure.ts'
import { projectDir } from '#project/project-dir.ts'

const { 'dry-run': isDryRun } = readCommandLine('npm run migrate [-- --dry-run]', {
  options: { 'dry-run': { type: 'boolean', default: false } },
}).values

try {
  for (const line of await migrate()) process.stdout.write(`${line}\n`)
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`)
  process.exitCode = 1
}

async function migrate(): Promise<string[]> {
  const env = readEnv(process.env)
  const options = {
    ...databaseOptions(env, path.resolve(projectDir, env.DATA_DIR)),
    onWarning: (message: string) => void process.stderr.write(`${message}\n`),
  }
  const names: string[] = []
  const database = await openDatabase(
    isDryRun ? options : { ...options, migrationsFolder, onMigrated: (name) => void names.push(name) },
  )
  try {
    if (isDryRun)
      names.push(...(await database.withSession((client) => listMissingMigrations(client, migrationsFolder))))
  } finally {
    await database.close()
  }
  const version = readProgramVersion()
  if (names.length === 0) return [`The database has all migrations of version ${version}.`]
  return [
    ...names.map((name) => `${isDryRun ? 'missing' : 'applied'}  ${name}`),
    isDryRun
      ? `${names.length} migrations of version ${version} are missing. Nothing was changed.`
      : `The database now has all migrations of version ${version}.`,
  ]
}
