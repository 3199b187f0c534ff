import { spawn } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Bench } from '../hall.ts'
import { compareWithBar, type Row } from '../report.ts'

/** The bars of issue 9: seconds for 20,580 concerts, and millions of bytes of memory. */
const bars = { seconds: 180, megabytes: 1000 }

/** Imports an archive's file into the demo hall with the ordinary command, twice. */
export const benchImport: Bench = async function* ({ hall, file = '' }) {
  const rows: Row[] = []
  for (const name of ['first import', 'the same again']) {
    const began = performance.now()
    const { output, megabytes } = await runImport(hall.folder, file)
    const seconds = (performance.now() - began) / 1000
    rows.push({
      import: name,
      result: /^\d+ added.*$/m.exec(output)?.[0] ?? output,
      seconds,
      bar: compareWithBar(seconds, bars.seconds),
      MB: megabytes,
      'bar for MB': compareWithBar(megabytes, bars.megabytes),
    })
  }
  yield {
    title: 'Import of an archive',
    note: 'seconds of the whole command; memory is the highest resident set of its process',
    rows,
  }
}

async function runImport(folder: string, file: string): Promise<{ output: string; megabytes: number }> {
  const reporter = pathToFileURL(path.join(import.meta.dirname, 'report-memory.mjs')).href
  const child = spawn(process.execPath, ['build/server/import.js', 'archive', file], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: folder, NODE_OPTIONS: `--import ${reporter}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`The import failed:\n${output}`)
  // The command starts another process that does the work, which is therefore the largest.
  const peaks = [...output.matchAll(/^peak (\d+) MB$/gm)].map(([, megabytes]) => Number(megabytes))
  return { output, megabytes: Math.max(0, ...peaks) }
}
