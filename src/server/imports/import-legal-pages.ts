/**
 * Puts templates of the legal pages (imprint, privacy, terms, accessibility) into the drafts of a house that has not written
 * them yet: `npm run import:legal-pages`. Nothing is published. It may be repeated, and works while the site runs.
 */
import path from 'node:path'
import { migrationsFolder, openDatabase } from '#db/client/index.server.ts'
import { beginLegalPages, ensureFixedPages } from '#domain/content/index.server.ts'
import { system } from '#domain/scope.ts'
import { projectDir } from '#project/project-dir.ts'
import { readCommandLine } from '../../../scripts/read-command-line.ts'
import { databaseOptions } from '../start/database-options.ts'
import { readEnv } from '../start/env.ts'
import { explainFailure } from '../start/explain-failure.ts'

readCommandLine('npm run import:legal-pages', { options: {} })

try {
  for (const line of await importLegalPages()) process.stdout.write(`${line}\n`)
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`)
  process.exitCode = 1
}

async function importLegalPages(): Promise<string[]> {
  const env = readEnv(process.env)
  const database = await openDatabase({
    ...databaseOptions(env, path.resolve(projectDir, env.DATA_DIR)),
    migrationsFolder,
  })
  try {
    const scope = { db: database.db, now: new Date(), viewer: system }
    await ensureFixedPages(scope) // the site may not have been started yet
    const pages = await beginLegalPages(scope)
    return [
      ...pages.map(
        ({ address, isBegun }) =>
          `${isBegun ? 'begun' : 'left as it is: somebody has written there'}  ${address}?edit`,
      ),
      'Nothing is published. Complete what is in [brackets], have the texts checked, and publish them in the editor.',
    ]
  } finally {
    await database.close()
  }
}
