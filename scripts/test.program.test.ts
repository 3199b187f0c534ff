import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { plantFiles } from '../tests/support/planted-files.ts'

vi.setConfig({ testTimeout: 60_000 })

const vitestPasses = report({ passed: 10 })
const browserPasses = {
  code: 0,
  report: { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }, errors: [], suites: [] },
}

describe('the test command', () => {
  it('runs every step and prints the sum of all tests at the end', () => {
    const { code, lines } = runGate({})
    expect(code).toBe(0)
    const titles = lines.filter((line) => line.startsWith('— '))
    expect(titles.toSorted()).toEqual(
      [
        '— Generated files',
        '— Types',
        '— Lint',
        '— Format',
        '— Import rules',
        '— Unused code',
        '— Packages',
        '— Unit tests',
        '— Build',
        '— Tests that start programs',
        '— Commands of a clean clone',
        '— Demo content for the browser tests',
        '— Database tests',
        '— Browser tests',
        '— Summary',
      ].toSorted(),
    )
    // Each phase begins when the one before has ended.
    const phases = ['— Generated files', '— Unit tests', '— Build', '— Database tests', '— Browser tests']
    expect(titles.filter((title) => phases.includes(title))).toEqual(phases)
    expect(lines.at(-1)).toBe('45 passed, 0 failed')
  })

  it('runs only the named steps and what they depend on', () => {
    const { code, lines } = runGate({ args: ['unit'] })
    expect(code).toBe(0)
    expect(lines.at(-1)).toBe('11 passed, 0 failed')
  })

  it('counts failed and skipped tests, and goes on to the other steps', () => {
    const { code, lines } = runGate({
      vitest: report({ passed: 7, failed: 2, skipped: 1, code: 1 }),
      browser: {
        code: 1,
        report: {
          stats: { expected: 3, unexpected: 2, flaky: 0, skipped: 1 },
          errors: [{ message: 'No server' }],
          suites: [
            {
              title: 'staff.spec.ts',
              suites: [{ title: 'Staff', specs: [{ title: 'log in', ok: false }] }],
              specs: [
                { title: 'log out', ok: true, tests: [{ status: 'skipped' }] },
                { title: 'time out', ok: false },
              ],
            },
          ],
        },
      },
    })
    expect(code).toBe(1)
    // The same stand-in runs three steps of Vitest.
    const inBrowser = [
      'failed: staff.spec.ts: time out',
      'failed: staff.spec.ts: Staff: log in',
      'failed: No server',
    ]
    expect(lines.filter((line) => line.startsWith('failed: ')).toSorted()).toEqual(
      [...Array.from({ length: 6 }, () => 'failed: sums.test.ts: Two is one'), ...inBrowser].toSorted(),
    )
    expect(lines).toContain('skipped: staff.spec.ts: log out')
    expect(lines).toContain('skipped: sums.test.ts: Three is two')
    expect(lines.at(-1)).toBe('34 passed, 9 failed, 4 skipped')
  })

  it('names tests that passed only when they were run again, and counts them as passed', () => {
    const { code, lines } = runGate({
      args: ['browser'],
      browser: {
        code: 0,
        report: {
          stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 },
          errors: [],
          suites: [
            { title: 'a.spec.ts', specs: [{ title: 'waits', ok: true, tests: [{ status: 'flaky' }] }] },
          ],
        },
      },
    })
    expect(code).toBe(0)
    expect(lines.slice(-3)).toEqual([
      'flaky: a.spec.ts: waits',
      '1 passed only at the second try',
      '5 passed, 0 failed',
    ])
  })

  it('names the slowest files', () => {
    const results = [{ duration: 90_000 }, { duration: 41_000 }]
    const specs = [{ title: 'waits', ok: true, tests: [{ status: 'expected', results }] }]
    const suites = [{ title: 'a.spec.ts', suites: [{ title: 'Staff', specs }] }]
    const stats = { expected: 1, flaky: 0 }
    const { lines } = runGate({
      args: ['browser'],
      browser: { code: 0, report: { stats, errors: [], suites } },
    })
    expect(lines).toContain('  2 min 11 s  a.spec.ts')
  })

  it('runs the long steps only when all is asked for', () => {
    expect(runGate({ args: [] }).lines.join('\n')).not.toContain('— Orca')
    expect(runGate({ args: ['--all'] }).lines).toContain(
      'skipped: Orca: not installed: orca, Xvfb, openbox, xdotool, dbus-run-session',
    )
  })

  it('fails when a check fails, and shows its output', () => {
    const { code, lines } = runGate({ args: ['types', 'lint'], failing: ['tsc'] })
    expect(code).toBe(1)
    expect(lines).toContain('tsc is not content')
    expect(lines.at(-1)).toBe('2 passed, 1 failed')
  })

  it.each([
    ['ran no test', report({ passed: 0 }), 'no test ran'],
    ['fails although every test passed', report({ passed: 10, code: 1 }), 'exit code 1'],
    ['leaves no report', { code: 1, report: null }, 'no report, exit code 1'],
    ['could not run a file', report({ passed: 10, brokenFiles: 1, code: 1 }), 'failed: broken.test.ts'],
  ])('fails when a runner %s', (_, vitest, said) => {
    const { code, lines } = runGate({ args: ['unit'], vitest })
    expect(code).toBe(1)
    expect(lines.join('\n')).toContain(said)
    expect(lines.at(-1)).toMatch(/, 1 failed$/)
  })

  it('says what to install when there is no Chromium', () => {
    const { code, lines } = runGate({ args: ['browser'], hasChromium: false })
    expect(code).toBe(1)
    expect(lines).toContain(
      'The browser tests need Chromium. Install Chromium from the packages of your system ' +
        '(on Debian: apt-get install chromium), then try again.',
    )
    expect(lines.at(-1)).toBe('1 passed, 1 failed')
  })

  it('runs the tests in files of a name', () => {
    const { code, lines } = runGate({ args: ['unit', '--', 'sums'] })
    expect(code).toBe(0)
    expect(lines.find((line) => line.startsWith('vitest run --project unit'))).toMatch(/ sums /)
  })

  it('refuses unknown steps', () => {
    const { code, lines } = runGate({ args: ['units'] })
    expect(code).toBe(1)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^There is no step named units\. The steps are generated, types, /)
  })
})

