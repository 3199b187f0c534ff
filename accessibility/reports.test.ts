import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { atagCriteria, wcagCriteria } from './criteria.ts'
import { readAcr, readAtag, type Adherence } from './read-reports.ts'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const atag = readAtag(JSON.parse(read('accessibility/atag.json')))
const acr = readAcr(parse(read('accessibility/acr.yaml')))
const checks = read('accessibility/checks.md')

/** Criteria of ATAG at level A or AA that fail, with the reason. The aim is that there are none. */
const knownFailures: Record<string, string> = {}

describe('The report on ATAG 2.0', () => {
  const criteria = Object.values(atag.evaluationData)

  test('has each criterion once, at its level', () => {
    expect(criteria.map(({ num, level }) => `${num} ${level}`)).toEqual(
      Object.entries(atagCriteria).map(([num, level]) => `${num} ${level}`),
    )
    for (const [id, criterion] of Object.entries(atag.evaluationData)) expect(criterion.id).toBe(id)
  })

  test('has evidence for each criterion', () => {
    for (const { num, observations } of criteria) expectEvidence(observations, num)
  })

  test('fails no criterion at levels A and AA that is not known', () => {
    const failed = criteria.filter(
      ({ level, result }) => level !== 'AAA' && !['Passed', 'Not applicable'].includes(result),
    )
    expect(failed.map(({ num }) => num)).toEqual(Object.keys(knownFailures))
  })
})

describe('The conformance report', () => {
  const lines = Object.entries(acr.chapters).flatMap(([chapter, { criteria = [] }]) =>
    criteria.map((criterion) => ({ chapter, ...criterion })),
  )

  test.each(['web', 'authoring-tool'] as const)(
    'has each criterion of WCAG 2.2 A and AA for %s',
    (component) => {
      for (const [chapter, nums] of Object.entries(wcagCriteria)) {
        const here = lines.filter((line) => line.chapter === chapter)
        expect(here.map(({ num }) => num)).toEqual(nums)
        for (const { num, components } of here)
          expect(
            components.filter(({ name }) => name === component),
            num,
          ).toHaveLength(1)
      }
    },
  )

  test('speaks neither of documents nor of other software', () => {
    const others = lines
      .flatMap(({ components }) => components)
      .filter(({ name }) => ['electronic-docs', 'software'].includes(name))
    expect(new Set(others.map(({ adherence }) => adherence.level))).toEqual(new Set(['not-applicable']))
  })

  test('has each criterion of a chapter once, and evidence for each line', () => {
    expect(new Set(lines.map(({ chapter, num }) => `${chapter} ${num}`)).size).toBe(lines.length)
    for (const { chapter, num, components } of lines)
      for (const { name, adherence } of components)
        if (!['electronic-docs', 'software'].includes(name))
          expectEvidence(adherence.notes, `${chapter} ${num} ${name}`)
  })

  test('says what is missing where a criterion is not supported in full', () => {
    const partly = lines
      .flatMap(({ components }) => components.map(({ adherence }) => adherence))
      .filter(({ level }: Adherence) => ['partially-supports', 'does-not-support'].includes(level))
    for (const { notes } of partly) expect(notes.split('\n')[0]?.length).toBeGreaterThan(20)
  })
})

test('Each manual check has a date', () => {
  const sections = checks.split(/^## /m).slice(1)
  expect(sections.length).toBeGreaterThan(0)
  for (const section of sections) expect(section).toMatch(/^[^\n]+\n\nDate: \d{4}-\d\d-\d\d\n/)
})

test('Each feature for accessible content has instructions', () => {
  const instructions = read('docs/accessible-content.md')
  for (const feature of [
    'Description of a picture',
    'Decorative picture',
    'Text in a picture',
    'Levels of headlines',
    'Table',
    'Link',
    'Language of a part',
    'Captions',
    'Transcript',
    'Templates',
  ])
    expect(instructions).toMatch(new RegExp(`^\\| ${feature}[^|]*\\|[^|]+\\|[^|]{20,}\\|$`, 'm'))
})

/** A line names at least one test that exists, by file and title, or one manual check. */
function expectEvidence(text: string, where: string): void {
  const lines = text.split('\n').map((line) => line.replace(/^- /, ''))
  const evidence = lines.filter((line) => /^(Test|Check): /.test(line))
  expect(evidence, `${where} has evidence`).not.toEqual([])
  for (const line of evidence) {
    const [, file, title] = /^Test: `([^`]+)` › (.+)$/.exec(line) ?? []
    if (file !== undefined && title !== undefined)
      expect(read(file).includes(title), `${where}: ${file} has “${title}”`).toBe(true)
    else expect(checks, where).toContain(`\n## ${line.slice('Check: '.length)}\n`)
  }
}
