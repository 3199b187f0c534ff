import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinChoices, splitChoices } from '#contracts/form-choices.ts'
import { draftChoice, draftField, draftForm } from '../../../tests/support/forms.ts'
import { checkForm } from './check-form.ts'

const today = '2026-11-21'
const listErrors = (changes: Parameters<typeof draftForm>[0]) => checkForm(draftForm(changes), today)
const errorsOfField = (...fields: ReturnType<typeof draftField>[]) => listErrors({ fields })
const both = (text: string) => ({ de: text, en: text })

describe('A form is refused', () => {
  test('when its redirect is neither a web address nor a path of this site', () => {
    for (const text of [
      'javascript:alert(1)',
      '//evil.example',
      '/\\evil.example',
      'danke',
      '/de/danke schön',
      'data:,x',
    ])
      expect(listErrors({ redirect_url: { de: text, en: '' } }), text).toEqual({
        'redirect_url.de': 'target',
      })
    for (const text of ['https://example.org/danke', 'http://example.org', '/de/danke?von=formular#oben'])
      expect(listErrors({ redirect_url: both(text) }), text).toEqual({})
  })

  test('when it ends before it begins, or at the same moment', () => {
    const from = '2026-11-21T12:00:00Z'
    const endingAt = (to: string) => listErrors({ published_from: from, published_to: to })
    expect(endingAt('2026-11-20T12:00:00Z')).toEqual({ published_to: 'before_start' })
    expect(endingAt(from)).toEqual({ published_to: 'before_start' })
    expect(endingAt('2026-11-21T12:00:01Z')).toEqual({})
  })

  test('when it sends mails to senders whose address is not required', () => {
    const wanted = { needs_confirmation: true, confirms_receipt: true }
    const refused = { needs_confirmation: 'needs_email', confirms_receipt: 'needs_email' }
    const email = (changes = {}) => draftField('email', 'email', { required: true, ...changes })
    expect(listErrors({ ...wanted, fields: [] })).toEqual(refused)
    expect(listErrors({ ...wanted, fields: [email({ required: false })] })).toEqual(refused)
    expect(listErrors({ ...wanted, fields: [email({ visible: false })] })).toEqual(refused)
    const condition = { field: 'name', values: [] }
    expect(listErrors({ ...wanted, fields: [draftField('name'), email({ condition })] })).toEqual(refused)
    const second = draftField('zweite', 'email')
    expect(listErrors({ ...wanted, fields: [second, email()] })).toEqual(refused)
    expect(listErrors({ ...wanted, fields: [email(), second] })).toEqual({})
  })
})

