import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyDemoData } from './browser-data.ts'
import { findFreePort } from './find-free-port.ts'
import { startSite } from './site.ts'
import { startTlsProxy } from './tls-proxy.ts'

export type ProxiedSite = {
  /** The address that visitors type; begins with `https`. */
  origin: string
  /** The site's own address, which only the proxy uses. */
  direct: string
  dataDir: string
  remove(): Promise<void>
}

/**
 * The site with the demo content, as it runs in production: behind a proxy with
 * TLS.
 */
export async function startProxiedSite(): Promise<ProxiedSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'concert-hall-proxied-'))
  const shopPort = await copyDemoData(dataDir)
  const port = await findFreePort()
  const proxy = await startTlsProxy(port)
  const site = await startSite({
    env: {
      PUBLIC_ORIGIN: proxy.origin,
      TRUST_PROXY: '1',
      PORT: String(port),
      SHOP_PORT: shopPort,
      DATA_DIR: dataDir,
      DEMO: '1',
    },
  })
  return {
    origin: proxy.origin,
    direct: `http://127.0.0.1:${port}`,
    dataDir,
    async remove() {
      await site.stop()
      await proxy.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
