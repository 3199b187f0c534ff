import { readLocalized } from './catalogue/read-works.ts'
import type { FormFieldPlan, FormPlan } from './types.ts'

/** The house's forms; texts read `Deutsch | English`. */
export const forms: FormPlan[] = [
  form({
    key: 'kontakt',
    title: 'Nachricht an das Servicecenter | Message to the service centre',
    intro:
      'Fragen zu Karten, Konzerten, verlorenen Schirmen: Wir antworten werktags innerhalb eines Tages. | Questions about tickets, concerts, lost umbrellas: we answer within one working day.',
    response:
      'Danke. Ihre Nachricht ist angekommen, jemand liest sie gerade oder gleich. | Thank you. Your message has arrived; somebody is reading it now or shortly.',
    sendTo: 'karten@konzerthaus-morgenstern.example',
    subject: 'Nachricht von der Website | Message from the website',
    fields: [
      field('name', 'text', 'Name', { required: true }),
      field('email', 'email', 'E-Mail-Adresse | E-mail address', { required: true }),
      field('anliegen', 'select', 'Worum geht es? | What is it about?', {
        required: true,
        choices:
          'Karten,Abonnement,Besuch,`Lob, Kritik, Idee`,Anderes | Tickets,Subscription,Visit,`Praise, criticism, idea`,Something else',
      }),
      field('nachricht', 'textarea', 'Nachricht | Message', { required: true }),
    ],
  }),
  form({
    key: 'barriere',
    title: 'Barriere melden | Report a barrier',
    intro:
      'Etwas im Haus oder auf der Website hat Sie aufgehalten? Bitte sagen Sie es uns, auch ohne Namen. | Something in the house or on the website got in your way? Please tell us, anonymously if you like.',
    response:
      'Danke. Wir sehen nach und melden uns, wenn Sie eine Adresse hinterlassen haben. | Thank you. We shall look into it and reply if you left an address.',
    sendTo: 'zugang@konzerthaus-morgenstern.example',
    subject: 'Barriere gemeldet | Barrier reported',
    fields: [
      field('wo', 'radio', 'Wo war die Barriere? | Where was the barrier?', {
        required: true,
        choices:
          'Im Haus,Auf der Website,Beim Kartenkauf,Auf dem Weg | In the house,On the website,When buying tickets,On the way',
      }),
      field('beschreibung', 'textarea', 'Was ist passiert? | What happened?', { required: true }),
      field('bild', 'file', 'Foto oder Bildschirmfoto | Photo or screenshot', {
        help: 'Wenn es hilft. JPEG oder PNG, bis 10 MB. | If it helps. JPEG or PNG, up to 10 MB.',
      }),
      field('email', 'email', 'E-Mail-Adresse | E-mail address', {
        help: 'Nur wenn Sie eine Antwort möchten. | Only if you would like an answer.',
      }),
    ],
  }),
  form({
    key: 'newsletter',
    title: 'Newsletter',
    intro:
      'Am ersten Donnerstag im Monat, eine Seite lang. | On the first Thursday of the month, one page long.',
    response:
      'Fast fertig: Bitte klicken Sie auf den Link in der Nachricht, die wir Ihnen geschickt haben. | Nearly done: please click the link in the message we have sent you.',
    button: 'Anmelden | Sign up',
    sendTo: 'newsletter@konzerthaus-morgenstern.example',
    subject: 'Anmeldung zum Newsletter | Newsletter registration',
    fields: [
      field('email', 'email', 'E-Mail-Adresse | E-mail address', {
        required: true,
        placeholder: 'name@beispiel.example | name@mail.example',
      }),
      field('themen', 'checkboxes', 'Besonders gern | Especially about', {
        choices:
          'Orchester,Kammermusik,Alte und Neue Musik,Jazz,Familie | Orchestra,Chamber music,Early and new music,Jazz,Families',
      }),
      field(
        'einwilligung',
        'checkbox',
        'Ich möchte den Newsletter erhalten und kann mich jederzeit abmelden. | I would like to receive the newsletter and can unsubscribe at any time.',
        { required: true },
      ),
    ],
  }),
  form({
    key: 'schulbesuch',
    title: 'Schulbesuch anfragen | Ask for a school visit',
    intro:
      'Für Klassen und Kurse. Wir rufen innerhalb einer Woche zurück, nach Schulschluss. | For classes and courses. We call back within a week, after school hours.',
    response:
      'Danke. Theo Quandtner meldet sich und hat den Dienstplan vor sich. | Thank you. Theo Quandtner will be in touch, with the rota in front of him.',
    button: 'Anfrage senden | Send enquiry',
    sendTo: 'vermittlung@konzerthaus-morgenstern.example',
    subject: 'Anfrage Schulbesuch | School visit enquiry',
    fields: [
      field('schule', 'text', 'Schule | School', { required: true }),
      field('klasse', 'text', 'Klasse | Year', { required: true, placeholder: 'z. B. 5b | e.g. 5b' }),
      field('anzahl', 'number', 'Anzahl der Schülerinnen und Schüler | Number of pupils', { required: true }),
      field('angebot', 'radio', 'Angebot | Offer', {
        required: true,
        choices:
          'Probenbesuch,`Sand, der singt`,Wer wohnt in der Orgel?,Zettel mit Lücken | Rehearsal visit,Sand that sings,Who lives in the organ?,Handbills with gaps',
      }),
      field('datum', 'date', 'Wunschtermin | Preferred date'),
      field('bedarf', 'textarea', 'Was sollten wir wissen? | What should we know?', {
        help: 'Zum Beispiel Rollstuhl, Gebärdensprache, Deutsch als Zweitsprache. | For example wheelchair, sign language, German as a second language.',
      }),
      field('name', 'text', 'Ihr Name | Your name', { required: true }),
      field('email', 'email', 'E-Mail-Adresse | E-mail address', { required: true }),
    ],
  }),
  form({
    key: 'saalanfrage',
    title: 'Saal anfragen | Ask for a hall',
    intro:
      'Je genauer die Angaben, desto schneller das Angebot. | The more precise the details, the sooner our offer.',
    response:
      'Danke. Sie erhalten innerhalb von drei Werktagen ein Angebot oder eine Rückfrage. | Thank you. You will receive an offer or a question within three working days.',
    button: 'Anfrage senden | Send enquiry',
    sendTo: 'vermietung@konzerthaus-morgenstern.example',
    subject: 'Anfrage Saalvermietung | Hall hire enquiry',
    fields: [
      field('organisation', 'text', 'Organisation', { required: true }),
      field('saal', 'select', 'Saal | Hall', {
        required: true,
        choices:
          'Großer Saal,Clara-Schumann-Saal,Fanny-Hensel-Saal,Werkraum,Noch offen | Great Hall,Clara Schumann Hall,Fanny Hensel Hall,Workshop,Not yet decided',
      }),
      field('datum', 'date', 'Datum | Date', { required: true }),
      field('gaeste', 'number', 'Erwartete Gäste | Expected guests', { required: true }),
      field('vorhaben', 'textarea', 'Was haben Sie vor? | What do you have in mind?', { required: true }),
      field('unterlagen', 'file', 'Unterlagen | Documents', { help: 'PDF, bis 10 MB | PDF, up to 10 MB' }),
      field('email', 'email', 'E-Mail-Adresse | E-mail address', { required: true }),
      field('telefon', 'text', 'Telefon | Telephone'),
    ],
  }),
  form({
    key: 'fundsachen',
    title: 'Verlust melden | Report a loss',
    intro:
      'Wir sehen nach, am selben Abend auch unter den Sitzen. | We shall look, under the seats too if it is the same evening.',
    response:
      'Danke. Wenn wir es finden, hören Sie von uns; wenn nicht, nach zwei Wochen auch. | Thank you. If we find it you will hear from us; if not, you will hear after two weeks as well.',
    sendTo: 'fundsachen@konzerthaus-morgenstern.example',
    subject: 'Fundsache gesucht | Lost property enquiry',
    fields: [
      field('was', 'text', 'Was haben Sie verloren? | What did you lose?', { required: true }),
      field('wann', 'date', 'An welchem Tag? | On which day?', { required: true }),
      field('platz', 'text', 'Wo saßen Sie? | Where did you sit?', {
        placeholder: 'Saal, Reihe, Platz | Hall, row, seat',
      }),
      field('email', 'email', 'E-Mail-Adresse | E-mail address', { required: true }),
    ],
  }),
]

interface FormEntry {
  key: string
  title: string
  intro: string
  response: string
  button?: string
  sendTo: string
  subject: string
  fields: FormFieldPlan[]
}

function form({ key, title, intro, response, button, sendTo, subject, fields }: FormEntry): FormPlan {
  return {
    key,
    slug: key,
    title: readLocalized(title),
    intro: readLocalized(intro),
    responseText: readLocalized(response),
    buttonText: readLocalized(button ?? 'Absenden | Send'),
    sendTo,
    subject: readLocalized(subject),
    fields,
  }
}

interface FieldOptions {
  required?: boolean
  choices?: string
  placeholder?: string
  help?: string
}

function field(
  slug: string,
  type: FormFieldPlan['type'],
  label: string,
  options: FieldOptions = {},
): FormFieldPlan {
  return {
    slug,
    label: readLocalized(label),
    type,
    required: options.required ?? false,
    visible: true,
    choices: options.choices ? readLocalized(options.choices) : null,
    default: '',
    placeholder_text: options.placeholder ? readLocalized(options.placeholder) : null,
    help_text: options.help ? readLocalized(options.help) : null,
  }
}
