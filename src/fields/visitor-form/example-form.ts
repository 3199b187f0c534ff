import type { Form, FormField } from '#contracts/forms.ts'
import { inWords } from '#design/examples.ts'
import type { Language } from '#i18n/languages.ts'

/** A form with a field of every type, for the style guide and tests. */
export function exampleForm(language: Language): Form {
  const words = (german: string, english: string) => inWords(language, german, english)
  const topics = [words('Karten', 'Tickets'), words('Lob, Kritik, Idee', 'Praise, criticism, idea')]
  const needs = [words('Rollstuhlplatz', 'Wheelchair place'), words('Induktionsschleife', 'Induction loop')]
  const ticket = { field: 'topic', values: topics.slice(0, 1) }
  return {
    id: 1,
    slug: 'example',
    title: words('Nachricht an das Servicecenter', 'Message to the service centre'),
    intro: words('Wir antworten innerhalb eines Werktags.', 'We answer within one working day.'),
    button_text: '',
    login_required: false,
    fields: [
      field('name', 1, 'Name', { required: true }),
      field('email', 3, words('E-Mail-Adresse', 'E-mail address'), { required: true }),
      field('topic', 6, words('Worum geht es?', 'What is it about?'), { required: true, choices: topics }),
      field('order', 1, words('Bestellnummer', 'Order number'), {
        help_text: words('Sie steht auf der Rechnung.', 'It is on the invoice.'),
        visible_if: ticket,
      }),
      field('message', 2, words('Nachricht', 'Message'), { required: true }),
      field('place', 8, words('Wo möchten Sie sitzen?', 'Where would you like to sit?'), {
        choices: [words('Parkett', 'Stalls'), words('Rang', 'Balcony')],
      }),
      field('needs', 5, words('Was brauchen Sie?', 'What do you need?'), { choices: needs }),
      field('genres', 7, words('Was hören Sie gern?', 'What do you like to hear?'), {
        choices: [words('Orchester', 'Orchestra'), words('Kammermusik', 'Chamber music'), 'Jazz'],
      }),
      field('file', 9, words('Anlagen', 'Attachments')),
      field('date', 10, words('Tag', 'Day')),
      field('time', 11, words('Tag und Uhrzeit', 'Day and time')),
      field('source', 12, 'Source', { default: 'website' }),
      field('people', 13, words('Wie viele Personen?', 'How many people?')),
      field('site', 14, words('Internetseite', 'Website'), { placeholder_text: 'https://' }),
      field('birth', 15, words('Geburtsdatum', 'Date of birth')),
      field('consent', 4, words('Bitte rufen Sie mich zurück.', 'Please call me back.')),
      field('phone', 1, words('Telefon', 'Phone'), { visible_if: { field: 'consent', values: ['true'] } }),
      field('email2', 'emailconfirm', ''),
    ],
  }
}

function field(
  slug: string,
  type: FormField['field_type'],
  label: string,
  more: Partial<FormField> = {},
): FormField {
  return {
    slug,
    field_type: type,
    label,
    required: false,
    visible: true,
    choices: [],
    default: '',
    placeholder_text: '',
    help_text: '',
    visible_if: null,
    ...more,
  }
}
