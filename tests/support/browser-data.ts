import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { fingerprint } from '../../scripts/bootstrap/fingerprint.mjs'
import { startSite } from './site.ts'

const cache = path.resolve(import.meta.dirname, '../../node_modules/.cache/concert-hall/demo-data')
const sources = [
  'demo',
  'src/db',
  'src/domain',
  'src/blocks',
  'src/routing',
  'src/i18n',
  'src/server',
  'package-lock.json',
]

/**
 * Fills a folder with today's demo content. Loading takes up to a minute, so that the result is kept for later runs
 * until the sources or the day change.
 */
export async function copyDemoData(target: string): Promise<void> {
  const kept = path.join(cache, `${today()}-${fingerprint(sources).slice(0, 16)}`)
  if (!existsSync(kept)) await loadDemoData(kept)
  await cp(kept, target, { recursive: true })
}

/** Loads beside the cache and moves the result into place, so that an interrupted run leaves nothing half. */
async function loadDemoData(kept: string): Promise<void> {
  await rm(cache, { recursive: true, force: true })
  await mkdir(cache, { recursive: true })
  const aside = await mkdtemp(path.join(cache, 'loading-'))
  const site = await startSite({ env: { DEMO: '1', DATA_DIR: aside } })
  const code = await site.stop()
  if (code !== 0) throw new Error(`The site did not end cleanly:\n${site.output()}`)
  await rename(aside, kept)
}

/** The day in the hall's time zone, as the demo content is made for it. */
function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date())
}
