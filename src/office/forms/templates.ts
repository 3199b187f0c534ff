import type { FormFieldType } from '#contracts/form-field-types.ts'
import type { Localized } from '#i18n/languages.ts'
import type { FormFieldDraft } from '#records/field.ts'
import { emptyField } from '../fields/form-fields/empty-field.ts'
import type { FormRecord } from './form-of.ts'

type Template = {
  id: string
  purpose: Localized
  form: Partial<FormRecord> & Pick<FormRecord, 'title' | 'slug' | 'fields'>
}

type Extras = Partial<Pick<FormFieldDraft, 'required' | 'condition'>> & {
  choices?: string
  help?: string
  placeholder?: string
}

/** A field; texts are "Deutsch | English", choices are separated by semicolons. */
function field(slug: string, type: FormFieldType, label: string, extras: Extras = {}): FormFieldDraft {
  const { choices, help = '', placeholder = '', ...rest } = extras
  const lists = both(choices ?? '')
  const split = (list: string) => (list === '' ? [] : list.split('; '))
  return emptyField(type, {
    slug,
    label: both(label),
    choices: { de: split(lists.de), en: split(lists.en) },
    help_text: both(help),
    placeholder_text: both(placeholder),
    ...rest,
  })
}

const name = field('name', 'text', 'Name', { required: true })
const email = field('email', 'email', 'E-Mail-Adresse | E-mail address', { required: true })
const phone = field('telefon', 'text', 'Telefon | Telephone', {
  help: 'Nur für Rückfragen. | Only for questions.',
})
const thanks = both(
  'Vielen Dank. Ihre Nachricht ist angekommen; wir melden uns bald. | Thank you. Your message has arrived; we will be in touch soon.',
)
const receipt = both(
  'Vielen Dank für Ihre Nachricht. Wir haben sie erhalten und melden uns bald. | Thank you for your message. We have received it and will be in touch soon.',
)

