import { describe, expect, test } from 'vitest'
import type { FormField } from '#contracts/forms.ts'
import { findAskedFields } from './asked-fields.ts'
import { checkForm } from './check-form.ts'
import { exampleForm } from './example-form.ts'
import { findKeptAnswers, forgetAnswers, keepAnswers } from './kept-answers.ts'
import { mergeAnswers } from './merge-answers.ts'
import { readAnswers } from './read-answers.ts'
import { readSendResult } from './send-answers.ts'

const form = exampleForm('de')

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('The value of a field', () => {
  test('is a text for most fields, and a list if there may be several', () => {
    const data = new FormData()
    data.append('name', 'Clara')
    data.append('needs', 'Rollstuhlplatz')
    data.append('needs', 'Induktionsschleife')
    data.append('file', 'abc')
    data.append('file', new File(['x'], 'x.pdf'))
    data.append('foreign', 'x')
    const answers = readAnswers(form, data)
    expect(answers).toMatchObject({
      name: 'Clara',
      email: '',
      needs: ['Rollstuhlplatz', 'Induktionsschleife'],
      genres: [],
      file: ['abc'],
    })
    expect(Object.keys(answers)).toEqual(form.fields.map(({ slug }) => slug))
  })
})

describe('A conditional field is shown', () => {
  test('when the field that it depends on has one of the values', () => {
    expect(findAskedFields(form, { topic: 'Karten' }).has('order')).toBe(true)
    expect(findAskedFields(form, { topic: 'Lob, Kritik, Idee' }).has('order')).toBe(false)
    expect(findAskedFields(form, {}).has('order')).toBe(false)
  })

  test('when a checkbox is ticked, whatever form its default has', () => {
    for (const value of ['true', 'on', '1'])
      expect(findAskedFields(form, { consent: value }).has('phone')).toBe(true)
    expect(findAskedFields(form, { consent: '' }).has('phone')).toBe(false)
  })
})

describe('A half-filled form', () => {
  const now = Date.UTC(2026, 9, 1)
  const day = 24 * 60 * 60_000

  test('is restored within seven days, and not later', () => {
    const store = memory()
    expect(keepAnswers(() => store, form, { name: 'Clara', needs: ['Rollstuhlplatz'] }, now)).toBe(true)
    expect(findKeptAnswers(() => store, form, now + 6 * day)).toMatchObject({
      name: 'Clara',
      needs: ['Rollstuhlplatz'],
    })
    expect(findKeptAnswers(() => store, form, now + 8 * day)).toBeNull()
    expect(findKeptAnswers(() => store, form, now)).toBeNull()
  })

  test('is stored without files and hidden fields', () => {
    const store = memory()
    keepAnswers(() => store, form, { name: 'Clara', file: ['abc'], source: 'website' }, now)
    expect(Object.keys(findKeptAnswers(() => store, form, now) ?? {})).not.toEqual(
      expect.arrayContaining(['file']),
    )
    expect(store.getItem('form-1')).not.toMatch(/abc|website/)
  })

  test('ignores fields and choices that a changed form no longer has', () => {
    const store = memory()
    keepAnswers(() => store, form, { name: 'Clara', topic: 'Karten', needs: ['Rollstuhlplatz'] }, now)
    const changed = {
      ...form,
      fields: form.fields
        .filter(({ slug }) => slug !== 'name')
        .map((field): FormField => ({ ...field, choices: field.choices.length > 0 ? ['Neu'] : [] })),
    }
    const found = findKeptAnswers(() => store, changed, now)
    expect(found).not.toHaveProperty('name')
    expect(found).not.toHaveProperty('topic')
    expect(found).toMatchObject({ needs: [] })
  })

  test('is removed on request, and nothing breaks if a browser stores nothing or nonsense', () => {
    const store = memory()
    keepAnswers(() => store, form, { name: 'Clara' }, now)
    forgetAnswers(() => store, form)
    expect(findKeptAnswers(() => store, form, now)).toBeNull()
    const refuse = () => {
      throw new DOMException('', 'SecurityError')
    }
    expect(keepAnswers(refuse, form, { name: 'Clara' }, now)).toBe(false)
    expect(findKeptAnswers(refuse, form, now)).toBeNull()
    expect(() => forgetAnswers(refuse, form)).not.toThrow()
    for (const nonsense of ['{', 'null', '[]', '{"at":1}', '{"at":1e99,"answers":{"name":{"a":1}}}']) {
      store.setItem('form-1', nonsense)
      expect(findKeptAnswers(() => store, form, now) ?? {}, nonsense).toEqual({})
    }
  })

  test('does not replace what was typed before the scripts had loaded', () => {
    expect(
      mergeAnswers({
        start: { name: '', email: '', needs: [] },
        kept: { name: 'Clara', email: 'clara@example.org' },
        current: { name: 'Fanny', email: '', needs: ['Rollstuhlplatz'] },
      }),
    ).toEqual({ name: 'Fanny', email: 'clara@example.org', needs: ['Rollstuhlplatz'] })
  })
})

describe('The check before sending', () => {
  const attachments = { idsOf: () => [], hasFailed: () => false }
  const check = (answers: Record<string, string>, more: Partial<Parameters<typeof checkForm>[0]> = {}) =>
    checkForm({ form, answers, element: null, attachments, today: '2026-10-01', ...more })

  test('follows the contract, and leaves out fields that are not shown', () => {
    const right = { name: 'Clara', email: 'a@b.example', topic: 'Lob, Kritik, Idee', message: 'Danke' }
    expect(check({ ...right, order: '4711' })).toEqual({
      errors: {},
      values: { name: ['Clara'], email: ['a@b.example'], topic: ['Lob, Kritik, Idee'], message: ['Danke'] },
    })
    expect(check({ ...right, people: 'viele', email2: 'c@b.example' }).errors).toEqual({
      people: 'number_expected',
      email2: 'email_differs',
    })
  })

  test('sends the ids of files, and stops when one of them could not be uploaded', () => {
    const files = { idsOf: (slug: string) => (slug === 'file' ? ['abc'] : []), hasFailed: () => false }
    expect(check({}, { attachments: files }).values).toMatchObject({ file: ['abc'] })
    const failed = { idsOf: () => [], hasFailed: (slug: string) => slug === 'file' }
    expect(check({}, { attachments: failed }).errors).toMatchObject({ file: 'not_attached' })
  })
})

describe('The server’s response', () => {
  test('is a receipt', () => {
    expect(readSendResult(201, { response_text: 'Danke.', redirect_url: null }, null)).toEqual({
      kind: 'sent',
      receipt: { response_text: 'Danke.', redirect_url: null },
    })
  })

  test('names the invalid fields by their slugs', () => {
    expect(readSendResult(400, { 'field_values.email': ['Ungültig.'], form: ['Falsch.'] }, null)).toEqual({
      kind: 'refused',
      errors: { email: 'Ungültig.' },
      detail: 'Falsch.',
      retryAfter: null,
    })
  })

  test('reports that the form is closed', () => {
    expect(readSendResult(404, { detail: 'Nicht gefunden.' }, null)).toEqual({ kind: 'closed' })
  })

  test('says how long to wait, or counts as a failure if it is unreadable', () => {
    expect(readSendResult(429, { detail: 'Zu oft.' }, '30')).toMatchObject({
      detail: 'Zu oft.',
      retryAfter: 30,
    })
    for (const body of [null, 'x', [], { detail: { a: 1 } }])
      expect(readSendResult(502, body, 'soon')).toEqual({
        kind: 'refused',
        errors: {},
        detail: null,
        retryAfter: null,
      })
  })
})
