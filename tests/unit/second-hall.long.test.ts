import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { findFreePort } from '../support/find-free-port.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

const project = path.resolve(import.meta.dirname, '../..')
const folders = ['src', 'scripts', 'shop', 'public', 'houses', 'tests', 'bench', 'accessibility']
const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts']
let work = ''
let site: ChildProcess | undefined

beforeAll(() => {
  work = mkdtempSync(path.join(tmpdir(), 'concert-hall-second-'))
  for (const name of [...folders, ...files])
    cpSync(path.join(project, name), path.join(work, 'program', name), {
      recursive: true,
      filter: (file) => !file.includes('.generated.'),
    })
  symlinkSync(path.join(project, 'node_modules'), path.join(work, 'program/node_modules'))
})
afterEach(async () => {
  if (site && site.exitCode === null) {
    site.kill()
    await once(site, 'exit')
  }
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

test('A house outside of the repository is built, typed and served, and nothing of the first house is left', async () => {
  const house = plantHouse('house', (folder) =>
    cpSync(path.join(project, 'examples/second-hall'), folder, { recursive: true }),
  )
  run(['scripts/generate-registries.ts'], house)
  run(['node_modules/typescript/bin/tsc', '-p', '.', '--noEmit'], house)
  run(['scripts/build.ts'], house)
  const origin = await start()
  const addresses =
    '/de /en /de/programm-und-karten /en/program-and-tickets /de/halle /de/besuch /de/archiv-suche /login /manifest.webmanifest ' +
    '/favicon.svg /robots.txt /sw.js /api/openapi.json /.well-known/security.txt /de/nicht-da'
  const pages = await Promise.all(addresses.split(' ').map(async (address) => read(origin + address)))
  const links = pages.join('').matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:css|js))"/g)
  const assets = [...new Set([...links].map(([, address = '']) => address))]
  expect(assets.length).toBeGreaterThan(1)
  const answers = [...pages, ...(await Promise.all(assets.map(async (address) => read(origin + address))))]
  for (const trace of [/morgenstern/i, /newsreader/i, /instrument sans/i, /uferstra/i])
    expect(answers.filter((answer) => trace.test(answer)).map((answer) => answer.slice(0, 500))).toEqual([])
  const [german = '', english = '', programme = '', , hall = ''] = pages
  expect(german).toContain('Papier, Stahl, Streichquartett')
  expect(english).toContain('Paper, steel, string quartet')
  expect(programme).toContain('Billette')
  expect(programme).toMatch(/CHF \d+–\d+/)
  expect(hall).toContain('Alle Fugen') // a record of a kind of the house, in a block of the house
  const [, event = ''] = /href="(\/de\/programm-und-karten\/zwei-celli\/\d+)"/.exec(programme) ?? []
  expect(await read(origin + event)).toContain('Im Adagio zupft das zweite Cello') // a field of the house
})

test('The second hall as it was in the last version is built, too', () => {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: project, maxBuffer: 100_000_000 })
  const folder = 'examples/second-hall'
  const versions = git('tag', '--list', 'v*', '--sort=-version:refname').stdout.toString().split('\n')
  const holds = (version: string) =>
    version !== '' && git('cat-file', '-e', `${version}:${folder}`).status === 0
  // Before the first release that has it, it is the committed one.
  const version = versions.find(holds) ?? 'HEAD'
  const house = plantHouse('last', (target) => {
    const archive = git('archive', `${version}:${folder}`)
    expect(archive.status, archive.stderr.toString()).toBe(0)
    mkdirSync(target)
    expect(spawnSync('tar', ['x', '-C', target], { input: archive.stdout }).status).toBe(0)
  })
  run(['scripts/generate-registries.ts'], house)
  run(['scripts/build.ts'], house)
})

/** A folder outside of the program with the packages that npm installs for its dependencies, one of which is a folder. */
function plantHouse(name: string, fill: (folder: string) => void): string {
  const folder = path.join(work, name)
  fill(folder)
  mkdirSync(path.join(folder, 'node_modules/@types'), { recursive: true })
  symlinkSync(path.join(work, 'program'), path.join(folder, 'node_modules/concert-hall'))
  for (const types of ['@types/react', '@types/node', 'csstype', 'undici-types'])
    symlinkSync(path.join(project, 'node_modules', types), path.join(folder, 'node_modules', types))
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ type: 'module', dependencies: { 'concert-hall': 'file:../program' } }),
  )
  return folder
}

/** Runs a program in the copy. */
function run(args: string[], house: string): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: path.join(work, 'program'),
    encoding: 'utf8',
    env: { ...process.env, HOUSE_DIR: house, NODE_ENV: 'production', VITEST: undefined, NO_COLOR: '1' },
  })
  expect(status, stdout + stderr).toBe(0)
}

/** Starts the built site with its demo; resolves to its origin as soon as it is ready. */
async function start(): Promise<string> {
  const [port, shopPort] = [await findFreePort(), await findFreePort()]
  const child = spawn(process.execPath, ['build/server/main.js'], {
    cwd: path.join(work, 'program'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      VITEST: undefined,
      PORT: String(port),
      SHOP_PORT: String(shopPort),
      DATA_DIR: path.join(work, 'data'),
      DEMO: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  site = child
  let output = ''
  for await (const piece of child.stdout.iterator({ destroyOnReturn: false })) {
    output += String(piece)
    if (output.includes('Ready.')) return `http://localhost:${port}`
  }
  throw new Error(`The site has not started: ${output}`)
}

async function read(address: string): Promise<string> {
  const response = await fetch(address)
  expect(response.status, address).toBeLessThan(500)
  return [...response.headers].join('\n') + (await response.text())
}
