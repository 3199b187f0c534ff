import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describeRejection, type RejectedLine } from './rejected-line.ts'

/**
 * The report of rejected lines: JSON Lines of `{line, reason}` in English, created with the first of them. Lines are written
 * before their batch is committed; lines of a batch that a crash kept from being committed are removed when the run
 * resumes after line `position`.
 */
export async function openReport(directory: string, name: string, position: number): Promise<Report> {
  const file = path.join(directory, name)
  const before = (await readReport(file)).filter(({ line }) => line <= position)
  if (before.length > 0) await writeFile(file, before.map(toLine).join(''))
  let count = before.length
  return {
    count: () => count,
    file: () => (count > 0 ? file : null),
    async add(rejected) {
      if (rejected.length === 0) return
      await mkdir(directory, { recursive: true, mode: 0o700 })
      await appendFile(file, rejected.map(toLine).join(''), { mode: 0o600 })
      count += rejected.length
    },
  }
}

export type Report = {
  count(): number
  /** The path of the report; null while it is empty. */
  file(): string | null
  add(rejected: RejectedLine[]): Promise<void>
}

async function readReport(file: string): Promise<RejectedLine[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => {
    const [, number, reason] = /^\{"line":(\d+),"reason":(".*")\}$/.exec(line) ?? []
    return number && reason ? [{ line: Number(number), reason: String(JSON.parse(reason)) }] : []
  })
}

function toLine({ line, ...rejection }: RejectedLine): string {
  return `${JSON.stringify({ line, reason: describeRejection(rejection) })}\n`
}
