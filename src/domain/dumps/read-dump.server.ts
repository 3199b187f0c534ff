import { archiveDump, type DumpManifest } from '#db/schema/index.ts'
import { addCacheTags } from '../cache-tags.ts'
import type { Scope } from '../scope.ts'

/** What the last dump consists of, or null before the first one; and when the next one is due, if a job has said so. */
export async function readDump(
  scope: Pick<Scope, 'db' | 'shown'>,
): Promise<{ manifest: DumpManifest | null; nextAt: Date | null }> {
  addCacheTags(scope, 'archive_dump')
  const [row] = await scope.db
    .select({ manifest: archiveDump.manifest, nextAt: archiveDump.nextAt })
    .from(archiveDump)
  return row ?? { manifest: null, nextAt: null }
}

/** A file of the last dump, and its name in the store; null for any other name. */
export async function findDumpFile(
  { db }: Pick<Scope, 'db'>,
  name: string,
): Promise<{ id: string; file: DumpManifest['files'][number] } | null> {
  const [row] = await db
    .select({ manifest: archiveDump.manifest, contents: archiveDump.contents })
    .from(archiveDump)
  const file = row?.manifest?.files.find((one) => one.name === name)
  const id = row && Object.hasOwn(row.contents, name) ? row.contents[name] : undefined
  return file && id !== undefined ? { id, file } : null
}
