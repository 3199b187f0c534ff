import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { plantFiles } from '../tests/support/planted-files.ts'

vi.setConfig({ testTimeout: 60_000 })

let root: string
const running: ChildProcess[] = []

beforeEach(() => {
  root = plantProject()
})

afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => {
        child.once('close', resolve)
      })
      child.kill('SIGTERM')
      await ended
    }
  }
})

describe('starting', () => {
  it('builds, reports it in one line, and starts the server in production mode', async () => {
    const start = run()
    expect(await start.served()).toMatch(/^Building the website … \d+\.\d s\nserving in production\n$/)
    expect(existsSync(inRoot('build/server/main.js'))).toBe(true)
  })

  it('does not build again when nothing has changed', async () => {
    await run().ends('SIGTERM')
    expect(await run().served()).toBe('serving in production\n')
    expect(builds()).toBe(1)
  })

  it('builds again when a source is changed, added or deleted, but not for a test', async () => {
    await run().ends('SIGTERM')
    for (const change of [
      () => appendFileSync(inRoot('src/page.ts'), '// changed\n'),
      () => writeFileSync(inRoot('src/more.ts'), ''),
      () => rmSync(inRoot('src/more.ts')),
      () => writeFileSync(inRoot('vite.config.ts'), 'export default {}\n'),
      () => rmSync(inRoot('src/blocks/schemas.generated.ts')),
    ]) {
      const before = builds()
      change()
      await run().ends('SIGTERM')
      expect(builds()).toBe(before + 1)
    }
    const before = builds()
    writeFileSync(inRoot('src/page.test.ts'), '')
    await run().ends('SIGTERM')
    expect(builds()).toBe(before)
  })

  it('builds only once when started twice at the same moment', async () => {
    const outputs = await Promise.all([run().served(), run().served()])
    expect(builds()).toBe(1)
    expect(outputs.filter((output) => output.includes('Building the website'))).toHaveLength(1)
  })

  it('takes the lock of a start that was killed', async () => {
    const dead = spawnSync(process.execPath, ['--version']).pid
    mkdirSync(inRoot('.lock'), { recursive: true })
    writeFileSync(inRoot(`.lock/${dead}-1-x`), '')
    expect(await run().served()).toContain('serving')
    expect(existsSync(inRoot('.lock'))).toBe(false)
  })

  it('builds again after a build that was killed', async () => {
    await run().ends('SIGTERM')
    rmSync(inRoot('build/.built-from'))
    await run().ends('SIGTERM')
    expect(builds()).toBe(2)
  })

  it('shows the output of a failed build and ends with code 1', async () => {
    writeFileSync(inRoot('src/page.ts'), 'BROKEN')
    const start = run()
    expect(await start.ended).toBe(1)
    expect(start.output()).toMatch(/failed\npage\.ts is broken\nThe build failed\.\n$/)
  })

  it('skips the build in development', async () => {
    const start = run(['--dev'])
    expect(await start.served()).toBe('serving in development --dev\n')
    expect(existsSync(inRoot('src/blocks/schemas.generated.ts'))).toBe(true)
    expect(builds()).toBe(0)
  })
})

describe('a command of operators', () => {
  const migrate = () => run(['src/server/migrate.ts', 'now'], {}, 'run-command.mjs')

  it('runs from its source before there is a build, and after a change that is not built', async () => {
    const unbuilt = migrate()
    expect(await unbuilt.ended).toBe(4)
    expect(unbuilt.output()).toBe('source now\n')
    await run(['--build']).ended
    appendFileSync(inRoot('src/page.ts'), '// changed\n')
    const changed = migrate()
    await changed.ended
    expect(changed.output()).toBe('source now\n')
  })

  it('runs from the build of the present sources, or if there are no sources', async () => {
    await run(['--build']).ended
    const built = migrate()
    expect(await built.ended).toBe(5)
    expect(built.output()).toBe('built now\n')
    rmSync(inRoot('src'), { recursive: true })
    const alone = migrate()
    expect(await alone.ended).toBe(5)
    expect(alone.output()).toBe('built now\n')
  })
})

describe('ending', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'passes %s on, once, and waits for the server to close',
    async (signal) => {
      const start = run()
      await start.served()
      start.child.kill(signal)
      start.child.kill(signal)
      expect(await start.ended).toBe(0)
      expect(start.output()).toMatch(new RegExp(`closing by ${signal}\nclosed\n$`))
    },
  )

  it("ends with the server's own exit code", async () => {
    const start = run([], { FAIL_WITH: '3' })
    expect(await start.ended).toBe(3)
  })
})

