import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { generate } from 'selfsigned'
import { accounts } from '../../tests/support/accounts.ts'
import { findFreePort } from '../../tests/support/find-free-port.ts'
import { signIn } from '../../tests/support/sign-in.ts'
import { startSite, type Site } from '../../tests/support/site.ts'
import type { Hall } from '../demo-hall.ts'
import { inspectDrill, keepSaving, keepSending, openDrill, prepareDrill, type Drill } from '../drill.ts'
import { openHallServer } from '../hall-server.ts'
import { compareWithBar, type Table } from '../report.ts'

/** In milliseconds: the load goes on for so long after each disturbance, and so much time is between two requests. */
const calm = 8000
const between = { pages: 150, saves: 1000, entries: 1000 }
const pages = ['/de', '/de/programm-und-karten', '/en/stories']

export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).error === undefined
}

/**
 * Visitors read, an editor saves and visitors send forms through nginx, as `operations/nginx.conf` configures it, while
 * one of two processes is killed, both are replaced one after the other, and the database is restarted.
 */
export async function benchBehindNginx(hall: Hall): Promise<Table> {
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0' // the certificate of nginx is our own
  const ports = { site: [await findFreePort(), await findFreePort()], open: await findFreePort() } as const
  const drill = await openDrill(1000) // as the page editor pauses
  drill.origin = `https://localhost:${ports.open}`
  const server = await openHallServer(hall)
  const env = {
    DATABASE_URL: server.url,
    DATA_DIR: hall.folder,
    DEMO: '0',
    SMTP_URL: drill.smtpUrl,
    PUBLIC_ORIGIN: drill.origin,
    TRUST_PROXY: '1',
  }
  const start = (port: number | undefined) => startSite({ env: { ...env, PORT: String(port) } })
  const sites = await Promise.all(ports.site.map(start))
  const nginx = await startNginx(ports).catch(() => null)
  const failures: string[] = []
  const rows: Table['rows'] = []
  try {
    if (!nginx) throw new Error('nginx did not start.')
    drill.session = await signIn(drill.origin, accounts.jonas)
    const database = await hall.openDatabase()
    await prepareDrill(drill, database.db)
    const work = Promise.all([
      ...pages.flatMap((page) => [keepReading(drill, page, failures), keepReading(drill, page, failures)]),
      keepSaving(drill, between.saves),
      keepSending(drill, between.entries),
    ])
    work.catch(() => drill.ending.abort())
    const replace = async (index: number, end: (site: Site) => Promise<unknown>) => {
      const site = sites[index]
      if (site) await end(site)
      sites[index] = await start(ports.site[index])
    }
    const phases: [string, () => Promise<unknown>][] = [
      ['undisturbed', async () => {}],
      ['one process killed, and started again', () => replace(0, (site) => site.kill())],
      ['first process replaced (SIGTERM)', () => replace(0, (site) => site.stop())],
      ['second process replaced (SIGTERM)', () => replace(1, (site) => site.stop())],
      ['database ended and started again', async () => server.restart()],
    ]
    for (const [what, disturb] of phases) {
      const repeatedBefore = new Map(drill.repeated)
      failures.length = 0
      await disturb()
      await setTimeout(calm)
      const failed = [...Map.groupBy(failures, (one) => one)].map(([one, all]) => `${all.length} × ${one}`)
      const repeated = [...drill.repeated]
        .map(([kind, count]) => ({ kind, count: count - (repeatedBefore.get(kind) ?? 0) }))
        .filter(({ count }) => count > 0)
        .map(({ kind, count }) => `${count} × ${kind}`)
      rows.push(
        {
          what: `pages failed: ${what}`,
          figure: failed.join(', ') || '0',
          bar: compareWithBar(failures.length, 0),
        },
        { what: '  sent again by its user or program', figure: repeated.join(', ') || '0', bar: null },
      )
      process.stderr.write(
        `  ${what}: ${failed.join(', ') || 'no page failed'}; sent again: ${repeated.join(', ') || 'nothing'}\n`,
      )
    }
    drill.ending.abort()
    await work
    rows.push(...(await inspectDrill(drill, database.db, hall.folder)))
    await database.close()
  } finally {
    nginx?.kill()
    await Promise.all(sites.map((site) => site.stop()))
    await server.close()
    await drill.close()
  }
  return {
    title: 'Two processes behind nginx',
    note: `operations/nginx.conf; ${pages.length * 2} readers, half of them past the page cache, a save and an entry with a file each second`,
    columns: [
      { key: 'what', label: 'what', unit: 'text' },
      { key: 'figure', label: 'figure', unit: 'text' },
      { key: 'bar', label: 'bar', unit: 'text' },
    ],
    rows,
  }
}

let turn = 0
/** Reads a page again and again; every other time past the page cache, by a parameter that looks private. */
async function keepReading({ origin, ending }: Drill, page: string, failures: string[]): Promise<void> {
  while (!ending.signal.aborted) {
    const isPast = turn++ % 2 === 0
    const failure = await fetch(`${origin}${page}${isPast ? '?draft-of=nothing' : ''}`)
      .then(async (answer) => {
        await answer.text()
        return answer.status === 200 ? null : String(answer.status)
      })
      .catch((error: unknown) => (error instanceof Error ? `${error.message}: ${String(error.cause)}` : ''))
    if (failure !== null) failures.push(`${failure}${isPast ? '' : ' (cached)'}`)
    await setTimeout(between.pages)
  }
}

/** Starts nginx with the shipped configuration, in which ports, files and the name of the host are replaced. */
async function startNginx({
  site,
  open,
}: {
  site: readonly number[]
  open: number
}): Promise<{ kill: () => void }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'concert-hall-nginx-'))
  await chmod(folder, 0o755) // its processes may run as another user
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
  })
  await writeFile(path.join(folder, 'privkey.pem'), key)
  await writeFile(path.join(folder, 'fullchain.pem'), cert)
  const shipped = await readFile(path.join(import.meta.dirname, '../../operations/nginx.conf'), 'utf8')
  const served = shipped
    .replace('127.0.0.1:3000', `127.0.0.1:${site[0]}`)
    .replace('127.0.0.1:3010', `127.0.0.1:${site[1]}`)
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${await findFreePort()};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${open} ssl`)
    .replace(/^ *http2 on;\n/m, '') // unknown before 1.25
    .replaceAll('www.example.org', 'localhost')
    .replaceAll('/etc/ssl/concert-hall', folder)
    .replace('Host $host;', 'Host $http_host;') // its port is not the usual one
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  const file = path.join(folder, 'nginx.conf')
  await writeFile(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr crit; events {}\nhttp { access_log off; ${paths.join(' ')}\n${served}}`,
  )
  const child = spawn('nginx', ['-c', file, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const isOpen = async () => (await fetch(`https://localhost:${open}/de`).catch(() => null))?.status === 200
  while (!(await isOpen())) {
    if (child.exitCode !== null) throw new Error('nginx did not start.')
    await setTimeout(50)
  }
  void once(child, 'exit').then(() => rm(folder, { recursive: true, force: true }))
  return child
}
