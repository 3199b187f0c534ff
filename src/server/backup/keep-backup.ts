import type { DatabaseIdentity } from '#domain/stores/index.server.ts'
import { BackupError } from './backup-error.ts'
import {
  chooseExpired,
  findNewest,
  isDue,
  listKept,
  listLeftovers,
  nameFor,
  sidecarOf,
  writeSidecar,
  type KeptBackup,
} from './kept-backups.ts'
import { makeBackup, type BackupSource, type MadeBackup } from './make-backup.ts'
import type { BackupTarget } from './open-place.ts'
import { measured, openMeter } from './write-archive.ts'

/**
 * Makes a backup in BACKUP_TARGET, reads it back, and removes those that need not be kept any more. With `ifOlderThan` it
 * does nothing, and returns null, as long as the last one is younger than so many hours.
 */
export async function keepBackup(
  source: BackupSource,
  given: {
    place: BackupTarget
    owner: DatabaseIdentity
    recipients: readonly string[]
    ifOlderThan: number | null
  },
): Promise<(MadeBackup & { name: string; removed: number }) | null> {
  const { place, owner, recipients, ifOlderThan } = given
  const { now } = source
  if (ifOlderThan !== null && !isDue(await findNewest(place, owner), ifOlderThan, now)) return null
  const name = nameFor(now)
  const made = await makeBackup(source, { place, name, recipients })
  await requireAsWritten(place, name, made.written)
  await writeSidecar(place, name, {
    format: 1,
    madeAt: made.about.madeAt,
    ...made.written,
    missing: made.manifest.missingCount,
    database: owner.id,
    server: owner.server,
  })
  const kept: KeptBackup[] = []
  for await (const each of listKept(place, owner)) kept.push(each)
  const expired = chooseExpired(kept, now)
  for (const each of expired) {
    await place.remove(each.name)
    await place.remove(sidecarOf(each.name))
  }
  for (const leftover of await listLeftovers(place, now)) await place.remove(leftover)
  return { ...made, name, removed: expired.length }
}

/** Reads a file back, and removes it if it is another than was written. */
async function requireAsWritten(
  place: BackupTarget,
  name: string,
  written: MadeBackup['written'],
): Promise<void> {
  const meter = openMeter()
  for await (const _ of measured(place.read(name), meter));
  if (meter.bytes === written.bytes && meter.hash.digest('hex') === written.sha256) return
  await place.remove(name)
  throw new BackupError(`${place.shownAs}: the backup that was read back is not the one that was written.`)
}
