/**
 * Checks the settings and everything that they name: `npm run check-config`. It prints a line for each, and ends with
 * code 1 if one is wrong. It changes nothing but a file that it writes into the store and removes again.
 */
import path from 'node:path'
import { migrationsFolder, readProgramVersion } from '#db/client/index.server.ts'
import { readCommandLine } from '../../../scripts/read-command-line.ts'
import { readEnv, SettingsError } from '../start/env.ts'
import { projectDir } from '#project/project-dir.ts'
import { checkDatabase } from './check-database.ts'
import { checkServices } from './check-services.ts'
import type { Check } from './check.ts'

readCommandLine('npm run check-config', {})

const checks = await runAll()
for (const { subject, isOk, text } of checks)
  process.stdout.write(`${(isOk ? 'ok' : 'wrong').padEnd(7)}${subject.padEnd(22)} ${text}\n`)
if (checks.some(({ isOk }) => !isOk)) process.exitCode = 1

async function runAll(): Promise<Check[]> {
  try {
    const env = readEnv(process.env)
    const dataDir = path.resolve(projectDir, env.DATA_DIR)
    const { checks: ofDatabase, house } = await checkDatabase(env, { dataDir, migrationsFolder })
    return [
      { subject: 'settings', isOk: true, text: `are valid for version ${readProgramVersion()}` },
      ...ofDatabase,
      ...(await checkServices(env, dataDir, house)),
    ]
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return error.lines.map((text) => ({ subject: 'settings', isOk: false, text }))
  }
}