/** What a stand-in for a test runner does. */
type Run = { code: number; report: object | null }

type Plan = {
  args?: string[]
  vitest?: Run
  browser?: Run
  failing?: string[]
  hasChromium?: boolean
}

/** A report in the format of Vitest. */
function report({ passed = 0, failed = 0, skipped = 0, brokenFiles = 0, code = 0 }): Run {
  const broken = Array.from({ length: brokenFiles }, () => ({
    name: 'broken.test.ts',
    status: 'failed',
    assertionResults: [],
  }))
  const assertionResults = [
    ...Array.from({ length: failed }, () => ({ status: 'failed', fullName: 'Two is one' })),
    ...Array.from({ length: skipped }, () => ({ status: 'skipped', fullName: 'Three is two' })),
  ]
  const files = [{ name: 'sums.test.ts', status: failed > 0 ? 'failed' : 'passed', assertionResults }]
  return {
    code,
    report: {
      numPassedTests: passed,
      testResults: [...files, ...broken],
    },
  }
}

/** Runs the real test script in a project whose tools are stand-ins. */
function runGate({ args = [], vitest = vitestPasses, browser = browserPasses, ...plan }: Plan) {
  const { failing = [], hasChromium = true } = plan
  const root = plantProject(hasChromium)
  const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/test.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: {
      PATH: path.join(root, 'system'),
      VITEST_PLAN: JSON.stringify(vitest),
      BROWSER_PLAN: JSON.stringify(browser),
      FAILING: failing.join(' '),
    },
  })
  return { code: status, lines: (stderr + stdout).trimEnd().split('\n') }
}

function plantProject(hasChromium: boolean): string {
  const root = plantFiles({
    'package.json': '{"type":"module"}',
    'package-lock.json': '{"lockfileVersion":3,"packages":{}}',
    'node_modules/.package-lock.json': '{"lockfileVersion":3,"packages":{}}',
    ...plantContractTools(),
    ...plantTool('typescript', 'tsc'),
    ...plantTool('oxlint', 'oxlint'),
    ...plantTool('oxfmt', 'oxfmt'),
    ...plantTool('knip', 'knip'),
    ...plantTool('vitest', 'vitest', "argument('--outputFile.json=')", 'VITEST_PLAN'),
    ...plantTool('@playwright/test', 'playwright', 'process.env.PLAYWRIGHT_JSON_OUTPUT_FILE', 'BROWSER_PLAN'),
    'scripts/audit.ts': '',
    'scripts/check-imports.ts': '',
    'scripts/check-commands.ts': '',
    'tests/support/prepare-demo-data.ts': '',
    'scripts/build.ts': "import { mkdirSync } from 'node:fs'\nmkdirSync('build')\n",
    'scripts/generate-registries.ts':
      "import { writeFileSync } from 'node:fs'\nwriteFileSync('src/blocks/schemas.generated.ts', '')\n",
    'src/blocks/definition.ts': '',
    ...(hasChromium ? { 'system/chromium': '#!/bin/sh\n' } : {}),
  })
  for (const name of ['test.mjs', 'bootstrap', 'checks', 'packages']) {
    cpSync(path.join(import.meta.dirname, name), path.join(root, 'scripts', name), { recursive: true })
  }
  if (hasChromium) chmodSync(path.join(root, 'system/chromium'), 0o755)
  return root
}

/** The programs that judge the API have packages of their own; here they are installed. */
function plantContractTools(): Record<string, string> {
  return { 'tests/contract/package-lock.json': '{}', 'tests/contract/node_modules/.installed-for': '{}' }
}

/** A package with one command: a check that passes unless it is set to fail, or a runner that follows its plan. */
function plantTool(
  name: string,
  command: string,
  reportFile = 'undefined',
  plan = 'NO_PLAN',
): Record<string, string> {
  return {
    [`node_modules/${name}/package.json`]: JSON.stringify({ type: 'module', bin: { [command]: 'bin.js' } }),
    [`node_modules/${name}/bin.js`]: `
      import { writeFileSync } from 'node:fs'
      const { FAILING, ${plan}: plan } = process.env
      const argument = (begin) => process.argv.find((text) => text.startsWith(begin))?.slice(begin.length)
      if (FAILING.includes('${command}')) { console.log('${command} is not content'); process.exit(1) }
      if (plan) {
        const { code, report } = JSON.parse(plan)
        console.log('${command}', ...process.argv.slice(2))
        if (report) writeFileSync(${reportFile}, JSON.stringify(report))
        process.exit(code)
      }`,
  }
}