/** The templates for new forms. None of them is published automatically. */
export const templates: Template[] = [
  {
    id: 'contact',
    purpose: both('Allgemeine Nachricht an das Haus. | A general message to the house.'),
    form: {
      slug: 'nachricht',
      title: both('Nachricht an uns | Message to us'),
      intro: both('Wir antworten werktags innerhalb eines Tages. | We answer within one working day.'),
      response_text: thanks,
      subject: both('Nachricht von der Website | Message from the website'),
      retention_days: 365,
      fields: [
        name,
        email,
        field('anliegen', 'select', 'Worum geht es? | What is it about?', {
          required: true,
          choices:
            'Karten; Abonnement; Besuch; Lob und Kritik; Anderes | Tickets; Subscription; Visit; Praise and criticism; Something else',
        }),
        field('bestellnummer', 'text', 'Bestellnummer | Order number', {
          condition: { field: 'anliegen', values: ['Karten', 'Abonnement'] },
          help: 'Falls Sie schon bestellt haben. | If you have ordered already.',
        }),
        field('nachricht', 'textarea', 'Nachricht | Message', { required: true }),
      ],
    },
  },
  {
    id: 'school-class',
    purpose: both(
      'Anmeldung einer Klasse zu Konzert, Probe oder Führung. | Registration of a class for a concert, rehearsal or tour.',
    ),
    form: {
      slug: 'schulklasse',
      title: both('Schulklasse anmelden | Register a school class'),
      intro: both(
        'Kommen Sie mit Ihrer Klasse: in ein Konzert, zu einer Probe, hinter die Bühne. | Come with your class: to a concert, to a rehearsal, behind the stage.',
      ),
      response_text: thanks,
      subject: both('Anmeldung einer Schulklasse | Registration of a school class'),
      confirms_receipt: true,
      receipt_text: receipt,
      retention_days: 365,
      fields: [
        field('schule', 'text', 'Schule und Ort | School and town', { required: true }),
        field('lehrkraft', 'text', 'Lehrkraft | Teacher', { required: true }),
        email,
        phone,
        field('jahrgang', 'select', 'Jahrgang | Year', {
          required: true,
          choices: '1 bis 4; 5 bis 7; 8 bis 10; 11 bis 13 | 1 to 4; 5 to 7; 8 to 10; 11 to 13',
        }),
        field('anzahl', 'number', 'Anzahl der Kinder | Number of children', { required: true }),
        field('wunsch', 'radio', 'Was möchten Sie erleben? | What would you like to do?', {
          required: true,
          choices: 'Konzert; Probenbesuch; Führung | Concert; Visit to a rehearsal; Tour',
        }),
        field('termin', 'date', 'Wunschtermin | Preferred date'),
        field('bemerkung', 'textarea', 'Was sollen wir wissen? | What should we know?', {
          help: 'Zum Beispiel Rollstühle, Begleitpersonen. | For example wheelchairs, accompanying persons.',
        }),
      ],
    },
  },
  {
    id: 'group',
    purpose: both('Karten für Gruppen ab zehn Personen. | Tickets for groups of ten and more.'),
    form: {
      slug: 'gruppe',
      title: both('Karten für Gruppen | Tickets for groups'),
      intro: both(
        'Ab zehn Personen. Wir schicken Ihnen ein Angebot. | From ten people. We send you an offer.',
      ),
      response_text: thanks,
      subject: both('Anfrage einer Gruppe | Request of a group'),
      confirms_receipt: true,
      receipt_text: receipt,
      retention_days: 365,
      fields: [
        name,
        email,
        phone,
        field('veranstaltung', 'text', 'Konzert | Concert', { required: true }),
        field('tag', 'date', 'Tag | Day', { required: true }),
        field('personen', 'number', 'Anzahl der Personen | Number of people', { required: true }),
        field('plaetze', 'checkboxes', 'Besondere Plätze | Particular seats', {
          choices:
            'Rollstuhlplätze; Plätze mit Hörhilfe; Plätze am Gang | Wheelchair spaces; Seats with a hearing loop; Aisle seats',
        }),
        field('bemerkung', 'textarea', 'Bemerkung | Remark'),
      ],
    },
  },
  {
    id: 'accessibility',
    purpose: both(
      'Barrieren im Haus und auf der Website melden. | Report barriers in the house and on the website.',
    ),
    form: {
      slug: 'barriere-melden',
      title: both('Barriere melden | Report a barrier'),
      intro: both(
        'Etwas hat Sie aufgehalten? Bitte sagen Sie es uns, auch ohne Namen. | Something got in your way? Please tell us, anonymously if you like.',
      ),
      response_text: both(
        'Vielen Dank. Wir sehen nach und melden uns, wenn Sie eine Adresse hinterlassen haben. | Thank you. We will look into it and reply if you left an address.',
      ),
      subject: both('Barriere gemeldet | Barrier reported'),
      retention_days: 730,
      fields: [
        field('ort', 'radio', 'Wo war die Barriere? | Where was the barrier?', {
          required: true,
          choices:
            'Im Haus; Auf der Website; Beim Kartenkauf | In the house; On the website; When buying tickets',
        }),
        field('seite', 'url', 'Auf welcher Seite? | On which page?', {
          condition: { field: 'ort', values: ['Auf der Website', 'Beim Kartenkauf'] },
        }),
        field('beschreibung', 'textarea', 'Was ist passiert? | What happened?', { required: true }),
        field('bild', 'file', 'Foto oder Bildschirmfoto | Photo or screenshot'),
        field('email', 'email', 'E-Mail-Adresse | E-mail address', {
          help: 'Nur wenn Sie eine Antwort möchten. | Only if you would like an answer.',
        }),
      ],
    },
  },
  {
    id: 'press',
    purpose: both('Presse und Medien zu einem Konzert. | Press and media for a concert.'),
    form: {
      slug: 'akkreditierung',
      title: both('Akkreditierung für Medien | Press accreditation'),
      intro: both(
        'Bitte spätestens drei Werktage vor dem Konzert. | Please at least three working days before the concert.',
      ),
      response_text: thanks,
      subject: both('Akkreditierung | Accreditation'),
      confirms_receipt: true,
      receipt_text: receipt,
      retention_days: 365,
      fields: [
        name,
        email,
        field('medium', 'text', 'Medium oder Redaktion | Medium or desk', { required: true }),
        field('konzert', 'text', 'Konzert | Concert', { required: true }),
        field('zeitpunkt', 'datetime', 'Tag und Uhrzeit | Day and time', { required: true }),
        field('art', 'checkboxes', 'Was planen Sie? | What are you planning?', {
          required: true,
          choices:
            'Rezension; Interview; Foto; Ton oder Film | Review; Interview; Photographs; Sound or film',
        }),
        field('ausweis', 'file', 'Presseausweis | Press card', {
          help: 'Als PDF oder Bild. | As a PDF or a picture.',
        }),
      ],
    },
  },
  {
    id: 'newsletter',
    purpose: both('Anmeldung mit bestätigter Adresse. | Sign-up with a confirmed address.'),
    form: {
      slug: 'newsletter-anmeldung',
      title: both('Newsletter bestellen | Subscribe to the newsletter'),
      intro: both(
        'Einmal im Monat das Wichtigste. Abbestellen geht jederzeit. | The essentials once a month. You can unsubscribe at any time.',
      ),
      button_text: both('Anmelden | Sign up'),
      response_text: both(
        'Fast fertig: Bitte klicken Sie auf den Link in der E-Mail, die wir Ihnen geschickt haben. | Nearly done: please follow the link in the mail that we have sent you.',
      ),
      subject: both('Anmeldung zum Newsletter | Newsletter sign-up'),
      needs_confirmation: true,
      fields: [
        email,
        field('anrede', 'text', 'Name', { help: 'Wenn Sie möchten. | If you like.' }),
        field(
          'einwilligung',
          'checkbox',
          'Ich möchte den Newsletter bekommen | I would like to get the newsletter',
          {
            required: true,
          },
        ),
      ],
    },
  },
]

/** A text in both languages, as templates write it: "Deutsch | English". */
function both(text: string): Localized {
  const [de = '', en = de] = text.split(' | ')
  return { de, en }
}
