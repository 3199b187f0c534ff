import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { z } from 'zod'
import type { DatabaseIdentity } from '#domain/stores/index.server.ts'
import type { BackupTarget } from './open-place.ts'

/**
 * What is written beside a backup of BACKUP_TARGET, as `NAME.json`, once it was read back: the site can't decrypt it, but
 * can tell whether it is as it was written.
 */
const sidecar = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  bytes: z.number().int(),
  sha256: z.string(),
  /** The number of files that the store lacked. */
  missing: z.number().int(),
  /** Whose it is: only that database's site removes it. */
  database: z.uuid(),
  server: z.string().nullable(),
})
export type KeptBackup = { name: string; facts: z.infer<typeof sidecar>; isThere: boolean }

const hour = 3_600_000
const day = 24 * hour
const pattern = /^concert-hall-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\.tar\.zst\.age(\.partial|\.json)?$/

export function nameFor(now: Date): string {
  return `concert-hall-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.zst.age`
}

export function sidecarOf(name: string): string {
  return `${name}.json`
}

export function writeSidecar(place: BackupTarget, name: string, facts: KeptBackup['facts']): Promise<void> {
  return place.write(sidecarOf(name), Readable.from([Buffer.from(`${JSON.stringify(facts, null, 2)}\n`)]))
}

/** The backups of a database in a place, the newest first, as they are asked for. */
export async function* listKept(place: BackupTarget, owner: DatabaseIdentity): AsyncGenerator<KeptBackup> {
  const sizes = await place.list()
  for (const file of [...sizes.keys()].toSorted().toReversed()) {
    if (pattern.exec(file)?.[2] !== '.json') continue
    const found = sidecar.safeParse(await readJson(place, file))
    if (!found.success || found.data.database !== owner.id || found.data.server !== owner.server) continue
    const name = file.replace(/\.json$/, '')
    yield { name, facts: found.data, isThere: sizes.get(name) === found.data.bytes }
  }
}

async function readJson(place: BackupTarget, name: string): Promise<unknown> {
  try {
    return JSON.parse(await text(Readable.from(place.read(name))))
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/**
 * Those of some backups that need not be kept: all of the last two days stay, of 30 days the last one of each day, of a
 * year the last one of each month. Days are those of UTC.
 */
export function chooseExpired<Kept extends { facts: { madeAt: string } }>(
  kept: readonly Kept[],
  now: Date,
): Kept[] {
  const newestFirst = kept.toSorted((one, other) => other.facts.madeAt.localeCompare(one.facts.madeAt))
  const [days, months] = [new Set<string>(), new Set<string>()]
  return newestFirst.filter(({ facts: { madeAt } }) => {
    const age = now.getTime() - new Date(madeAt).getTime()
    const [ofDay, ofMonth] = [madeAt.slice(0, 10), madeAt.slice(0, 7)]
    const isKept =
      age <= 2 * day || (age <= 30 * day && !days.has(ofDay)) || (age <= 366 * day && !months.has(ofMonth))
    days.add(ofDay)
    months.add(ofMonth)
    return !isKept
  })
}

/** The names of files that interrupted runs have left more than two days ago. */
export async function listLeftovers(place: BackupTarget, now: Date): Promise<string[]> {
  return [...(await place.list()).keys()].filter((file) => {
    const [, at = '', kind] = pattern.exec(file) ?? []
    const madeAt = new Date(at.replace(/T(\d\d)-(\d\d)-(\d\d)Z$/, 'T$1:$2:$3Z'))
    return kind === '.partial' && now.getTime() - madeAt.getTime() > 2 * day
  })
}

/** Whether the next backup is due. */
export function isDue(newest: KeptBackup | undefined, everyHours: number, now: Date): boolean {
  return !newest?.isThere || now.getTime() - new Date(newest.facts.madeAt).getTime() >= everyHours * hour
}

/** Whether a backup is so old that one must have failed since: half of the time between two, at least an hour. */
export function isLate(newest: KeptBackup, everyHours: number, now: Date): boolean {
  const age = now.getTime() - new Date(newest.facts.madeAt).getTime()
  return age > (everyHours + Math.max(1, everyHours / 2)) * hour
}

export async function findNewest(
  place: BackupTarget,
  owner: DatabaseIdentity,
): Promise<KeptBackup | undefined> {
  for await (const kept of listKept(place, owner)) return kept
  return undefined
}
