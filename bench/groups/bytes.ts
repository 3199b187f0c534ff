import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Site } from '../../tests/support/site.ts'
import { findFonts, findImports, findModules, findStyleSheets } from '../first-view.ts'
import { openHttpClient } from '../http-client.ts'
import { listPageQuestions } from '../questions.ts'
import { openRandom } from '../random.ts'
import { compareWithBar, type Table } from '../report.ts'
import type { Subjects } from '../subjects.ts'

/**
 * The bars in bytes: for a document with Brotli, and for all scripts that run before any island hydrates, with gzip.
 */
const documentBar = 25_000
const scriptBar = 15_000

/** The size of a visitor's first page of each kind, without pictures. */
export async function benchBytes(site: Site, subjects: Subjects): Promise<Table> {
  const client = openHttpClient(site.origin)
  const files = new Map<string, Promise<Buffer>>()
  const read = (address: string) => {
    const file = files.get(address) ?? client.get(address).then(({ body }) => body)
    files.set(address, file)
    return file
  }
  const weigh = async (addresses: string[]) =>
    (await Promise.all(addresses.map(read))).reduce((sum, body) => sum + gzipSync(body).length, 0)
  const rows: Table['rows'] = []
  try {
    for (const { name, nextPath } of listPageQuestions({ subjects, random: openRandom(1913) })) {
      const html = (await client.get(nextPath())).body
      const text = html.toString()
      const scripts = await followImports(findModules(text), read)
      const fonts = findFonts(text)
      const document = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
      const scriptBytes = await weigh(scripts)
      rows.push({
        page: name,
        raw: html.length,
        document,
        documentBar: compareWithBar(document / 1000, documentBar / 1000),
        scripts: scriptBytes,
        scriptFiles: String(scripts.length),
        scriptBar: compareWithBar(scriptBytes / 1000, scriptBar / 1000),
        styles: await weigh(findStyleSheets(text)),
        fonts: (await Promise.all(fonts.map(read))).reduce((sum, { length }) => sum + length, 0),
      })
    }
  } finally {
    client.close()
  }
  return {
    title: "Bytes of a visitor's first page",
    note:
      'kilobytes of 1,000: the document raw and with Brotli at quality 5, as the site sends it; scripts before any island ' +
      'hydrates\nand the stylesheet with gzip at level 6; the preloaded typefaces as they are; pictures left out',
    columns: [
      { key: 'page', label: 'page', unit: 'text' },
      { key: 'raw', label: 'HTML', unit: 'KB' },
      { key: 'document', label: 'Brotli', unit: 'KB' },
      { key: 'documentBar', label: 'bar', unit: 'text' },
      { key: 'scripts', label: 'JavaScript', unit: 'KB' },
      { key: 'scriptFiles', label: 'files', unit: 'text' },
      { key: 'scriptBar', label: 'bar', unit: 'text' },
      { key: 'styles', label: 'CSS', unit: 'KB' },
      { key: 'fonts', label: 'fonts', unit: 'KB' },
    ],
    rows,
  }
}

/** The modules and all of their static imports, each once. */
async function followImports(entries: string[], read: (address: string) => Promise<Buffer>) {
  const found = new Set<string>()
  const waiting = [...entries]
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (found.has(address)) continue
    found.add(address)
    const base = new URL(address, 'http://site')
    for (const next of findImports((await read(address)).toString()))
      waiting.push(new URL(next, base).pathname)
  }
  return [...found]
}
