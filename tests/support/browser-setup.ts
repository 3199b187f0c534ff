import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyDemoData, keepFigures } from './browser-data.ts'
import { rememberSession } from './browser-session.ts'
import { startSite } from './site.ts'

/**
 * Starts one site with the demo content for all browser tests. With SITE_ORIGIN (and SHOP_ORIGIN) in the environment,
 * the tests run against an existing site, which needs the accounts of `accounts.ts`; tests that read its mails also
 * need SITE_DATA_DIR. The demo's administrator is signed in once for all tests.
 */
export default async function startSiteForBrowserTests(): Promise<() => Promise<void>> {
  if (process.env['SITE_ORIGIN']) {
    await rememberSession(process.env['SITE_ORIGIN'])
    return () => Promise.resolve()
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'concert-hall-browser-'))
  const shopPort = await copyDemoData(folder)
  const site = await startSite({ env: { DEMO: '1', STYLEGUIDE: '1', DATA_DIR: folder, SHOP_PORT: shopPort } })
  process.env['SITE_ORIGIN'] = site.origin
  process.env['SHOP_ORIGIN'] = site.shopOrigin
  process.env['SITE_DATA_DIR'] = folder
  await rememberSession(site.origin)
  return async () => {
    await site.stop()
    await keepFigures(folder)
    await rm(folder, { recursive: true, force: true })
  }
}
