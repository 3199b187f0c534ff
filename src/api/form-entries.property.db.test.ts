import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { formFieldTypes, type FormFieldType } from '#contracts/form-field-types.ts'
import { formEntries, formEntryValues, formFiles, outgoingMails } from '#db/schema/index.ts'
import { receiveFile } from '#domain/forms/index.server.ts'
import type { FormFieldDraft } from '#records/field.ts'
import { createForm, draftField } from '../../tests/support/forms.ts'
import { openApi } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { systemScope, visitorScope } from '../../tests/support/factories.ts'
import { hostileTexts } from '../../tests/support/hostile-texts.ts'
import { memoryFiles } from '../../tests/support/memory-files.ts'
import { runsOf } from '../../tests/support/sweep.ts'

const database = useTestDatabase()
const files = memoryFiles()
const app = openApi(() => visitorScope(database.db), files)
/** Submissions of one round, which begins with a fresh database, so that it does not grow without end. */
const { numRuns, seed } = runsOf({ inGate: 500, complete: 10_000, seed: 1913 })
const submissionsPerRound = Math.min(numRuns, 5000)
const rounds = Math.ceil(numRuns / submissionsPerRound)
const types = Object.keys(formFieldTypes).filter((name): name is FormFieldType => name in formFieldTypes)
const choices = ['Parkett', 'Rang, links', 'Loge']
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** One field of each type, and the field after it only under the condition that the choice is "Loge". */
const slugs = types.flatMap((type) => [type, `${type}-if`])

const rightValues: Record<FormFieldType, unknown> = {
  text: 'Clara',
  textarea: 'eins\r\nzwei',
  email: 'clara@example.org',
  checkbox: true,
  checkboxes: ['Parkett', 'Loge'],
  select: 'Rang, links',
  multi_select: ['Loge'],
  radio: 'Loge',
  file: [],
  date: '2026-11-23',
  datetime: '2026-11-23T19:30',
  hidden: 'spring',
  number: '3,5',
  url: 'https://example.org',
  date_of_birth: '1819-09-13',
}

const oddTexts = [
  '\0',
  '\ud800',
  '__proto__',
  '=1+1',
  '9999-12-31',
  '2026-02-30',
  'x'.repeat(1001),
  'x'.repeat(10_001),
]
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1e21,
    '',
    [],
    {},
    [[]],
    [null],
    [''],
    ...oddTexts,
    ...hostileTexts,
  ),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.jsonValue({ maxDepth: 2 }),
  fc.array(fc.constantFrom(...choices, 'Foyer'), { maxLength: 8 }),
)

test.each(Array.from({ length: rounds }, (_, round) => round))(
  'Any entry of a form is refused with a reason, or stored by all of its rules, in round %i',
  { timeout: 900_000 },
  async (round) => {
    const scope = systemScope(database.db)
    const isRequired = round % 2 === 0
    const { id: formId } = await createForm(scope, formWithEverything(isRequired))
    const fileIds: string[] = []
    for (const name of ['../../etc/passwd.png', 'ä ö.png', 'a\0b.png'])
      fileIds.push((await receiveFile(scope, files, { name, content: Readable.from([png]), client: '' })).id)
    const value = (type: FormFieldType) =>
      fc.oneof(
        { weight: 12, arbitrary: fc.constant(type === 'date_of_birth' ? '1990-05-01' : rightValues[type]) },
        { weight: 1, arbitrary: odd },
        ...(type === 'file' ? [{ weight: 1, arbitrary: fc.subarray(fileIds) }] : []),
      )
    const answers = fc.record(
      Object.fromEntries(
        types.flatMap((type) => [
          [type, value(type)],
          [`${type}-if`, value(type)],
        ]),
      ),
      { noNullPrototype: true, requiredKeys: isRequired ? slugs : [] },
    )
    const surplus = fc.dictionary(fc.string({ maxLength: 120 }), odd, { maxKeys: 2 })
    const statuses = new Map<number, number>()
    await fc.assert(
      fc.asyncProperty(answers, surplus, fc.nat(9), async (given, more, luck) => {
        const fieldValues = luck === 0 ? { ...more, ...given } : given
        const answer = await app.request('/de/api/forms-entries/', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ form: formId, field_values: fieldValues }),
        })
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        expect([201, 400]).toContain(answer.status)
        if (answer.status === 400) expect(Object.keys(Object(await answer.json()))).not.toHaveLength(0)
      }),
      { numRuns: submissionsPerRound, seed: seed + round, interruptAfterTimeLimit: 800_000 },
    )
    // A run in which nearly everything or nothing is refused would find nothing.
    expect(statuses.get(201)).toBeGreaterThan(submissionsPerRound / 20)
    expect(statuses.get(400)).toBeGreaterThan(submissionsPerRound / 20)
    await checkEntries(isRequired)
    expect([...files.contents.keys()].every((id) => /^[\w-]{32}$/.test(id))).toBe(true)
  },
)

