import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { figureVersion } from '#design/picture/figure-address.ts'
import { shareImageHash } from '#design/picture/share-card.ts'
import { programFile } from '#project/project-dir.ts'
import type { FigureStore, ShareImageStore } from '../start/services.ts'
import { openDrawingStore } from './drawing-store.ts'
import type { DrawingOrder } from './drawing-worker.ts'
import { isWholePicture } from './is-whole-picture.ts'

/**
 * Opens the stores of figures and share images. Each picture is drawn once, by one shared worker, and kept in the data
 * directory (`figures/{version}` and `share`). Figures of earlier versions are deleted, because no page references them
 * any more.
 */
export function openDrawings(
  dataDir: string,
  { onError }: { onError: (reason: string) => void },
): { figures: FigureStore; shareImages: ShareImageStore; close(): Promise<void> } {
  const store = openDrawingStore<DrawingOrder>({
    folder: dataDir,
    program: programFile('src/server/figures/drawing-worker.ts'),
    isWhole: isWholePicture,
    onError,
  })
  void deleteAllBut(path.join(dataDir, 'figures'), String(figureVersion)).catch(() => {})
  return {
    figures: {
      find({ ground, variant, width, format }, urgency) {
        const file = `figures/${figureVersion}/${ground}/${variant}-${width}.${format}`
        return store.find(file, { kind: 'figure', ground, variant, width, format }, urgency)
      },
    },
    shareImages: {
      async find(card, format) {
        const folder = `share/${card.kind}/${card.language}/${card.id}`
        const hash = shareImageHash(card)
        const name = `${hash}-${format}.jpg`
        const bytes = await store.find(`${folder}/${name}`, { kind: 'share', card, format })
        if (bytes) await deleteAllBut(path.join(dataDir, folder), hash).catch(() => {})
        return bytes
      },
    },
    close: () => store.close(),
  }
}

/** Deletes what is in a folder, but for a name and what it begins. */
async function deleteAllBut(folder: string, kept: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name !== kept && !name.startsWith(`${kept}-`))
      await rm(path.join(folder, name), { recursive: true, force: true })
}
