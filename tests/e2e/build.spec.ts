// Covers: scripts/build.ts vite.config.ts
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { expect, test } from '../support/browser.ts'

const root = path.resolve(import.meta.dirname, '../..')
const packageFile = z.object({ scripts: z.record(z.string(), z.string()) })

test.describe('The built server', () => {
  test.setTimeout(600_000)

  test('names the lines of its sources in stacks', async () => {
    const program =
      "const { createApp } = await import('./build/server/app.js')\n" +
      'try { createApp() } catch ({ stack }) { process.stdout.write(stack) }'
    const output = await runNode(root, ['--enable-source-maps', '--input-type=module', '-e', program])
    expect(output).toMatch(/^ +at createApp \(.*\/src\/server\/app\.ts:\d+:\d+\)$/m)
    expect(output).not.toContain('build/server')
  })

  test('has every command of operators, which needs no source', { tag: '@long' }, async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'concert-hall-build-'))
    try {
      for (const part of ['build/server', 'package.json'])
        await cp(path.join(root, part), path.join(folder, part), { recursive: true })
      await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
      const { scripts } = packageFile.parse(
        JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')),
      )
      const commands = Object.entries(scripts).flatMap(([name, line]) => {
        const [, built] = /run-command\.mjs \S+?([\w-]+)\.ts/.exec(line) ?? []
        return built === undefined ? [] : [{ name, file: `build/server/${built}.js` }]
      })
      expect(commands.length).toBeGreaterThan(10)
      for (const { name, file } of commands)
        expect(await runNode(folder, [file, '--help'])).toMatch(new RegExp(`^(Usage: )?npm run ${name}`, 'm'))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})

/** Runs Node in a folder until it ends; resolves to all that it has printed. */
function runNode(cwd: string, args: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd }, (_error, stdout, stderr) => resolve(stdout + stderr))
  })
}
