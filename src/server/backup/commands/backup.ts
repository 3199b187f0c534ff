/**
 * Makes a backup of database, files and secrets, while the site runs: `npm run backup -- FILE` (or `s3://…/FILE`). Without a
 * file it makes one in BACKUP_TARGET as the site itself does, with `--if-due` only if one is due. It is encrypted for
 * BACKUP_RECIPIENTS; `--unencrypted` makes one that everybody can read, without the secrets.
 *
 * Exit codes: 0: complete; 1: none was made; 2: called wrongly; 3: made, but the store lacks files.
 */
import { readCommandLine, refuseCommandLine } from '../../../../scripts/read-command-line.ts'
import { identifyDatabase } from '#domain/stores/index.server.ts'
import { readSiteSecrets } from '../../start/site-secrets.ts'
import { BackupError } from '../backup-error.ts'
import { keepBackup } from '../keep-backup.ts'
import { makeBackup, type BackupSource, type MadeBackup } from '../make-backup.ts'
import { openTarget, openPlaceOf } from '../open-place.ts'
import { runCommand, withSite } from './run-command.ts'

/** An arbitrary number, the same in every process: backups in BACKUP_TARGET are made one after the other. */
const backupLock = 7141

const usage = 'npm run backup -- [FILE | s3://…/FILE] [--unencrypted]'
const { values, positionals } = readCommandLine(usage, {
  allowPositionals: true,
  options: {
    unencrypted: { type: 'boolean', default: false },
    'if-due': { type: 'boolean', default: false },
  },
})
const [file, ...rest] = positionals
const { unencrypted: isUnencrypted, 'if-due': isOnlyIfDue } = values
if (rest.length > 0 || (file === undefined && isUnencrypted) || (file !== undefined && isOnlyIfDue))
  refuseCommandLine(usage)

await runCommand(async (env, dataDir) => {
  const { BACKUP_TARGET: target, BACKUP_RECIPIENTS: configured } = env
  const recipients = isUnencrypted ? [] : configured
  if (file === undefined && target === undefined)
    throw new BackupError('Name a file (npm run backup -- FILE), or set BACKUP_TARGET.')
  if (recipients.length === 0 && !isUnencrypted)
    throw new BackupError(
      'BACKUP_RECIPIENTS is not set, so that everybody could read the backup: npm run backup:keys makes the keys, or add --unencrypted.',
    )
  if (recipients.length === 1)
    process.stderr.write(
      'warning: BACKUP_RECIPIENTS names one key only. If its secret key is lost, so is the backup: npm run backup:keys makes two.\n',
    )
  await withSite(env, dataDir, async ({ database, stores }) => {
    const source: BackupSource = {
      database,
      url: env.DATABASE_URL && (env.DATABASE_DIRECT_URL ?? env.DATABASE_URL),
      stores,
      secrets: isUnencrypted ? [] : await readSiteSecrets(env, dataDir),
      now: new Date(),
      environment: process.env,
    }
    if (file === undefined) {
      const place = await openTarget(target ?? '')
      const owner = await identifyDatabase(database)
      const ifOlderThan = isOnlyIfDue ? env.BACKUP_HOURS : null
      const made = await database.withLock(backupLock, () =>
        keepBackup(source, { place, owner, recipients, ifOlderThan }),
      )
      place.close()
      const where = `${place.shownAs.replace(/\/$/, '')}/${made?.name ?? ''}`
      if (made) report(made, `${where}, read back; ${made.removed} old ones removed`)
      else process.stdout.write('No backup is due.\n')
    } else {
      const { place, name } = await openPlaceOf(file, target)
      report(await makeBackup(source, { place, name, recipients }), `${place.shownAs}: ${name}`)
      place.close()
    }
  })
})

function report({ manifest, about, written, note }: MadeBackup, where: string): void {
  const { files, missing, missingCount, deletedMeanwhile } = manifest
  const rows = Object.values(manifest.counts).reduce((sum, count) => sum + count, 0)
  if (note) process.stderr.write(`${note}\n`)
  if (!about.hasSecrets)
    process.stderr.write(
      'warning: everybody who has the file can read it. The secret of second factors is not in it: keep SESSION_SECRET, or DATA_DIR/session-secret, yourself.\n',
    )
  process.stdout.write(
    `Backed up ${rows} rows and ${files.count} files (${(files.bytes / 1e6).toFixed(1)} MB) into ${where} (${(written.bytes / 1e6).toFixed(1)} MB${about.hasSecrets ? ', encrypted' : ''}).\n`,
  )
  if (deletedMeanwhile > 0)
    process.stdout.write(`${deletedMeanwhile} files were deleted for good meanwhile.\n`)
  if (missingCount === 0) return
  process.stderr.write(
    `${missingCount} files have a row, but no content in the store: ${missing.slice(0, 10).join(', ')}${missingCount > 10 ? ' …' : ''}\n`,
  )
  process.exitCode = 3
}
