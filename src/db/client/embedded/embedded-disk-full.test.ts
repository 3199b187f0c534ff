import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#db/client/database.ts'
import { useTemporaryDirectory } from '#db/client/test-programs/temporary-directory.ts'

const MEGABYTE = 1024 * 1024
const RESERVE_MEGABYTES = 40

/** A small disk of its own, which only root on Linux can have. */
function mountSmallDisk(directory: string): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=140m', 'tmpfs', directory])
  return status === 0
}

describe('the embedded database on a full disk', () => {
  const directory = useTemporaryDirectory()
  const hasSmallDisk = mountSmallDisk(directory)
  afterAll(() => {
    if (hasSmallDisk) spawnSync('umount', [directory])
  })

  it.skipIf(!hasSmallDisk)(
    'keeps every acknowledged row and goes on when there is room again',
    async () => {
      const reserve = path.join(directory, 'reserve')
      fs.writeFileSync(reserve, Buffer.alloc(RESERVE_MEGABYTES * MEGABYTE))
      const dataDir = path.join(directory, 'database')
      const database = await openDatabase({ dataDir })
      await database.db.execute(sql`CREATE TABLE acks (id int PRIMARY KEY, pad text)`)
      const write = (id: number) =>
        database.db
          .execute(
            sql`INSERT INTO acks SELECT ${id}, string_agg(md5(random()::text), '') FROM generate_series(1, 6000)`,
          )
          .then(
            () => true,
            () => false,
          )
      let acknowledged = 0
      while (await write(acknowledged)) acknowledged++
      expect(acknowledged).toBeGreaterThan(0)
      for (let attempt = 0; attempt < 3; attempt++) await write(1_000_000 + attempt)

      fs.rmSync(reserve)
      await database.close()
      const again = await openDatabase({ dataDir })
      const { rows } = await again.db.execute(
        sql`SELECT count(*)::int AS found FROM acks WHERE id < ${acknowledged}`,
      )
      await again.db.execute(sql`INSERT INTO acks VALUES (2000000)`)
      await again.close()
      expect(rows).toEqual([{ found: acknowledged }])
    },
    120_000,
  )
})
