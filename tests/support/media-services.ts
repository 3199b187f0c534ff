import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { MediaServices } from '#domain/media/index.server.ts'
import { renderFrame } from '#server/media/render-frame.ts'
import { renderRenditions } from '#server/media/render-renditions.ts'
import { openScratch } from '#server/media/open-scratch.ts'
import { memoryFiles } from './memory-files.ts'

/** Made by the first upload, and removed with the process of the tests. */
const folder = path.join(tmpdir(), `concert-hall-media-${process.pid}`)
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

/** The ports of the library for tests: files in memory, and pictures decoded in the process of the test. */
export function openTestMedia(): MediaServices & Record<'store' | 'uploads', ReturnType<typeof memoryFiles>> {
  return {
    store: memoryFiles(),
    uploads: memoryFiles(),
    scratch: openScratch(folder),
    studio: {
      develop: (file) => renderRenditions(file, ['jpg']),
      async complete(file) {
        const developed = await renderRenditions(file, ['avif', 'webp'])
        if ('error' in developed) throw new Error(developed.error)
        return developed.renditions
      },
      frame: renderFrame,
    },
  }
}
