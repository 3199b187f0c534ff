import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Writes a Brotli and a gzip file beside every built script and style, compressed as far as possible. The server
 * sends them as they are (src/server/pipeline/serve-files.ts), so that compression costs nothing at a rush of
 * visitors.
 */
export async function compressAssets(clientDir: string): Promise<void> {
  const folder = path.join(clientDir, 'assets')
  const names = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name))
  if (names.length === 0) throw new Error(`No scripts in ${folder}`)
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      const content = await readFile(file)
      const small = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
      await writeFile(`${file}.br`, await brotli(content, { params: small }))
      await writeFile(`${file}.gz`, await zip(content, { level: 9 }))
    }),
  )
}
