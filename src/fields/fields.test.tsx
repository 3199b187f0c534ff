import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { autocompleteOf } from './autocomplete.ts'
import { CheckboxField, ChoiceGroup, SelectField } from './choice-fields.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FileField, HiddenField } from './file-field.tsx'
import { TextareaField, TextField } from './text-field.tsx'

const render = renderToStaticMarkup
const choices = [
  { value: 'a', label: 'Parkett' },
  { value: 'b', label: 'Rang' },
]

describe('A field', () => {
  test('belongs to its label', () => {
    const html = render(<TextField name="vorname" label="Vorname" />)
    expect(html).toMatch(/<label[^>]* for="field-vorname">Vorname/)
    expect(html).toMatch(/<input[^>]* id="field-vorname"[^>]* name="vorname"/)
  })

  test('shows in words that it is required, says so once, and is not invalid while it is empty', () => {
    const html = render(<TextField name="name" label="Name" isRequired />)
    expect(html).toMatch(/Name <span[^>]* aria-hidden="true">Pflichtfeld/)
    expect(html).toMatch(/<input[^>]* required=""[^>]* aria-invalid="false"/)
    expect(render(<TextField name="name" label="Name" />)).not.toContain('Pflichtfeld')
  })

  test('is described by its help and its error, and invalid only with an error', () => {
    const wrong = render(<TextField name="mail" label="E-Mail" help="Für die Antwort" error="Ungültig" />)
    expect(wrong).toMatch(/aria-describedby="field-mail-help field-mail-error" aria-invalid="true"/)
    expect(wrong).toContain('id="field-mail-help"')
    expect(wrong).toContain('id="field-mail-error"')
    const right = render(<TextField name="mail" label="E-Mail" error={null} />)
    expect(right).not.toContain('aria-')
  })

  test('says that it is required in its legend, if its inputs cannot say so', () => {
    const group = { name: 'g', label: 'Genre', choices, isRequired: true }
    expect(render(<ChoiceGroup kind="checkbox" {...group} />)).toMatch(/<span class="[^"]*">Pflichtfeld/)
    expect(render(<ChoiceGroup kind="radio" {...group} />)).toMatch(/aria-hidden="true">Pflichtfeld/)
  })

  test('has the right keyboard and autocomplete token', () => {
    expect(render(<TextField kind="email" name="e" label="E" />)).toMatch(
      /type="email" inputMode="email"[^>]* autoComplete="email"/i,
    )
    expect(render(<TextField kind="datetime" name="d" label="D" />)).toContain('type="datetime-local"')
    expect(render(<TextField kind="number" name="n" label="N" />)).toMatch(/inputmode="decimal"/i)
    expect(render(<TextField kind="email" name="e" label="E" autoComplete="username" />)).toMatch(
      /autoComplete="username"/i,
    )
  })

  test('keeps the submitted value', () => {
    expect(render(<TextField name="n" label="N" value="Clara" />)).toContain('value="Clara"')
    expect(render(<TextareaField name="t" label="T" value="<b>" />)).toContain('>&lt;b&gt;</textarea>')
    expect(render(<CheckboxField name="c" label="C" isChecked />)).toContain('checked=""')
    expect(render(<SelectField name="s" label="S" choices={choices} value="b" />)).toMatch(
      /<option value="b" selected="">/,
    )
    expect(
      render(<ChoiceGroup kind="checkbox" name="g" label="G" choices={choices} chosen={['a', 'b']} />).match(
        /checked=""/g,
      ),
    ).toHaveLength(2)
    expect(render(<SelectField isMultiple name="m" label="M" choices={choices} value={['a']} />)).toMatch(
      /multiple=""[\s\S]*<option value="a" selected="">/,
    )
  })

  test('of a group is in a fieldset, and its first input has the field’s id', () => {
    const html = render(
      <ChoiceGroup kind="radio" name="platz" label="Platz" choices={choices} isRequired error="Fehlt" />,
    )
    expect(html).toMatch(/<fieldset[^>]* aria-describedby="field-platz-error"><legend[^>]*>Platz/)
    expect(html).toContain('id="field-platz"')
    expect(html).toContain('id="field-platz-1"')
  })

  test('may be a file input or hidden', () => {
    expect(render(<FileField name="f" label="F" accept="application/pdf" />)).toMatch(
      /type="file"[^>]* accept="application\/pdf"/,
    )
    expect(render(<HiddenField name="h" value="1" />)).toBe('<input type="hidden" name="h" value="1"/>')
  })
})

describe('The error summary', () => {
  test('links to each field, in the visitor’s language', () => {
    const html = render(
      <LanguageProvider language="en">
        <ErrorSummary errors={[{ name: 'email', label: 'E-mail', error: 'Invalid e-mail address!' }]} />
      </LanguageProvider>,
    )
    expect(html).toContain('role="alert"')
    expect(html).toContain('One answer is missing or wrong:')
    expect(html).toContain('<a href="#field-email">E-mail</a>: Invalid e-mail address!')
  })

  test('has no colon after a label that is a question or a sentence', () => {
    const html = render(
      <ErrorSummary errors={[{ name: 'wo', label: 'Wo war die Barriere?', error: 'Bitte wählen.' }]} />,
    )
    expect(html).toContain('Wo war die Barriere?</a> Bitte wählen.')
  })

  test('is not rendered without errors', () => {
    expect(render(<ErrorSummary errors={[]} />)).toBe('')
  })
})

describe('The autocomplete token', () => {
  test('follows from the field’s name in both languages', () => {
    expect(autocompleteOf('first-name')).toBe('given-name')
    expect(autocompleteOf('Nachname')).toBe('family-name')
    expect(autocompleteOf('straße')).toBe('street-address')
    expect(autocompleteOf('lieblingskomponistin')).toBeUndefined()
    expect(autocompleteOf('constructor')).toBeUndefined()
  })
})
