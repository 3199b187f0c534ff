import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Scratch } from '#domain/media/index.server.ts'

/** No work takes this long: such a file was left by a crash. In milliseconds. */
const longest = 3_600_000

/** Scratch files in a folder that only the site's user can read. The folder is created when it is needed. */
export function openScratch(folder: string): Scratch {
  let cleared: Promise<void> | undefined
  return {
    async hold(content, use) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await (cleared ??= removeLeftovers(folder))
      const file = path.join(folder, randomUUID())
      try {
        await pipeline(Readable.from(content), createWriteStream(file, { mode: 0o600 }))
        return await use(file)
      } finally {
        await rm(file, { force: true })
      }
    },
  }
}

async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => null) // removed meanwhile
    if (found && Date.now() - found.mtimeMs > longest) await rm(file, { force: true })
  }
}
