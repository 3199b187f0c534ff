import { inWords, type PartExamples } from '#design/examples.ts'
import { formMessages } from '#i18n/lazy/forms.ts'
import { CheckboxField, ChoiceGroup, SelectField } from './choice-fields.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FileField } from './file-field.tsx'
import { TextareaField, TextField } from './text-field.tsx'

export default {
  title: 'Fields',
  intro: 'Plain HTML fields for forms: label above, help between, what is wrong below.',
  examples: [
    {
      name: 'Text',
      render: (language) => (
        <TextField name="text" label={inWords(language, 'Vorname', 'First name')} autoComplete="given-name" />
      ),
    },
    {
      name: 'Required, with help',
      render: (language) => (
        <TextField
          kind="email"
          name="email"
          label={inWords(language, 'E-Mail-Adresse', 'E-mail address')}
          isRequired
          help={inWords(language, 'Nur für die Antwort auf Ihre Nachricht.', 'Only for our answer.')}
        />
      ),
    },
    {
      name: 'Wrong',
      render: (language) => (
        <TextField
          kind="email"
          name="wrong"
          label={inWords(language, 'E-Mail-Adresse', 'E-mail address')}
          isRequired
          value="clara.schumann"
          error={formMessages[language].errorEmail}
        />
      ),
    },
    {
      name: 'Phone, address of a page, number',
      render: (language) => (
        <>
          <TextField kind="tel" name="tel" label={inWords(language, 'Telefon', 'Phone')} />
          <TextField
            kind="url"
            name="url"
            label={inWords(language, 'Internetseite', 'Website')}
            placeholder="https://"
          />
          <TextField
            kind="number"
            name="number"
            min={1}
            max={40}
            label={inWords(language, 'Personen', 'People')}
          />
        </>
      ),
    },
    {
      name: 'Day and time',
      render: (language) => (
        <>
          <TextField kind="date" name="date" label={inWords(language, 'Tag', 'Day')} />
          <TextField
            kind="datetime"
            name="datetime"
            label={inWords(language, 'Tag und Uhrzeit', 'Day and time')}
          />
        </>
      ),
    },
    {
      name: 'Several lines',
      render: (language) => (
        <TextareaField name="message" rows={4} label={inWords(language, 'Ihre Nachricht', 'Your message')} />
      ),
    },
    {
      name: 'One of many',
      render: (language) => (
        <SelectField
          name="room"
          label={inWords(language, 'Saal', 'Hall')}
          choices={['Großer Saal', 'Clara-Schumann-Saal', 'Fanny-Hensel-Saal', 'Werkraum'].map((room) => ({
            value: room,
            label: room,
          }))}
        />
      ),
    },
    {
      name: 'Several of many',
      render: (language) => (
        <SelectField
          isMultiple
          name="genres"
          label="Genres"
          value={['chamber']}
          choices={[
            { value: 'symphony', label: inWords(language, 'Symphonik', 'Symphonic') },
            { value: 'chamber', label: inWords(language, 'Kammermusik', 'Chamber music') },
            { value: 'organ', label: inWords(language, 'Orgel', 'Organ') },
          ]}
        />
      ),
    },
    {
      name: 'One of a few',
      render: (language) => (
        <ChoiceGroup
          kind="radio"
          name="place"
          isRequired
          label={inWords(language, 'Wo möchten Sie sitzen?', 'Where would you like to sit?')}
          error={formMessages[language].errorRequired}
          choices={[
            { value: 'stalls', label: inWords(language, 'Parkett', 'Stalls') },
            { value: 'balcony', label: inWords(language, 'Rang', 'Balcony') },
          ]}
        />
      ),
    },
    {
      name: 'Several of a few',
      render: (language) => (
        <ChoiceGroup
          kind="checkbox"
          name="needs"
          label={inWords(language, 'Was brauchen Sie?', 'What do you need?')}
          help={inWords(language, 'Wir bereiten es vor.', 'We prepare it.')}
          chosen={['loop']}
          choices={[
            { value: 'wheelchair', label: inWords(language, 'Rollstuhlplatz', 'Wheelchair place') },
            { value: 'loop', label: inWords(language, 'Induktionsschleife', 'Induction loop') },
          ]}
        />
      ),
    },
    {
      name: 'Tick',
      render: (language) => (
        <CheckboxField
          name="consent"
          isRequired
          label={inWords(
            language,
            'Ich habe die Hinweise zum Datenschutz gelesen und bin einverstanden, dass meine Angaben zur Beantwortung gespeichert werden.',
            'I have read the privacy notice and agree that my details are kept for the answer.',
          )}
        />
      ),
    },
    {
      name: 'File',
      render: (language) => (
        <FileField
          name="file"
          accept="application/pdf"
          label={inWords(language, 'Bewerbung', 'Application')}
          help={inWords(language, 'PDF, höchstens 10 MB', 'PDF, at most 10 MB')}
        />
      ),
    },
    {
      name: 'Not available',
      render: (language) => (
        <TextField name="disabled" isDisabled label={inWords(language, 'Kundennummer', 'Customer number')} />
      ),
    },
    {
      name: 'Summary of errors',
      render: (language) => (
        <ErrorSummary
          takesFocus={false}
          errors={[
            {
              name: 'wrong',
              label: inWords(language, 'E-Mail-Adresse', 'E-mail address'),
              error: formMessages[language].errorEmail,
            },
            {
              name: 'place',
              label: inWords(language, 'Wo möchten Sie sitzen?', 'Where would you like to sit?'),
              error: formMessages[language].errorRequired,
            },
          ]}
        />
      ),
    },
  ],
} satisfies PartExamples
