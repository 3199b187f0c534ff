import { gzipSync } from 'node:zlib'
import type { Site } from '../../tests/support/site.ts'
import { findImports, findModules, findStyleSheets, weighCarriedFonts } from '../first-view.ts'
import { openHttpClient } from '../http-client.ts'
import { listPageQuestions } from '../questions.ts'
import { openRandom } from '../random.ts'
import { holdAgainst, type Table } from '../report.ts'
import type { Subjects } from '../subjects.ts'

/** The bars of issue 2, in bytes. */
const scriptBar = 130_000
const styleBar = 30_000

/** What a visitor's first page of each kind weighs, pictures left out. */
export async function benchBytes(site: Site, subjects: Subjects): Promise<Table> {
  const client = openHttpClient(site.origin)
  const files = new Map<string, Promise<string>>()
  const read = (address: string) => {
    const file = files.get(address) ?? client.get(address).then(({ body }) => body.toString('latin1'))
    files.set(address, file)
    return file
  }
  const rows: Table['rows'] = []
  try {
    for (const { name, nextPath } of listPageQuestions({ subjects, random: openRandom(1913) })) {
      const html = (await client.get(nextPath())).body
      const text = html.toString()
      const scripts = await followImports(findModules(text), read)
      const styles = findStyleSheets(text)
      const scriptBytes = weigh(await Promise.all(scripts.map(read)))
      const styleBytes = weigh(await Promise.all(styles.map(read)))
      rows.push({
        page: name,
        html: gzipSync(html).length,
        scripts: scriptBytes,
        scriptFiles: String(scripts.length),
        scriptBar: barInKilobytes(scriptBytes, scriptBar),
        styles: styleBytes,
        styleFiles: String(styles.length),
        styleBar: barInKilobytes(styleBytes, styleBar),
        fonts: weighCarriedFonts(text),
      })
    }
  } finally {
    client.close()
  }
  return {
    title: "Bytes of a visitor's first page",
    note:
      'kilobytes of 1,000, each file compressed by itself with gzip at level 6; fonts are those that the page carries in ' +
      'a script\nof its own; the HTML carries styles and fonts in itself; pictures left out',
    columns: [
      { key: 'page', label: 'page', unit: 'text' },
      { key: 'html', label: 'HTML', unit: 'KB' },
      { key: 'scripts', label: 'JavaScript', unit: 'KB' },
      { key: 'scriptFiles', label: 'files', unit: 'text' },
      { key: 'scriptBar', label: 'bar', unit: 'text' },
      { key: 'styles', label: 'CSS', unit: 'KB' },
      { key: 'styleFiles', label: 'files', unit: 'text' },
      { key: 'styleBar', label: 'bar', unit: 'text' },
      { key: 'fonts', label: 'fonts', unit: 'KB' },
    ],
    rows,
  }
}

/** The modules and all that they import at once, each once. */
async function followImports(entries: string[], read: (address: string) => Promise<string>) {
  const found = new Set<string>()
  const waiting = [...entries]
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (found.has(address)) continue
    found.add(address)
    const base = new URL(address, 'http://site')
    for (const next of findImports(await read(address))) waiting.push(new URL(next, base).pathname)
  }
  return [...found]
}

function weigh(texts: string[]): number {
  return texts.reduce((sum, text) => sum + gzipSync(Buffer.from(text, 'latin1')).length, 0)
}

function barInKilobytes(bytes: number, limit: number) {
  return holdAgainst(bytes / 1000, limit / 1000)
}
