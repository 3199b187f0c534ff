import { describe, expect, test } from 'vitest'
import { checkAnswers, isAskedFor, isEmailAddress, startModel } from './form-answers.ts'
import type { FormField, SentAnswers } from './forms.ts'

const today = '2026-11-23'

function field(slug: string, field_type: FormField['field_type'], rest: Partial<FormField> = {}): FormField {
  return {
    slug,
    field_type,
    required: false,
    visible: true,
    choices: [],
    default: '',
    placeholder_text: '',
    help_text: '',
    label: slug,
    visible_if: null,
    ...rest,
  }
}

function check(fields: FormField[], sent: SentAnswers) {
  return checkAnswers({ fields }, sent, today)
}

/** The error of one value in a field of a type; null when it is accepted. */
function findError(type: number, value: SentAnswers[string], rest: Partial<FormField> = {}) {
  return check([field('x', type, rest)], { x: value }).errors['x'] ?? null
}

describe('The model of a form', () => {
  test('starts with null for files, lists for several choices, and the default for everything else', () => {
    const fields = [
      field('name', 1, { default: 'Clara' }),
      field('days', 5, { default: 'Montag' }),
      field('places', 7),
      field('file', 9, { default: 'ignored' }),
    ]
    expect(startModel({ fields })).toEqual({ name: 'Clara', days: ['Montag'], places: [], file: null })
  })
})

describe('A value', () => {
  test('is missing if a required field has none, or only blanks', () => {
    for (const type of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15])
      for (const value of ['', ' \n', null, []])
        expect(findError(type, value, { required: true })).toBe('required')
    expect(findError(4, 'false', { required: true })).toBe('required')
    expect(findError(12, '', { required: true }), 'nobody can fill in a hidden field').toBeNull()
  })

  test('is checked by the type of its field', () => {
    const choices = { choices: ['Parkett', 'Rang, links'] }
    const right: [number, SentAnswers[string], Partial<FormField>?][] = [
      [3, ' clara@example.org '],
      [4, 'on'],
      [5, ['Parkett', 'Rang, links'], choices],
      [6, 'Rang, links', choices],
      [8, 'Parkett', choices],
      [10, '2026-02-28'],
      [11, '2026-02-28T19:30'],
      [13, '3,5'],
      [13, 12],
      [14, 'https://www.example.org/a?b'],
      [15, '1906-11-23'],
    ]
    for (const [type, value, rest] of right) expect(findError(type, value, rest), String(value)).toBeNull()
    const wrong: [number, SentAnswers[string], string, Partial<FormField>?][] = [
      [1, 'x'.repeat(1001), 'too_long'],
      [1, ['a', 'b'], 'invalid'],
      [2, 'x'.repeat(10_001), 'too_long'],
      [3, 'clara', 'email'],
      [4, 'maybe', 'invalid'],
      [5, ['Parkett', 'Loge'], 'choice', choices],
      [6, 'Loge', 'choice', choices],
      [8, ['Parkett', 'Rang, links'], 'invalid', choices],
      [9, ['1', '2', '3', '4', '5', '6'], 'too_many_files'],
      [10, '2026-02-30', 'date'],
      [11, '2026-02-28', 'moment'],
      [13, 'viele', 'number_expected'],
      [14, 'javascript:alert(1)', 'url'],
      [14, 'https:example.org', 'url'],
      [14, 'https:\\\\example.org', 'url'],
      [15, '2026-11-24', 'birth'],
      [15, '1906-11-22', 'birth'],
    ]
    for (const [type, value, error, rest] of wrong)
      expect(findError(type, value, rest), String(value)).toBe(error)
  })

  test('is stored without control characters and lone surrogates, which the database cannot store', () => {
    const { values } = check([field('x', 2)], { x: 'a\u0000b\r\nc\ud800' })
    expect(values).toEqual({ x: ['ab\nc\ufffd'] })
  })

  test('of a field that does not exist, or is invisible, is ignored', () => {
    const hidden = field('x', 3, { visible: false, required: true })
    expect(check([hidden], { x: 'wrong', y: 'surplus' })).toEqual({ values: {}, errors: {} })
    expect(check([field('constructor', 1)], {}).values).toEqual({})
  })
})

describe('The repeated e-mail address', () => {
  const fields = [field('mail', 3), field('email2', 'emailconfirm')]

  test('may be missing, and has to be the same if it is present', () => {
    expect(check(fields, { mail: 'a@b.de' }).errors).toEqual({})
    expect(check(fields, { mail: 'a@b.de', email2: 'A@b.de ' }).errors).toEqual({})
    expect(check(fields, { mail: 'a@b.de', email2: 'c@b.de' }).errors).toEqual({ email2: 'email_differs' })
    expect(check(fields, { mail: 'a@b.de', email2: 'c' }).errors).toEqual({ email2: 'email' })
  })

  test('is ignored if a form has no e-mail field', () => {
    expect(check([field('name', 1)], { email2: 'c' }).errors).toEqual({})
  })
})

describe('A condition', () => {
  const place = field('place', 8, { choices: ['house', 'web'] })
  const page = field('page', 1, { required: true, visible_if: { field: 'place', values: ['web'] } })
  const why = field('why', 1, { required: true, visible_if: { field: 'page', values: [] } })

  test('shows a field only while another one has one of the values, or any at all', () => {
    expect(check([place, page, why], { place: 'house', page: 'kept', why: 'kept' })).toEqual({
      values: { place: ['house'] },
      errors: {},
    })
    expect(check([place, page, why], { place: 'web' }).errors).toEqual({ page: 'required' })
    expect(check([place, page, why], { place: 'web', page: '/de' }).errors).toEqual({ why: 'required' })
  })

  test('on a later field, or on itself, is ignored', () => {
    const first = field('first', 1, { visible_if: { field: 'last', values: ['x'] } })
    const last = field('last', 1, { visible_if: { field: 'last', values: ['x'] } })
    for (const each of [first, last]) expect(isAskedFor({ fields: [first, last] }, each, () => [])).toBe(true)
  })
})

test('An address is accepted if browsers would accept it, and its host has a dot', () => {
  for (const address of ['a@b.de', "o'neill+karten@mail.example.co.uk", 'x_y@xn--mnchen-3ya.de'])
    expect(isEmailAddress(address), address).toBe(true)
  for (const text of ['a@b', 'a b@c.de', '@c.de', 'a@', 'a@-c.de', 'a@c..de', `${'x'.repeat(250)}@c.de`])
    expect(isEmailAddress(text), text).toBe(false)
})
