import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { findKeptMails, keptDays } from '#domain/mail/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { forgetName, removableNames } from '#domain/stores/index.server.ts'

const batchSize = 500

/**
 * Deletes the mails that were written as files: those whose row this database has deleted (with its entry, on a
 * person's request, or at the end of its time), and all that are as old as a row can become. Call it periodically.
 */
export async function clearMailFiles({ db, now }: Pick<Scope, 'db' | 'now'>, folder: string): Promise<void> {
  const names = (await readdir(folder).catch(noFolder)).filter((name) => /-\d+\.eml(\.part)?$/.test(name))
  for (let from = 0; from < names.length; from += batchSize) {
    const batch = names.slice(from, from + batchSize)
    const [kept, named] = [
      await findKeptMails({ db }, batch.map(idOf)),
      await removableNames({ db }, 'mail', batch.map(nameOf)),
    ]
    for (const name of batch) {
      const file = path.join(folder, name)
      const isDeleted = named.has(nameOf(name)) && !kept.has(idOf(name))
      if (!isDeleted && !(await isExpired(file, now))) continue
      await rm(file, { force: true })
      await forgetName({ db }, 'mail', nameOf(name))
    }
  }
}

function noFolder(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}

/** The name of the complete file; a crash leaves an incomplete one. */
function nameOf(file: string): string {
  return file.replace(/\.part$/, '')
}

function idOf(file: string): number {
  return Number(/-(\d+)\.eml/.exec(file)?.[1])
}

async function isExpired(file: string, now: Date): Promise<boolean> {
  const found = await stat(file).catch(() => null) // removed meanwhile
  return found !== null && now.getTime() - found.mtimeMs > keptDays.sent * 86_400_000
}
