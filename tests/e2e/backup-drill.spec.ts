// Covers: src/server/backup
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Db } from '#db/client/index.server.ts'
import { beginUpload, completeMedia, continueUpload } from '#domain/media/index.server.ts'
import { openStores } from '#server/files/open-stores.ts'
import { openMedia } from '#server/media/open-media.ts'
import { createAccounts } from '../support/accounts.ts'
import { expect, test } from '../support/browser.ts'
import { createTestEvent, systemScope } from '../support/factories.ts'
import { drawNoise } from '../support/pictures.ts'
import { startSite, type Site } from '../support/site.ts'

test.describe.configure({ mode: 'serial' })

/** The commands as operators use them: a small hall is backed up while it runs, and restored beside it. */
test.describe('A restore drill', { tag: '@long' }, () => {
  let folder: string
  let site: Site
  let recipients = ''
  const inside = (name: string) => path.join(folder, name)
  test.beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'drill-'))
    await createAccounts({ dataDir: inside('data/postgres') }, (db) => furnish(db, inside('data')))
    site = await startSite({ env: { DEMO: '0', DATA_DIR: inside('data') } })
  })
  test.afterAll(async () => {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  })

  test('makes keys, and refuses a backup that everybody could read', async () => {
    const refused = await run('backup', [inside('backup')])
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('npm run backup:keys') })
    const keys = await run('backup-keys', [inside('keys')])
    recipients = /^BACKUP_RECIPIENTS=(age1\w+,age1\w+)$/m.exec(keys.output)?.[1] ?? ''
    expect(recipients).not.toBe('')
    expect(keys.output).not.toContain('AGE-SECRET-KEY')
    expect((await stat(inside('keys/backup-key-1.txt'))).mode & 0o777).toBe(0o600)
  })

  test('backs up a running site, restores it with the second key, and proves that it answers', async () => {
    const backup = await run('backup', [inside('backup')])
    expect(backup).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Backed up \d{3,} rows and [1-9]\d* files/),
    })
    const key = ['--identity', inside('keys/backup-key-2.txt')]
    expect(await run('restore', [inside('backup'), ...key, '--check'])).toMatchObject({ code: 0 })
    const restored = await run('restore', [inside('backup'), ...key], 'restored')
    expect(restored.output).toMatch(
      /the home page answers[^]*the archive answers[^]*an event answers[^]*a picture answers/,
    )
    expect(restored.output).toContain('Restored: the site can be started.')
    expect(restored.code).toBe(0)
    const again = await run('restore', [inside('backup'), ...key], 'restored')
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('--replace') })
  })

  test('says in one line what is wrong with a backup or a key', async () => {
    const whole = await readFile(inside('backup'))
    await writeFile(inside('short'), whole.subarray(0, whole.length / 2))
    const key = ['--identity', inside('keys/backup-key-1.txt')]
    const short = await run('restore', [inside('short'), ...key], 'empty')
    expect(short).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^The backup is damaged or cut short.*\n$/),
    })
    await run('backup-keys', [inside('others')])
    const other = ['--identity', inside('others/backup-key-1.txt')]
    const closed = await run('restore', [inside('backup'), ...other], 'empty')
    expect(closed).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^None of the secret keys opens.*\n$/),
    })
  })

  /** Runs a command of the site; resolves to its exit code and all that it has printed. */
  async function run(command: string, args: string[], dataDir = 'data') {
    const child = spawn(process.execPath, [`build/server/${command}.js`, ...args], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATA_DIR: inside(dataDir),
        BACKUP_RECIPIENTS: recipients,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
    return { code, output }
  }
})

/** One event, and a picture with its renditions. */
async function furnish(db: Db, dataDir: string): Promise<void> {
  const scope = systemScope(db, new Date())
  await createTestEvent(scope)
  const ports = openMedia({
    dataDir,
    stores: await openStores({ dataDir, storageUrl: undefined }),
    onError: (reason) => console.error(reason),
  })
  const piece = await drawNoise({ width: 640, height: 480 })
  const { id } = await beginUpload(scope, { name: 'hall.jpg', size: piece.length })
  const uploaded = await continueUpload(scope, ports, id, { offset: 0, piece })
  await completeMedia(scope, ports, uploaded.media?.id ?? 0)
  await ports.close()
}
