// Covers: src/server/start/run-processes.ts src/db/migrations
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import { readProgramVersion } from '#db/client/index.server.ts'
import { accounts, createAccounts } from '../support/accounts.ts'
import { expect, test } from '../support/browser.ts'
import { runOnServer, startDatabaseServer, withDatabase } from '../support/database-global-setup.ts'
import { draftForm } from '../support/forms.ts'
import { startRoundRobin } from '../support/round-robin.ts'
import { signIn, type Session } from '../support/sign-in.ts'
import { startSite, type Site } from '../support/site.ts'

const root = path.resolve(import.meta.dirname, '../..')
const nextVersion = '99.0.0'
/** Between two requests of a person, in milliseconds: without it they would take the processors from the sites that start. */
const pause = 50
const journal = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) })

test(
  'An upgrade of two processes one after the other, and the way back, fail no request and lose no save',
  { tag: '@long' },
  async () => {
    test.setTimeout(600_000)
    const folder = await mkdtemp(path.join(tmpdir(), 'concert-hall-upgrade-'))
    const server = await startDatabaseServer()
    await runOnServer(server.url, 'CREATE DATABASE hall')
    const url = withDatabase(server.url, 'hall')
    const env = { DATABASE_URL: url, DATA_DIR: path.join(folder, 'data'), DEMO: '0' }
    const next = await makeNextVersion(path.join(folder, 'next'))
    await createAccounts({ url })

    const proxy = await startRoundRobin()
    const start = async (given: { root?: string } = {}) => {
      const site = await startSite({ env, ...given })
      proxy.targets.add(site.origin)
      return site
    }
    // Out of the proxy first, as the README says: a queued connection of a port that closes is reset.
    const stop = async (site: Site) => {
      proxy.targets.delete(site.origin)
      expect(await site.stop()).toBe(0)
    }
    const replace = async (site: Site, given: { root?: string } = {}) => {
      const other = await start(given)
      await stop(site)
      return other
    }
    try {
      const old = [await start(), await start()] as const
      const load = startLoad(proxy.origin, await signIn(proxy.origin, accounts.mira))

      const { stdout } = await promisify(execFile)(process.execPath, ['build/server/migrate.js'], {
        cwd: next,
        env: { ...process.env, NODE_ENV: 'production', ...env },
      })
      expect(stdout).toMatch(/^applied {2}0\d+_next_version\n/)
      for (const site of old) expect(await probe(site, 'readyz')).toMatchObject({ status: 'ready' })

      const upgraded = [await replace(old[0], { root: next }), await replace(old[1], { root: next })] as const
      for (const site of upgraded)
        expect(await probe(site, 'healthz')).toMatchObject({ version: nextVersion })

      const back = [await replace(upgraded[0]), await replace(upgraded[1])]
      for (const site of back) {
        expect(await probe(site, 'healthz')).toMatchObject({ version: readProgramVersion() })
        expect(await probe(site, 'readyz')).toMatchObject({ status: 'ready' })
      }

      const { failed, answered, saved } = await load.end()
      expect(failed).toEqual([])
      expect(answered).toBeGreaterThan(50)
      const forms = await runOnServer(url, `SELECT slug FROM forms WHERE slug LIKE 'save-%'`)
      expect(forms.map(({ slug }) => slug)).toEqual(expect.arrayContaining(saved))
      expect(saved.length).toBeGreaterThan(10)
      for (const site of back) await stop(site)
    } finally {
      await proxy.close()
      await server.close()
      await rm(folder, { recursive: true, force: true })
    }
  },
)

/** A copy of the project with a later version and one more migration, as the next release would be. */
async function makeNextVersion(folder: string): Promise<string> {
  for (const part of ['build', 'src/db/migrations', 'src/design/fonts', 'shop'])
    await cp(path.join(root, part), path.join(folder, part), { recursive: true })
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  const read = (file: string) => readFile(path.join(root, file), 'utf8')
  const write = (file: string, text: string) => writeFile(path.join(folder, file), text)
  const version = `"version": "${readProgramVersion()}"`
  await write('package.json', (await read('package.json')).replace(version, `"version": "${nextVersion}"`))
  const known = journal.parse(JSON.parse(await read('src/db/migrations/meta/_journal.json')))
  const idx = known.entries.length
  const when = Math.max(...known.entries.map((entry) => entry.when)) + 1
  const tag = `${String(idx).padStart(4, '0')}_next_version`
  const entries = [...known.entries, { idx, when, tag, version: '7', breakpoints: true }]
  await write('src/db/migrations/meta/_journal.json', JSON.stringify({ ...known, entries }))
  await write(
    `src/db/migrations/${tag}.sql`,
    'ALTER TABLE forms ADD COLUMN next_version text;--> statement-breakpoint\nCREATE TABLE next_version (id int);',
  )
  return folder
}

async function probe(site: Site, name: 'healthz' | 'readyz'): Promise<unknown> {
  const answer = await fetch(`${site.origin}/${name}`)
  return answer.json()
}

/** Visitors who read pages, and an editor who saves, each some times a second until `end` is called. */
function startLoad(origin: string, { cookie, token }: Session) {
  const failed: string[] = []
  const saved: string[] = []
  let answered = 0
  const ending = new AbortController()
  const ask = async (what: string, send: () => Promise<Response>) => {
    await setTimeout(pause)
    const status = await send().then(
      async (answer) => {
        await answer.text()
        return answer.status
      },
      (error: unknown) => String(error),
    )
    answered += 1
    const isAnswered = typeof status === 'number' && status < 400
    if (!isAnswered) failed.push(`${what}: ${status}`)
    return isAnswered
  }
  const visit = async (page: string) => {
    while (!ending.signal.aborted)
      await ask(page, () => fetch(origin + page, { headers: { Cookie: 'sessionid=unknown' } }))
  }
  const edit = async () => {
    for (let count = 0; !ending.signal.aborted; count++) {
      const slug = `save-${count}`
      const isSaved = await ask(slug, () =>
        fetch(`${origin}/de/api/admin/forms_builder/form`, {
          method: 'POST',
          headers: { Cookie: cookie, 'X-CSRFToken': token, 'Content-Type': 'application/json' },
          body: JSON.stringify(draftForm({ slug })),
        }),
      )
      if (isSaved) saved.push(slug)
    }
  }
  const work = Promise.all([visit('/de'), visit('/en/stories'), edit()])
  return {
    async end() {
      ending.abort()
      await work
      return { failed, answered, saved }
    },
  }
}
