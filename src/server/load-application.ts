import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { openPageCache } from './page-cache/open-page-cache.ts'
import type { ParamsOf } from './page-cache/cache-key.ts'
import { projectDir } from './project-dir.ts'
import type { Services } from './services.ts'

type Application = {
  createApp: (services: Services) => {
    fetch: Parameters<typeof openPageCache>[0]['fetch']
    routes: { path: string }[]
  }
  paramsOf: ParamsOf
}

/** The built application: its factory, and what the page cache needs to know about its addresses. */
export async function loadApplication(): Promise<Application> {
  const bundle: unknown = await import(pathToFileURL(path.join(projectDir, 'build/server/index.js')).href)
  if (!isApplication(bundle)) throw new Error('The build is incomplete: run npm start again.')
  return bundle
}

function isApplication(bundle: unknown): bundle is Application {
  return (
    typeof bundle === 'object' &&
    bundle !== null &&
    'createApp' in bundle &&
    typeof bundle.createApp === 'function' &&
    'paramsOf' in bundle &&
    typeof bundle.paramsOf === 'function'
  )
}