/** Compares everything that was stored with the rules, which are implemented here independently. */
async function checkEntries(isRequired: boolean): Promise<void> {
  const rows = await database.db.select().from(formEntryValues)
  const byEntry = Map.groupBy(rows, ({ entryId }) => entryId)
  const count = await database.db.$count(formEntries)
  for (const values of byEntry.values()) {
    const stored = new Map(values.map(({ fieldSlug, value }) => [fieldSlug, value]))
    expect(stored.size, 'each field is stored once').toBe(values.length)
    for (const [slug, value] of stored) {
      expect(slugs).toContain(slug)
      const pattern = patterns[slug.replace(/-if$/, '')]
      for (const each of value) if (pattern) expect(each, slug).toMatch(pattern)
      if (/^(checkboxes|multi_select|file)/.test(slug)) expect(new Set(value).size).toBe(value.length)
      else expect(value, slug).toHaveLength(1)
    }
    const isLoge = stored.get('radio')?.[0] === 'Loge'
    for (const type of types) {
      if (!isLoge) expect(stored.has(`${type}-if`)).toBe(false)
      if (!isRequired || type === 'hidden' || type === 'file') continue
      expect(stored.has(type), type).toBe(true)
      if (isLoge) expect(stored.has(`${type}-if`), type).toBe(true)
    }
  }
  const held = await database.db.select().from(formFiles)
  for (const file of held) {
    const holders = rows.filter(({ value }) => value.includes(file.id)).map(({ entryId }) => entryId)
    expect(new Set(holders)).toEqual(new Set(file.entryId === null ? [] : [file.entryId]))
  }
  const mails = await database.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.recipient, 'haus@example.org'))
  expect(new Set(mails.map(({ entryId }) => entryId)).size, 'each entry has its mail').toBe(count)
  for (const { subject, replyTo } of mails) expect(`${subject}${replyTo}`).not.toMatch(/[\r\n\0]/)
}

const choice = /^(Parkett|Rang, links|Loge)$/
const patterns: Record<string, RegExp> = {
  text: /^[^\0]{1,1000}$/su,
  textarea: /^[^\0\r]{1,10000}$/su,
  email: /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/,
  checkbox: /^true$/,
  checkboxes: choice,
  select: choice,
  multi_select: choice,
  radio: choice,
  file: /^[\w-]{32}$/,
  date: /^(18|19|20|21)\d\d-[01]\d-[0-3]\d$/,
  datetime: /^(18|19|20|21)\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d/,
  number: /^[-+]?\d+([.,]\d+)?$/,
  url: /^https?:\/\/\S+$/i,
  date_of_birth: /^(19|20)\d\d-[01]\d-[0-3]\d$/,
}

function formWithEverything(isRequired: boolean): Parameters<typeof createForm>[1] {
  const both = (text: string) => ({ de: text, en: text })
  const withChoices: FormFieldType[] = ['checkboxes', 'select', 'multi_select', 'radio']
  const field = (type: FormFieldType, slug: string, rest: Partial<FormFieldDraft> = {}) =>
    draftField(slug, type, {
      required: isRequired && type !== 'file',
      choices: withChoices.includes(type) ? { de: choices, en: choices } : { de: [], en: [] },
      ...rest,
    })
  return {
    slug: 'alles',
    title: both('Alles'),
    send_to: 'haus@example.org',
    fields: [
      field('radio', 'radio'),
      ...types.filter((type) => type !== 'radio').map((type) => field(type, type)),
      ...types.map((type) => field(type, `${type}-if`, { condition: { field: 'radio', values: ['Loge'] } })),
    ],
  }
}
