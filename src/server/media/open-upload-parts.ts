import { appendFile, mkdir, opendir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import pLimit, { type LimitFunction } from 'p-limit'
import type { UploadParts } from '#domain/media/index.server.ts'

const plainId = /^[0-9a-f]{32}$/

/** Unfinished uploads as files in a folder that only the site's user can read. */
export function openUploadParts(folder: string): UploadParts {
  const turns = new Map<string, LimitFunction>()
  const pathOf = (id: string) => {
    if (!plainId.test(id)) throw new RangeError('This is no id of an upload.')
    return path.join(folder, id)
  }
  return {
    pathOf,
    async sizeOf(id) {
      return (await orNull(stat(pathOf(id))))?.size ?? 0
    },
    async append(id, piece) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await appendFile(pathOf(id), piece, { mode: 0o600 })
    },
    async remove(id) {
      await rm(pathOf(id), { force: true })
    },
    async *list() {
      for await (const { name } of (await orNull(opendir(folder))) ?? []) {
        const found = plainId.test(name) && (await orNull(stat(path.join(folder, name))))
        if (found) yield { id: name, storedAt: found.mtime }
      }
    },
    async inTurn(id, task) {
      const turn = turns.get(id) ?? pLimit(1)
      turns.set(id, turn)
      try {
        return await turn(task)
      } finally {
        if (turn.activeCount + turn.pendingCount === 0) turns.delete(id)
      }
    },
  }
}

async function orNull<Found>(asked: Promise<Found>): Promise<Found | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
