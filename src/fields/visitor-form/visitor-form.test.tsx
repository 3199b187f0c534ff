import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LanguageProvider } from '#i18n/language-context.tsx'
import type { Language } from '#i18n/languages.ts'
import { exampleForm } from './example-form.ts'
import VisitorForm, { type VisitorFormProps } from './visitor-form.island.tsx'

type Given = Partial<VisitorFormProps> & { language?: Language }

/** The form as the server renders it, without the props that are for the browser. */
function show({ language = 'de', ...props }: Given = {}): string {
  const html = renderToString(
    <LanguageProvider language={language}>
      <VisitorForm form={exampleForm(language)} action={`/${language}/forms/example`} {...props} />
    </LanguageProvider>,
  )
  return html.replace(/data-props="[^"]*"/, '')
}

/** The element around the input with this name. */
function placeOf(html: string, name: string): string {
  const start = html.slice(0, html.indexOf(` name="${name}"`)).lastIndexOf('class="place')
  return html.slice(start, html.indexOf('class="place', start + 1))
}

const refused = {
  kind: 'refused' as const,
  answers: { name: '<Clara>', email: 'clara', topic: 'Karten', needs: ['Rollstuhlplatz'], consent: 'true' },
  files: [{ id: 'abc', name: 'brief.pdf', size: 12_345, type: 'application/pdf', slug: 'file' }],
  errors: { email: 'Ungültige E-Mail-Adresse!', message: 'Dieses Feld ist erforderlich!' },
  notice: null,
  isTest: false,
  openedAt: '2026-10-01T09:59:00.000Z',
}

describe('A form without scripts', () => {
  test('is sent to its own page, with files, and checked there', () => {
    const [form = ''] = /<form[^>]*>/.exec(show()) ?? []
    expect(form).toContain('method="post"')
    expect(form).toContain('action="/de/forms/example"')
    expect(form).toContain('encType="multipart/form-data"')
    expect(form).toContain('noValidate=""')
  })

  test('has a control for every type of field, and none for an invisible field', () => {
    const html = show()
    for (const { slug, visible } of exampleForm('de').fields)
      expect(html.includes(` name="${slug}"`), slug).toBe(visible)
    const [first, ...others] = exampleForm('de').fields
    if (!first) throw new Error('The example has no fields.')
    const form = { ...exampleForm('de'), fields: [{ ...first, visible: false }, ...others] }
    expect(show({ form })).not.toContain(' name="name"')
  })

  test('asks to repeat the e-mail address right below its field, and only if there is one', () => {
    const html = show()
    expect(html.indexOf(' name="email2"')).toBeGreaterThan(html.indexOf(' name="email"'))
    expect(html.indexOf(' name="email2"')).toBeLessThan(html.indexOf(' name="topic"'))
    const form = exampleForm('de')
    const without = { ...form, fields: form.fields.filter(({ slug }) => slug !== 'email') }
    expect(show({ form: without })).not.toContain(' name="email2"')
  })

  test('says when a conditional field has to be filled in', () => {
    expect(placeOf(show(), 'order')).toContain('Nur wenn »Worum geht es?«: Karten.')
    expect(placeOf(show({ language: 'en' }), 'phone')).toContain('Only if ‘Please call me back.’ is ticked.')
  })

  test('hides conditional fields from browsers with scripts', () => {
    expect(placeOf(show(), 'order')).toContain('data-waiting')
    expect(placeOf(show({ result: refused }), 'order')).not.toContain('data-waiting')
  })

  test('has a honeypot and the time only if the page is rendered for one visitor', () => {
    expect(show()).toMatch(/<input tabindex="-1" autocomplete="off" name="__website"/i)
    expect(show()).not.toContain('__opened_at')
    expect(show({ openedAt: '2026-10-01T10:00:00.000Z' })).toContain(
      'name="__opened_at" value="2026-10-01T10:00:00.000Z"',
    )
  })

  test('limits a date of birth if the day is known', () => {
    expect(placeOf(show({ today: '2026-10-01' }), 'birth')).toMatch(/min="1906-10-01" max="2026-10-01"/)
    expect(placeOf(show(), 'birth')).not.toMatch(/\b(min|max)="/)
  })

  test('has autocomplete tokens', () => {
    expect(placeOf(show(), 'email')).toMatch(/autocomplete="email"/i)
    expect(placeOf(show(), 'birth')).toMatch(/autocomplete="bday"/i)
    expect(placeOf(show(), 'phone')).toMatch(/type="tel"/)
  })
})

describe('A form that was refused', () => {
  const html = show({ result: refused, openedAt: '2026-10-01T10:00:00.000Z' })

  test('keeps all answers', () => {
    expect(placeOf(html, 'name')).toContain('value="&lt;Clara&gt;"')
    expect(placeOf(html, 'topic')).toMatch(/<option value="Karten" selected="">/)
    expect(placeOf(html, 'needs')).toMatch(
      /value="Rollstuhlplatz"[^>]*checked=""|checked=""[^>]*value="Rollstuhlplatz"/,
    )
    expect(placeOf(html, 'consent')).toContain('checked=""')
  })

  test('lists its errors with links to the fields, and repeats them at the fields', () => {
    expect(html).toContain('2 Angaben fehlen oder stimmen nicht:')
    const [, target = ''] = /<a href="#([^"]+)">E-Mail-Adresse<\/a>/.exec(html) ?? []
    expect(placeOf(html, 'email')).toContain(`id="${target}"`)
    expect(placeOf(html, 'email')).toContain('aria-invalid="true"')
    expect(placeOf(html, 'message')).toContain('Dieses Feld ist erforderlich!')
  })

  test('keeps files attached unless they are unticked', () => {
    expect(placeOf(html, 'file')).toMatch(/<input type="checkbox"[^>]* name="file"[^>]* value="abc"/)
    expect(placeOf(html, 'file')).toContain('brief.pdf angehängt lassen')
    expect(placeOf(html, 'file')).toContain('12 kB')
  })

  test('counts the time from its first rendering', () => {
    expect(html).toContain('name="__opened_at" value="2026-10-01T09:59:00.000Z"')
  })

  test('does not list an error of a field that is not shown', () => {
    const errors = { order: 'Falsch.' }
    const answers = { topic: 'Lob, Kritik, Idee' }
    expect(show({ result: { ...refused, answers, errors } })).not.toContain('missing or wrong')
    expect(show({ result: { ...refused, answers, errors } })).not.toContain('fehlt oder stimmt nicht')
  })
})

