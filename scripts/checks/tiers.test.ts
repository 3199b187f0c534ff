import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { inProject, root } from '../bootstrap/project.mjs'
import { chooseBrowserTests, listBrowserTests, readCovered } from './choose-browser-tests.ts'
import { steps } from './steps.ts'

describe('docs/testing.md', () => {
  const rows = Array.from(
    readFileSync(inProject('docs/testing.md'), 'utf8').matchAll(/^\| `([^`]+)` \| `(\w+)` \|/gm),
    ([, pattern = '', step = '']) => ({ pattern, step }),
  )

  it('has a step of the tests for every file of tests', () => {
    const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    }).split('\0')
    const tests = files.filter((file) => /\.(test|spec)\.\w+$/.test(file) && existsSync(inProject(file)))
    expect(tests.length).toBeGreaterThan(500)
    expect(tests.filter((file) => !rows.some(({ pattern }) => path.matchesGlob(file, pattern)))).toEqual([])
  })

  it('names steps that exist', () => {
    expect(rows.map(({ step }) => step)).toEqual(
      expect.arrayContaining(['unit', 'database', 'programs', 'browser']),
    )
    const names = steps.map(({ name }) => name)
    expect(rows.filter(({ step }) => !names.includes(step))).toEqual([])
  })
})

describe('Browser tests', () => {
  it('name what they cover, and that exists', () => {
    const faults = listBrowserTests().filter((file) => {
      const covered = readCovered(file)
      return covered.length === 0 || covered.some((place) => !existsSync(inProject(place)))
    })
    expect(faults).toEqual([])
  })

  it.each([
    ['src/domain/calendar/calendar.server.ts', 'tests/e2e/calendar-feeds.spec.ts'],
    ['shop/main.ts', 'tests/e2e/shop.spec.ts'],
    ['tests/e2e/header.spec.ts', 'tests/e2e/header.spec.ts'],
  ])('are chosen after a change of %s', (changed, chosen) => {
    const found = chooseBrowserTests([changed])
    expect(found).toContain(chosen)
    expect(found.length).toBeLessThan(20)
  })

  it('are four journeys after a change that none covers, and none after a change of a test', () => {
    expect(chooseBrowserTests(['src/db/client/pool.ts'])).toEqual(
      ['editor', 'sale-buying', 'staff', 'visitor'].map((name) => `tests/e2e/${name}.spec.ts`),
    )
    expect(chooseBrowserTests(['src/db/client/pool.test.ts', 'README.md'])).toEqual([])
  })
})
