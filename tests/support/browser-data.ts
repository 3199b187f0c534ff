import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import type { Db } from '#db/client/index.server.ts'
import { completeMedia, listIncompleteMedia, type MediaServices } from '#domain/media/index.server.ts'
import { openStores } from '#server/files/open-stores.ts'
import { openMedia } from '#server/media/open-media.ts'
import { fingerprint } from '../../scripts/bootstrap/fingerprint.mjs'
import { createAccounts } from './accounts.ts'
import { findFreePort, isFreePort } from './find-free-port.ts'
import { startSite } from './site.ts'

const caches = path.resolve(import.meta.dirname, '../../node_modules/.cache/concert-hall')
const cache = path.join(caches, 'demo-data')
/** Drawn figures, below the version of their look. */
const figures = path.join(caches, 'figures')
/** Renditions of the demo's pictures, which take longer than the rest of the demo content and change less often. */
const renditions = path.join(
  caches,
  'renditions',
  fingerprint(['src/server/media', 'package-lock.json']).slice(0, 16),
)
const sources = [
  'houses',
  'src/db',
  'src/domain',
  'src/blocks',
  'src/routing',
  'src/i18n',
  'src/server',
  'tests/support/accounts.ts',
  'package-lock.json',
]

/**
 * Copies today's demo content, with the accounts of `accounts.ts`, into a folder, and returns the port of the ticket shop that its links name: a site that
 * is started with that port has no links to rewrite. Loading takes up to a minute, so the result is kept for later
 * runs until the sources or the day change.
 */
export async function copyDemoData(target: string): Promise<string> {
  const kept = await prepareDemoData()
  // With its owner, who is not root, because PostgreSQL refuses to run as root.
  await promisify(execFile)('cp', ['-a', `${path.join(kept, 'data')}/.`, target])
  await copyMissing(figures, path.join(target, 'figures'))
  const port = await readFile(path.join(kept, 'shop-port'), 'utf8')
  return (await isFreePort(Number(port))) ? port : '0'
}

/** Loads the demo content unless it is kept; resolves to its folder. */
export async function prepareDemoData(): Promise<string> {
  const kept = path.join(cache, `${today()}-${fingerprint(sources).slice(0, 16)}`)
  if (!existsSync(kept)) await loadDemoData(kept)
  return kept
}

/** Keeps the figures that a site has drawn for the next one: drawing them takes as long as many tests. */
export function keepFigures(dataDir: string): Promise<void> {
  return copyMissing(path.join(dataDir, 'figures'), figures)
}

async function copyMissing(from: string, to: string): Promise<void> {
  if (existsSync(from)) await cp(from, to, { recursive: true, force: false })
}

/** Loads beside the cache and moves the result into place, so that an interrupted run leaves no partial copy. */
async function loadDemoData(kept: string): Promise<void> {
  await rm(cache, { recursive: true, force: true })
  await mkdir(cache, { recursive: true })
  const aside = await mkdtemp(path.join(cache, 'loading-'))
  const dataDir = path.join(aside, 'data')
  const shopPort = String(await findFreePort())
  const site = await startSite({ env: { DEMO: '1', DATA_DIR: dataDir, SHOP_PORT: shopPort } })
  const code = await site.stop()
  if (code !== 0) throw new Error(`The site did not end cleanly:\n${site.output()}`)
  await createAccounts({ dataDir: path.join(dataDir, 'postgres') }, (db) => completePictures(db, dataDir))
  await writeFile(path.join(aside, 'shop-port'), shopPort)
  await rename(aside, kept)
}

/**
 * Makes all renditions of the pictures, so that this work does not slow down tests or measurements. A running site makes
 * them one after the other; here every processor takes one.
 */
async function completePictures(db: Db, dataDir: string): Promise<void> {
  const waiting = await listIncompleteMedia({ db })
  const work = async () => {
    const media = openMedia({
      dataDir,
      stores: await openStores({ dataDir, storageUrl: undefined }),
      onError: (reason) => console.error(reason),
    })
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
      await completeMedia({ db, now: new Date() }, { ...media, studio: rememberingStudio(media.studio) }, id)
    await media.close()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

/** A studio that keeps the renditions of each picture for later runs. */
function rememberingStudio(studio: MediaServices['studio']): MediaServices['studio'] {
  return {
    ...studio,
    async complete(file) {
      const content = createHash('sha256').update(await readFile(file))
      const kept = path.join(renditions, content.digest('hex'))
      if (existsSync(kept)) return deserialize(await readFile(kept))
      const made = await studio.complete(file)
      await mkdir(renditions, { recursive: true })
      // Under another name first, so that an interrupted run leaves no partial file.
      await writeFile(`${kept}.partial`, serialize(made))
      await rename(`${kept}.partial`, kept)
      return made
    },
  }
}

/** The day in the hall's time zone, for which the demo content is made. */
function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date())
}
