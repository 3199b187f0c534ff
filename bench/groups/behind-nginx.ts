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
import { inspectDrill, keepSaving, keepSending, openDrill, prepareDrill, type Drill } from '../drill.ts'
import { openHallServer, type Bench } from '../hall.ts'
import { compareWithBar, type Row } from '../report.ts'

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
export const benchBehindNginx: Bench = async function* ({ hall }) {
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0' // the certificate of nginx is our own
  const ports = [await findFreePort(), await findFreePort()]
  const open = await findFreePort()
  const drill = await openDrill(1000) // as the page editor pauses
  drill.origin = `https://localhost:${open}`
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
  const sites = await Promise.all(ports.map(start))
  const nginx = await startNginx(ports, open).catch(() => null)
  const failures = new Map<string, number>()
  const rows: Row[] = []
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
      sites[index] = await start(ports[index])
    }
    const phases: Record<string, () => Promise<unknown> | void> = {
      undisturbed: () => {},
      'one process killed, and started again': () => replace(0, (site) => site.kill()),
      'first process replaced (SIGTERM)': () => replace(0, (site) => site.stop()),
      'second process replaced (SIGTERM)': () => replace(1, (site) => site.stop()),
      'database ended and started again': () => server.restart(),
    }
    const tell = (counts: Map<string, number>) =>
      [...counts].map(([what, count]) => `${count} × ${what}`).join(', ') || '0'
    for (const [what, disturb] of Object.entries(phases)) {
      failures.clear()
      drill.repeated.clear()
      await disturb()
      await setTimeout(calm)
      const failed = [...failures.values()].reduce((sum, count) => sum + count, 0)
      rows.push(
        { what: `pages failed: ${what}`, figure: tell(failures), bar: compareWithBar(failed, 0) },
        { what: '  sent again by its user or program', figure: tell(drill.repeated), bar: null },
      )
      process.stderr.write(
        `  ${what}: pages failed: ${tell(failures)}; sent again: ${tell(drill.repeated)}\n`,
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
  yield {
    title: 'Two processes behind nginx',
    note: `operations/nginx.conf; ${pages.length * 2} readers, half of them past the page cache, a save and an entry with a file each second`,
    rows,
  }
}

let turn = 0
/** Reads a page again and again; every other time past the page cache, by a parameter that looks private. */
async function keepReading(
  { origin, ending }: Drill,
  page: string,
  failures: Map<string, number>,
): Promise<void> {
  while (!ending.signal.aborted) {
    const isPast = turn++ % 2 === 0
    const failure = await fetch(`${origin}${page}${isPast ? '?draft-of=nothing' : ''}`)
      .then(async (answer) => {
        await answer.text()
        return answer.status === 200 ? null : String(answer.status)
      })
      .catch((error: unknown) => (error instanceof Error ? `${error.message}: ${String(error.cause)}` : ''))
    const what = `${failure}${isPast ? '' : ' (cached)'}`
    if (failure !== null) failures.set(what, (failures.get(what) ?? 0) + 1)
    await setTimeout(between.pages)
  }
}

/** Starts nginx with the shipped configuration, in which ports, files and the name of the host are replaced. */
async function startNginx([first, second]: readonly number[], open: number): Promise<{ kill: () => void }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'concert-hall-nginx-'))
  await chmod(folder, 0o755) // its processes may run as another user
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
  })
  await writeFile(path.join(folder, 'privkey.pem'), key)
  await writeFile(path.join(folder, 'fullchain.pem'), cert)
  const shipped = await readFile(path.join(import.meta.dirname, '../../operations/nginx.conf'), 'utf8')
  const served = shipped
    .replace('127.0.0.1:3000', `127.0.0.1:${first}`)
    .replace('127.0.0.1:3010', `127.0.0.1:${second}`)
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