describe('A field is refused', () => {
  test('with the slug of another field, or of the field that repeats the address', () => {
    expect(errorsOfField(draftField('name'), draftField('name'))).toEqual({ 'fields.1.slug': 'taken' })
    expect(errorsOfField(draftField('email2'))).toEqual({ 'fields.0.slug': 'taken' })
  })

  test('without choices although its type needs them', () => {
    for (const type of ['checkboxes', 'select', 'multi_select', 'radio'] as const)
      expect(errorsOfField(draftField('wahl', type))).toEqual({
        'fields.0.choices.de': 'required',
        'fields.0.choices.en': 'required',
      })
    expect(errorsOfField(draftField('haken', 'checkbox'))).toEqual({})
  })

  test('with choices that differ between the languages, are blank, repeated, or cannot be stored', () => {
    const choosing = (de: string[], en: string[]) =>
      errorsOfField(draftChoice('wahl', 'radio', { choices: { de, en } }))
    expect(choosing(['a', 'b'], ['a'])).toEqual({ 'fields.0.choices.en': 'languages_differ' })
    expect(choosing(['a', ''], ['a', 'b'])).toEqual({ 'fields.0.choices.de': 'required' })
    expect(choosing(['a', 'a'], ['a', 'b'])).toEqual({ 'fields.0.choices.de': 'duplicate' })
    expect(choosing(['a', 'b'], ['a', '`b`'])).toEqual({ 'fields.0.choices.en': 'backtick' })
  })

  test('with a default that would not be valid as an answer', () => {
    const defaultsTo = (type: Parameters<typeof draftField>[1], text: string) =>
      errorsOfField(draftField('feld', type, { default: both(text) }))
    const refused = (error: string) => ({ 'fields.0.default.de': error, 'fields.0.default.en': error })
    expect(defaultsTo('email', 'niemand')).toEqual(refused('email'))
    expect(defaultsTo('number', 'viele')).toEqual(refused('number_expected'))
    expect(defaultsTo('date', '2026-02-30')).toEqual(refused('date'))
    expect(defaultsTo('url', 'example')).toEqual(refused('url'))
    expect(defaultsTo('file', 'bild.png')).toEqual(refused('invalid'))
    expect(defaultsTo('checkbox', 'vielleicht')).toEqual(refused('invalid'))
    expect(defaultsTo('checkbox', 'true')).toEqual({})
    expect(defaultsTo('number', '2')).toEqual({})
  })

  test('with a default that is no choice, or another one in each language', () => {
    const defaultsTo = (de: string, en: string) =>
      errorsOfField(draftChoice('wahl', 'select', { default: { de, en } }))
    expect(defaultsTo('Karten', 'Tickets')).toEqual({})
    expect(defaultsTo('Karten', 'Cards')).toEqual({ 'fields.0.default.en': 'choice' })
    expect(defaultsTo('Karten', 'Praise, criticism')).toEqual({ 'fields.0.default.en': 'languages_differ' })
    expect(defaultsTo('Karten', '')).toEqual({ 'fields.0.default.en': 'languages_differ' })
  })

  test('with a condition on a field that does not precede it, or on a value that it cannot have', () => {
    const topic = draftChoice('anliegen')
    const on = (field: string, values: string[]) =>
      draftField('mehr', 'text', { condition: { field, values } })
    expect(errorsOfField(topic, on('anliegen', ['Karten']))).toEqual({})
    expect(errorsOfField(topic, on('anliegen', []))).toEqual({})
    expect(errorsOfField(topic, on('anliegen', ['Tickets']))).toEqual({
      'fields.1.condition.values': 'choice',
    })
    expect(errorsOfField(on('anliegen', []), topic)).toEqual({ 'fields.0.condition.field': 'earlier_field' })
    expect(errorsOfField(on('mehr', []))).toEqual({ 'fields.0.condition.field': 'earlier_field' })
    const tick = draftField('haken', 'checkbox')
    expect(errorsOfField(tick, on('haken', ['true']))).toEqual({})
    expect(errorsOfField(tick, on('haken', ['ja']))).toEqual({ 'fields.1.condition.values': 'choice' })
  })
})

test('Choices that are accepted are read back as they were written', () => {
  const choice = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.trim())
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 6 }), (list) => {
      const errors = errorsOfField(draftField('wahl', 'select', { choices: { de: list, en: list } }))
      fc.pre(Object.keys(errors).length === 0)
      expect(splitChoices(joinChoices(list))).toEqual(list)
    }),
  )
})

test('Every error names a field that the form has', () => {
  const field = fc.record({
    slug: fc.constantFrom('a', 'b', 'email2'),
    field_type: fc.integer({ min: 1, max: 15 }),
    required: fc.boolean(),
    visible: fc.boolean(),
    choices: fc.record({
      de: fc.array(fc.string(), { maxLength: 3 }),
      en: fc.array(fc.string(), { maxLength: 3 }),
    }),
    default: fc.record({ de: fc.string(), en: fc.string() }),
    condition: fc.option(
      fc.record({ field: fc.constantFrom('a', 'b'), values: fc.array(fc.string(), { maxLength: 2 }) }),
    ),
  })
  fc.assert(
    fc.property(fc.array(field, { maxLength: 4 }), (fields) => {
      const draft = draftForm({ fields: fields.map(({ slug, ...rest }) => draftField(slug, 'text', rest)) })
      for (const name of Object.keys(checkForm(draft, today))) {
        const value = name.split('.').reduce<unknown>((at, key) => Object(at)[key], draft)
        expect(value, name).toBeDefined()
      }
    }),
  )
})
