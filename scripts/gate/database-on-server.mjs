// Runs the database tests on a real PostgreSQL server for as long as they take. When none can be had, the reason goes
// into the report file.
import { writeFileSync } from 'node:fs'
import { startPostgresServer } from '../../tests/support/postgres-server.ts'
import { runVisibly } from '../bootstrap/child.mjs'
import { programOf } from '../bootstrap/package-program.mjs'
import { vitestArguments } from './steps.mjs'

const [report = ''] = process.argv.slice(2)
const server = await startPostgresServer()
if ('reason' in server) {
  console.log(`Skipped: ${server.reason}`)
  writeFileSync(report, JSON.stringify({ unavailable: server.reason }))
} else {
  console.log(`On PostgreSQL ${server.version}`)
  try {
    process.exitCode = await runVisibly(
      process.execPath,
      [programOf('vitest', 'vitest'), ...vitestArguments('database', report)],
      { env: { ...process.env, TEST_DATABASE_URL: server.url } },
    )
  } finally {
    await server.stop()
  }
}