describe('A form that was sent', () => {
  test('is replaced by the receipt, with a link when it leads to another site', () => {
    const html = show({ result: { kind: 'sent', text: 'Danke.\nBis bald.', goOn: 'https://example.org/' } })
    expect(html).not.toContain('<form')
    expect(html).toContain('Danke.\nBis bald.')
    expect(html).toContain('<a href="https://example.org/">Weiter</a>')
  })

  test('confirms its receipt if nobody has written a text for it', () => {
    expect(show({ result: { kind: 'sent', text: '', goOn: null } })).toContain(
      'Ihre Angaben sind angekommen.',
    )
  })
})

describe('Staff', () => {
  test('may send a test, and do so by default while visitors do not see the form', () => {
    expect(show()).not.toContain('__is_test')
    const open = show({ staff: { isOpen: true, mayTest: true } })
    expect(open).toContain('name="__is_test"')
    expect(open).not.toMatch(/name="__is_test"[^>]*checked/)
    const closed = show({ staff: { isOpen: false, mayTest: true } })
    expect(closed).toMatch(/name="__is_test"[^>]*checked/)
    expect(closed).toContain('zurzeit nicht öffentlich')
  })

  test('cannot send a test without the right to manage forms', () => {
    expect(show({ staff: { isOpen: false, mayTest: false } })).not.toContain('__is_test')
  })
})

test('Two forms on one page share no id', () => {
  const form = exampleForm('de')
  const html = renderToString(
    <>
      <VisitorForm form={form} action="/de/forms/example" />
      <VisitorForm form={form} action="/de/forms/example" />
    </>,
  ).replaceAll(/data-props="[^"]*"/g, '')
  const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id)
  expect(ids.length).toBeGreaterThan(40)
  expect(new Set(ids).size).toBe(ids.length)
})
