/**
 * Loads a backup into the empty database and the empty stores of the settings, and proves that the site works with it:
 * `npm run restore -- FILE [--identity FILE]`, FILE also as `s3://…`. `--replace` replaces what is there, after a question
 * that `--yes` answers. `--check` only reads the backup. No site may be running meanwhile.
 *
 * Exit codes: 0: everything was restored and proved; 1: it was not; 2: called wrongly.
 */
import { readFile } from 'node:fs/promises'
import { openQuestions } from '../../../../scripts/ask.ts'
import { readCommandLine, refuseCommandLine } from '../../../../scripts/read-command-line.ts'
import { openDatabase } from '#db/client/index.server.ts'
import { databaseOptions } from '../../start/database-options.ts'
import type { Env } from '../../start/env.ts'
import { openStores } from '../../files/open-stores.ts'
import { BackupError, reasonOf } from '../backup-error.ts'
import { readIdentities } from '../encryption.ts'
import { openPlaceOf } from '../open-place.ts'
import { findRendition, proveFormFile, proveSite } from '../prove-site.ts'
import { readBackup, type ReadBackup } from '../read-backup.ts'
import { restoreBackup } from '../restore-backup.ts'
import { runCommand } from './run-command.ts'

const usage = 'npm run restore -- FILE | s3://…/FILE [--identity FILE] [--replace [--yes]] [--check]'
const { values, positionals } = readCommandLine(usage, {
  allowPositionals: true,
  options: {
    identity: { type: 'string', multiple: true, default: [] },
    replace: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
})
const [file, ...rest] = positionals
if (!file || rest.length > 0) refuseCommandLine(usage)
const say = (line: string) => void process.stdout.write(`${line}\n`)

await runCommand(async (env, dataDir) => {
  const identities = (await Promise.all(values.identity.map(readKeys))).flat()
  const { place, name } = await openPlaceOf(file, env.BACKUP_TARGET)
  const open = () => place.read(name)
  if (values.check) {
    const read = await readBackup(open(), identities)
    say(`ok  the backup of ${read.about.madeAt} is complete: every checksum fits`)
    warn(read, env)
    return
  }
  if (values.replace && !values.yes && !(await confirm())) {
    say('Nothing was changed.')
    return
  }
  const stores = await openStores({ dataDir, storageUrl: env.STORAGE_URL })
  const options = databaseOptions(env, dataDir)
  const target = { database: options, stores, dataDir, environment: process.env }
  const restored = await restoreBackup(open, identities, {
    target,
    replace: values.replace,
    now: new Date(),
    say,
  })
  const database = await openDatabase(options)
  let rendition: string | null
  try {
    say(`ok  ${await proveFormFile(database.db, stores.files)}`)
    rendition = await findRendition(database.db)
  } finally {
    await database.close()
    stores.close()
    place.close()
  }
  warn(restored, env)
  await proveSite(rendition, { environment: process.env, say })
  say('Restored: the site can be started.')
})

async function readKeys(keyFile: string): Promise<string[]> {
  const content = await readFile(keyFile, 'utf8').catch((error: unknown) => {
    throw new BackupError(`--identity ${keyFile}: ${reasonOf(error)}`)
  })
  return readIdentities(content, keyFile)
}

async function confirm(): Promise<boolean> {
  const questions = openQuestions()
  try {
    const asked = 'Shall everything in the database and in the stores of the settings be replaced? (yes/no) '
    return (await questions.ask(asked)) === 'yes'
  } finally {
    questions.close()
  }
}

/** Says what is not in the backup, or not used. */
function warn({ manifest, secrets, about }: ReadBackup, env: Env): void {
  const { missing, missingCount } = manifest
  if (missingCount > 0)
    say(
      `warning: ${missingCount} files were missing when the backup was made: ${missing.slice(0, 10).join(', ')}`,
    )
  if (!about.hasSecrets)
    say(
      'warning: the secret of second factors is not in the backup: set SESSION_SECRET to it, or run npm run admin:accept-secret',
    )
  if (secrets && env.SESSION_SECRET !== undefined && !secrets.sessionSecrets.includes(env.SESSION_SECRET))
    say(
      'warning: SESSION_SECRET is not that of the backup: leave it out, so that the restored file session-secret is used',
    )
}
