import { field, form } from './form.ts'

/** Forms for schools, groups, editors and hirers. */
export const groupForms = [
  form({
    slug: 'schulbesuch',
    title: 'Schulbesuch anfragen | Ask for a school visit',
    intro:
      'Für Klassen und Kurse. Wir rufen innerhalb einer Woche zurück, nach Schulschluss. | For classes and courses. We call back within a week, after school hours.',
    response:
      'Danke. Theo Quandtner meldet sich und hat den Dienstplan vor sich. | Thank you. Theo Quandtner will be in touch, with the rota in front of him.',
    button: 'Anfrage senden | Send enquiry',
    sendTo: 'vermittlung@konzerthaus-morgenstern.example',
    subject: 'Anfrage Schulbesuch | School visit enquiry',
    receipt:
      'Ihre Anfrage ist bei Theo Quandtner. Er ruft innerhalb einer Woche an, nach Schulschluss. | Your enquiry is with Theo Quandtner. He will call within a week, after school hours.',
    fields: [
      field('schule', 'text', 'Schule | School', { required: true }),
      field('klasse', 'text', 'Klasse | Year', { required: true, placeholder: 'z. B. 5b | e.g. 5b' }),
      field('anzahl', 'number', 'Anzahl der Schülerinnen und Schüler | Number of pupils', { required: true }),
      field('angebot', 'radio', 'Angebot | Offer', {
        required: true,
        choices: [
          'Probenbesuch | Rehearsal visit',
          'Sand, der singt | Sand that sings',
          'Wer wohnt in der Orgel? | Who lives in the organ?',
          'Zettel mit Lücken | Programmes with gaps',
        ],
      }),
      field('datum', 'date', 'Wunschtermin | Preferred date'),
      field(
        'vorbereitung',
        'checkbox',
        'Jemand aus der Klasse braucht etwas Besonderes | Somebody in the class needs something special',
      ),
      field('bedarf', 'textarea', 'Was sollten wir vorbereiten? | What should we prepare?', {
        required: true,
        help: 'Zum Beispiel Rollstuhl, Gebärdensprache, Deutsch als Zweitsprache. | For example wheelchair, sign language, German as a second language.',
        onlyIf: ['vorbereitung', 'true'],
      }),
      field('name', 'text', 'Ihr Name | Your name', { required: true }),
      field('email', 'email', 'E-Mail-Adresse | E-mail address', { required: true }),
      field('telefon', 'text', 'Telefon | Telephone', { required: true }),
    ],
  }),
  form({
    slug: 'gruppen',
    title: 'Karten für eine Gruppe | Tickets for a group',
    intro:
      'Ab zehn Personen kostet jede Karte ein Fünftel weniger, und Sie zahlen erst, wenn Sie wissen, wer mitkommt. | From ten people on, each ticket costs a fifth less, and you pay once you know who is coming.',
    response:
      'Danke. Sie bekommen innerhalb von zwei Werktagen ein Angebot mit Plätzen nebeneinander. | Thank you. Within two working days you will receive an offer with seats next to each other.',
    button: 'Anfrage senden | Send enquiry',
    sendTo: 'karten@konzerthaus-morgenstern.example',
    subject: 'Anfrage Gruppenkarten | Group booking enquiry',
    receipt:
      'Ihre Anfrage ist bei uns. Sie bekommen innerhalb von zwei Werktagen ein Angebot; bis dahin halten wir nichts fest. | Your enquiry is with us. You will receive an offer within two working days; until then nothing is reserved.',
    fields: [
      field('gruppe', 'text', 'Name der Gruppe | Name of the group', { required: true }),
      field('konzert', 'text', 'Welches Konzert? | Which concert?', {
        required: true,
        help: 'Titel oder Datum genügt. | The title or the date will do.',
      }),
      field('personen', 'number', 'Wie viele Personen? | How many people?', { required: true }),
      field('rollstuhl', 'number', 'Davon mit Rollstuhl | Of these in wheelchairs'),
      field('fuehrung', 'checkbox', 'Wir möchten vorher eine Führung | We would like a guided tour before'),
      field('sprache', 'radio', 'Sprache der Führung | Language of the tour', {
        required: true,
        choices: [
          'Deutsch | German',
          'Englisch | English',
          'Deutsche Gebärdensprache | German Sign Language',
        ],
        onlyIf: ['fuehrung', 'true'],
      }),
      field('name', 'text', 'Ihr Name | Your name', { required: true }),
      field('email', 'email', 'E-Mail-Adresse | E-mail address', { required: true }),
      field('telefon', 'text', 'Telefon | Telephone'),
    ],
  }),
  form({
    slug: 'presse-akkreditierung',
    title: 'Akkreditierung für die Presse | Press accreditation',
    intro:
      'Bis 48 Stunden vorher, zwei Karten je Redaktion. | Up to 48 hours before, two tickets for each desk.',
    response:
      'Danke. Jule Reimers antwortet in der Regel am selben Tag. | Thank you. Jule Reimers answers as a rule on the same day.',
    button: 'Akkreditierung anfragen | Ask for accreditation',
    sendTo: 'presse@konzerthaus-morgenstern.example',
    subject: 'Akkreditierung | Accreditation',
    receipt:
      'Ihre Anfrage ist bei Jule Reimers. Sie antwortet in der Regel am selben Tag; die Karten liegen an der Abendkasse. | Your enquiry is with Jule Reimers. She answers as a rule on the same day; the tickets will be at the box office.',
    retentionDays: 180,
    fields: [
      field('name', 'text', 'Name', { required: true }),
      field('redaktion', 'text', 'Redaktion oder Auftraggeber | Editorial desk or client', {
        required: true,
      }),
      field('medium', 'select', 'Medium', {
        required: true,
        choices: ['Zeitung | Newspaper', 'Radio', 'Fernsehen | Television', 'Online', 'Agentur | Agency'],
      }),
      field('website', 'url', 'Adresse im Netz | Web address', { placeholder: 'https://' }),
      field('konzert', 'text', 'Welches Konzert? | Which concert?', { required: true }),
      field('karten', 'radio', 'Wie viele Karten? | How many tickets?', {
        required: true,
        choices: ['Eine | One', 'Zwei | Two'],
      }),
      field('aufnahmen', 'checkboxes', 'Sie möchten auch | You would also like to', {
        choices: ['fotografieren | take photographs', 'filmen | film', 'mitschneiden | record sound'],
      }),
      field('geraet', 'textarea', 'Womit, und wann? | With what, and when?', {
        required: true,
        help: 'Während des Konzerts geht es nur geräuschlos und von der Galerie. | During the concert only silently, and from the gallery.',
        onlyIf: ['aufnahmen', 'fotografieren', 'filmen', 'mitschneiden'],
      }),
      field('ausweis', 'file', 'Presseausweis oder Auftrag | Press card or commission', { required: true }),
      field('email', 'email', 'E-Mail-Adresse | E-mail address', { required: true }),
      field('telefon', 'text', 'Telefon | Telephone'),
    ],
  }),
  form({
    slug: 'saalanfrage',
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
        choices: [
          'Großer Saal | Great Hall',
          'Clara-Schumann-Saal | Clara Schumann Hall',
          'Fanny-Hensel-Saal | Fanny Hensel Hall',
          'Werkraum | Workshop',
          'Noch offen | Not yet decided',
        ],
      }),
      field('datum', 'date', 'Datum | Date', { required: true }),
      field('gaeste', 'number', 'Erwartete Gäste | Expected guests', { required: true }),
      field('vorhaben', 'textarea', 'Was haben Sie vor? | What do you have in mind?', { required: true }),
      field('unterlagen', 'file', 'Unterlagen | Documents'),
      field('email', 'email', 'E-Mail-Adresse | E-mail address', { required: true }),
      field('telefon', 'text', 'Telefon | Telephone'),
    ],
  }),
]
