/**
 * Builds the website into build/: the browser scripts, the stylesheets of editor and visitors, the back office, the
 * service worker and the server. Started by scripts/bootstrap/build.mjs.
 */
import { cp, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { createBuilder } from 'vite'
import { compressAssets } from './compress-assets.ts'

const root = path.resolve(import.meta.dirname, '..')
const clientDir = path.join(root, 'build/client')
const serverDir = path.join(root, 'build/server')

await rm(path.join(root, 'build'), { recursive: true, force: true })
const builder = await createBuilder({ root })
for (const environment of Object.values(builder.environments)) await builder.build(environment)
await publishServerAssets()
await compressAssets(clientDir)

/**
 * Stylesheet, typefaces and pictures come from the server's module graph and are served beside the browser scripts.
 */
async function publishServerAssets(): Promise<void> {
  for (const name of await readdir(path.join(serverDir, 'assets'))) {
    if (name.endsWith('.js')) continue
    await cp(path.join(serverDir, 'assets', name), path.join(clientDir, 'assets', name))
  }
  await cp(path.join(serverDir, '.vite/styles.json'), path.join(clientDir, '.vite/styles.json'))
  // The build of the browser scripts also emits their styles, which the server's stylesheet already contains.
  for (const name of await readdir(path.join(clientDir, 'assets')))
    if (/^style-.+\.css$/.test(name) && !(await isListed(name)))
      await rm(path.join(clientDir, 'assets', name))
}

async function isListed(name: string): Promise<boolean> {
  const lists = ['styles.json', 'editor-styles.json', 'office.json'].map((list) =>
    path.join(clientDir, '.vite', list),
  )
  const texts = await Promise.all(lists.map((list) => readFile(list, 'utf8')))
  return texts.some((text) => text.includes(`assets/${name}`))
}
