import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isRecord } from '#json/is-record.ts'
import { describeRejection, isRefused, type RejectedLine } from './rejected-line.ts'

/**
 * The report of rejected lines, and of those that were written although they break a rule (`isWritten`): JSON Lines of
 * `{line, reason}` in English, created with the first of them. Lines are written before their batch is committed; lines of
 * a batch that a crash kept from being committed are removed when the run resumes after line `position`.
 */
export async function openReport(directory: string, name: string, position: number): Promise<Report> {
  const file = path.join(directory, name)
  const before = (await readReport(file)).filter(({ line }) => line <= position)
  if (before.length > 0) await writeFile(file, before.map(toLine).join(''))
  const counts = { rejected: 0, findings: 0 }
  const count = (lines: readonly ReportLine[]) => {
    for (const { isWritten } of lines) counts[isWritten ? 'findings' : 'rejected'] += 1
  }
  count(before)
  return {
    counts: () => ({ ...counts }),
    file: () => (counts.rejected + counts.findings > 0 ? file : null),
    async add(found) {
      if (found.length === 0) return
      const lines = found.map((one): ReportLine => ({
        line: one.line,
        reason: describeRejection(one),
        ...(!isRefused(one) && { isWritten: true }),
      }))
      await mkdir(directory, { recursive: true, mode: 0o700 })
      await appendFile(file, lines.map(toLine).join(''), { mode: 0o600 })
      count(lines)
    },
  }
}

export type Report = {
  counts(): { rejected: number; findings: number }
  /** The path of the report; null while it is empty. */
  file(): string | null
  add(found: readonly RejectedLine[]): Promise<void>
}
type ReportLine = { line: number; reason: string; isWritten?: boolean }

async function readReport(file: string): Promise<ReportLine[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.split('\n').flatMap((line): ReportLine[] => {
    // A crash may have cut the last line.
    if (!line.startsWith('{') || !line.endsWith('}')) return []
    const read: unknown = JSON.parse(line)
    if (!isRecord(read) || typeof read['line'] !== 'number' || typeof read['reason'] !== 'string') return []
    return [{ line: read['line'], reason: read['reason'], isWritten: read['isWritten'] === true }]
  })
}

function toLine({ line, reason, isWritten }: ReportLine): string {
  return `${JSON.stringify({ line, reason, ...(isWritten && { isWritten }) })}\n`
}