describe('installing', () => {
  it('reports in one line that npm is missing', async () => {
    rmSync(inRoot('node_modules/.package-lock.json'))
    const start = run([], { PATH: '/nowhere', npm_execpath: '' })
    expect(await start.ended).toBe(1)
    expect(start.output()).toBe(
      'Installing packages … failed\n' +
        'npm is missing: install Node.js together with npm (https://nodejs.org), then try again.\n',
    )
  })

  it('reports in one line that the registry cannot be reached', async () => {
    writeFileSync(inRoot('package.json'), '{"type":"module","dependencies":{"absent":"1.0.0"}}')
    lockPackages({ '': { dependencies: { absent: '1.0.0' } }, 'node_modules/absent': { version: '1.0.0' } })
    const start = run([], {
      npm_config_registry: 'http://127.0.0.1:9',
      npm_config_cache: inRoot('cache'),
      npm_config_fetch_retries: '0',
    })
    expect(await start.ended).toBe(1)
    expect(start.output()).toMatch(
      /^Installing packages … .*\nThe npm registry cannot be reached: check the network or the proxy settings, then try again\.\n$/,
    )
  })

  it('installs again only when the lock file differs from what npm has installed', async () => {
    await run().ends('SIGTERM')
    lockPackages({ '': { name: 'renamed' } })
    expect(await run().served()).not.toContain('Installing')
    lockPackages({ 'node_modules/new': { version: '1.0.0' } })
    const start = run([], { PATH: '/nowhere', npm_execpath: '' })
    await start.ended
    expect(start.output()).toContain('Installing packages')
  })

  it('ignores optional packages for other systems', async () => {
    lockPackages({
      'node_modules/elsewhere': { version: '1.0.0', optional: true, os: ['aix'], cpu: ['ppc64'] },
      'node_modules/of-elsewhere': { version: '1.0.0', optional: true },
    })
    expect(await run().served()).not.toContain('Installing')
  })
})

function inRoot(file: string): string {
  return path.join(root, file)
}

function lockPackages(packages: Record<string, object>): void {
  writeFileSync(inRoot('package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }))
}

/** How often the site was built. */
function builds(): number {
  return existsSync(inRoot('builds.log')) ? readFileSync(inRoot('builds.log'), 'utf8').length : 0
}

/** Runs the start script, or another one, as a program. */
function run(args: string[] = [], env: Record<string, string> = {}, script = 'start.mjs') {
  const child = spawn(process.execPath, [`scripts/${script}`, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  })
  running.push(child)
  let output = ''
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve)
  })
  const serving = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (/^serving .*\n/m.test(output)) resolve()
      })
    }
  })
  const served = async () => {
    await Promise.race([serving, ended])
    return output
  }
  return {
    child,
    ended,
    output: () => output,
    /** Resolves to the output up to the moment when the server runs. */
    served,
    ends: async (signal: NodeJS.Signals) => {
      await served()
      child.kill(signal)
      return ended
    },
  }
}

/** A project with the real start script and small stand-ins for the build and the server. */
function plantProject(): string {
  const folder = plantFiles({
    'package.json': '{"type":"module"}',
    'package-lock.json': '{"lockfileVersion":3,"packages":{}}',
    'node_modules/.package-lock.json': '{"lockfileVersion":3,"packages":{}}',
    'scripts/build.ts': `
      import { appendFileSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
      appendFileSync('builds.log', 'x')
      rmSync('build', { recursive: true, force: true })
      if (readFileSync('src/page.ts', 'utf8').includes('BROKEN')) { console.error('page.ts is broken'); process.exit(1) }
      await new Promise((resolve) => setTimeout(resolve, 100))
      mkdirSync('build/server', { recursive: true })
      copyFileSync('src/server/main.ts', 'build/server/main.js')
      writeFileSync('build/server/migrate.js', 'console.log("built", process.argv[2]); process.exitCode = 5')`,
    'scripts/generate-registries.ts':
      "import { writeFileSync } from 'node:fs'\nwriteFileSync('src/blocks/schemas.generated.ts', '')\n",
    'src/page.ts': 'export {}\n',
    'src/server/migrate.ts': 'console.log("source", process.argv[2]); process.exitCode = 4\n',
    'src/blocks/definition.ts': 'export {}\n',
    'src/server/main.ts': `
      const { FAIL_WITH, NODE_ENV } = process.env
      if (FAIL_WITH) process.exit(Number(FAIL_WITH))
      const alive = setInterval(() => undefined, 1000)
      for (const signal of ['SIGINT', 'SIGTERM']) {
        process.on(signal, () => {
          console.log('closing by ' + signal)
          clearInterval(alive)
          setTimeout(() => console.log('closed'), 50)
        })
      }
      console.log(['serving in', NODE_ENV, ...process.argv.slice(2)].join(' '))`,
  })
  for (const name of ['start.mjs', 'run-command.mjs', 'bootstrap']) {
    cpSync(path.join(import.meta.dirname, name), path.join(folder, 'scripts', name), { recursive: true })
  }
  return folder
}
