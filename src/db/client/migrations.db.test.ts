import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { useTestDatabase } from '../../../tests/support/database.ts'

describe('the migrated database', () => {
  const test = useTestDatabase()

  it('has every table of the schema', async () => {
    const { rows } = await test.db.execute(
      sql`SELECT count(*)::int AS n FROM pg_tables WHERE schemaname = 'public'`,
    )
    expect(rows[0]?.['n']).toBeGreaterThan(0)
  })
})
