// Covers: src/server/start/run-processes.ts src/server/start/run-site.ts src/server/readiness
import { readFile } from 'node:fs/promises'
import { findFreePort } from '../support/find-free-port.ts'
import { startSite, type Site } from '../support/site.ts'
import { expect, test } from '../support/browser.ts'

test.describe.configure({ mode: 'serial' })

test.describe('A site with three processes', () => {
  test.skip(process.platform !== 'linux', 'it finds the processes in /proc')
  let site: Site
  let metricsPort: string
  let healthPort: string
  test.beforeAll(async () => {
    const port = String(await findFreePort())
    metricsPort = String(await findFreePort())
    healthPort = String(await findFreePort())
    const env = { DEMO: '0', PORT: port, METRICS_PORT: metricsPort, HEALTH_PORT: healthPort }
    site = await startSite({ env, args: ['--processes', '3'] })
  })

  test('answers from each of them', async () => {
    expect(await listChildren(site.pid)).toHaveLength(3)
    expect(await askAnew(site, 6)).toEqual(Array.from({ length: 6 }, () => 200))
  })

  test('has one port with the metrics of all of them', async () => {
    const read = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    /** The sum of the answered pages, by whatever way. */
    const countPages = (text: string) =>
      Array.from(text.matchAll(/^concert_hall_requests_total\{kind="page",route="\/de",.* (\d+)$/gm))
        .map(([, count]) => Number(count))
        .reduce((sum, count) => sum + count, 0)
    const before = countPages(await read())
    await askAnew(site, 9)
    await expect.poll(async () => countPages(await read())).toBe(before + 9)
    const metrics = await read()
    expect(metrics).toContain('concert_hall_mails{state="waiting"} 0')
    expect(metrics.match(/^concert_hall_build_info.* 1$/gm)).toHaveLength(1)
  })

  const askForHealth = async () => (await fetch(`http://127.0.0.1:${healthPort}/healthz`)).json()

  test('has one port at which the process that has started them says that all are alive', async () => {
    expect(await askForHealth()).toMatchObject({ status: 'alive' })
  })

  test('replaces one that is killed, and is alive', async () => {
    const before = await listChildren(site.pid)
    for (const pid of before.slice(0, 1)) process.kill(pid, 'SIGKILL')
    await expect
      .poll(async () => (await listChildren(site.pid)).filter((pid) => !before.includes(pid)))
      .toHaveLength(1)
    await expect.poll(() => askAnew(site, 6)).toEqual(Array.from({ length: 6 }, () => 200))
    expect(site.output()).toContain('a process of the site has ended and is replaced')
    expect(await askForHealth()).toMatchObject({ status: 'alive' })
  })

  test('ends with all of them at SIGTERM', async () => {
    const children = await listChildren(site.pid)
    expect(await site.stop()).toBe(0)
    for (const pid of children) expect(() => process.kill(pid, 0)).toThrow(/ESRCH/)
  })
})

test('A process for background jobs alone answers the probes and shows no pages', async () => {
  const site = await startSite({ env: { DEMO: '0', ROLE: 'worker' } })
  const statuses = await Promise.all(
    ['/readyz', '/healthz', '/de', '/api/events/'].map(
      async (path) => (await fetch(site.origin + path)).status,
    ),
  )
  expect(await site.stop()).toBe(0)
  expect(statuses).toEqual([200, 200, 404, 404])
})

/** The processes that a process has started, without those of the database. */
async function listChildren(pid: number): Promise<number[]> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').map(Number)
  // A process that has ended since it was listed has no command any more.
  const commands = await Promise.all(
    children.map((child) => readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')),
  )
  return children.filter((_, index) => commands[index]?.includes('build/server/main.js'))
}

/** The statuses of requests on connections of their own, which the processes get in turn. */
async function askAnew(site: Site, count: number): Promise<number[]> {
  const asked = Array.from({ length: count }, () =>
    fetch(`${site.origin}/de`, { headers: { connection: 'close' } }),
  )
  return (await Promise.all(asked)).map(({ status }) => status)
}
