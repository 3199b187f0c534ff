import { visitor, type Scope } from '#domain/scope.ts'
import { demoAccount } from '../../demo/demo-account.ts'
import { signInTo } from '../../tests/support/test-accounts.ts'
import type { Hall } from '../demo-hall.ts'
import { measureCalls } from '../measure.ts'
import { openRandom } from '../random.ts'
import { compareWithBar, type Table } from '../report.ts'
import { findSubjects } from '../subjects.ts'
import { listDomainCalls } from './domain-calls.ts'

/** The domain's calls inside this process, one at a time. */
export async function benchDomain(hall: Hall, { runs }: { runs: number }): Promise<Table> {
  const database = await hall.openDatabase()
  try {
    const scope: Scope = { db: database.db, now: new Date(), viewer: visitor }
    const { token } = await signInTo(scope, demoAccount)
    const calls = listDomainCalls(scope, {
      subjects: await findSubjects(database.db),
      random: openRandom(1913),
      token,
    })
    const measured = await measureCalls(calls, runs)
    return {
      title: 'Domain calls in the process',
      note: `${runs} runs each, one at a time, in turns; milliseconds`,
      columns: [
        { key: 'call', label: 'call', unit: 'text' },
        { key: 'median', label: 'median', unit: 'ms' },
        { key: 'p95', label: 'p95', unit: 'ms' },
        { key: 'p99', label: 'p99', unit: 'ms' },
        { key: 'bar', label: 'bar for the median', unit: 'text' },
      ],
      rows: measured.map(({ call, summary }) => ({
        call: call.name,
        ...summary,
        bar: compareWithBar(summary.median, call.bar),
      })),
    }
  } finally {
    await database.close()
  }
}
