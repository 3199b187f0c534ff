import { field, form } from './form.ts'

/** Forms for single visitors: messages, accessibility, lost property, the newsletter. */
export const serviceForms = [
  form({
    slug: 'kontakt',
    title: 'Nachricht an das Servicecenter | Message to the service centre',
    intro:
      'Fragen zu Karten, Konzerten, verlorenen Schirmen: Wir antworten werktags innerhalb eines Tages. | Questions about tickets, concerts, lost umbrellas: we answer within one working day.',
    response:
      'Danke. Ihre Nachricht ist angekommen, jemand liest sie gerade oder gleich. | Thank you. Your message has arrived; somebody is reading it now or shortly.',
    sendTo: 'karten@konzerthaus-morgenstern.example',
    subject: 'Nachricht von der Website | Message from the website',
    receipt:
      'Ihre Nachricht ist bei uns. Wir antworten werktags innerhalb eines Tages, samstags manchmal auch. | Your message is with us. We answer within one working day, and sometimes on Saturdays as well.',
    fields: [
      field('name', 'text', 'Name', { required: true }),
      field('email', 'email', 'E-Mail-Adresse | E-mail address', { required: true }),
      field('anliegen', 'select', 'Worum geht es? | What is it about?', {
        required: true,
        choices: [
          'Karten | Tickets',
          'Abonnement | Subscription',
          'Besuch | Visit',
          'Lob, Kritik, Idee | Praise, criticism, idea',
          'Anderes | Something else',
        ],
      }),
      field('bestellnummer', 'text', 'Bestell- oder Kundennummer | Order or customer number', {
        help: 'Falls Sie schon eine haben; sie steht auf der Rechnung. | If you have one already; it is on the invoice.',
        onlyIf: ['anliegen', 'Karten', 'Abonnement'],
      }),
      field('nachricht', 'textarea', 'Nachricht | Message', { required: true }),
    ],
  }),
  form({
    slug: 'barriere',
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
        choices: [
          'Im Haus | In the house',
          'Auf der Website | On the website',
          'Beim Kartenkauf | When buying tickets',
          'Auf dem Weg | On the way',
        ],
      }),
      field('stelle', 'text', 'An welcher Stelle im Haus? | Where in the house?', {
        placeholder: 'Tür, Ebene, Saal | Door, level, hall',
        onlyIf: ['wo', 'Im Haus'],
      }),
      field('seite', 'url', 'Auf welcher Seite? | On which page?', {
        help: 'Am einfachsten kopieren Sie die Adresse aus dem Browser. | The easiest way is to copy the address from the browser.',
        placeholder: 'https://',
        onlyIf: ['wo', 'Auf der Website', 'Beim Kartenkauf'],
      }),
      field('beschreibung', 'textarea', 'Was ist passiert? | What happened?', { required: true }),
      field('bild', 'file', 'Foto oder Bildschirmfoto | Photo or screenshot', {
        help: 'Wenn es hilft. | If it helps.',
      }),
      field('email', 'email', 'E-Mail-Adresse | E-mail address', {
        help: 'Nur wenn Sie eine Antwort möchten. | Only if you would like an answer.',
      }),
    ],
  }),
  form({
    slug: 'newsletter',
    title: 'Newsletter',
    intro:
      'Am ersten Donnerstag im Monat, eine Seite lang. | On the first Thursday of the month, one page long.',
    response:
      'Fast fertig: Bitte klicken Sie auf den Link in der Nachricht, die wir Ihnen geschickt haben. | Nearly done: please click the link in the message we have sent you.',
    button: 'Anmelden | Sign up',
    sendTo: 'newsletter@konzerthaus-morgenstern.example',
    subject: 'Anmeldung zum Newsletter | Newsletter registration',
    needsConfirmation: true,
    fields: [
      field('email', 'email', 'E-Mail-Adresse | E-mail address', {
        required: true,
        placeholder: 'name@beispiel.example | name@mail.example',
      }),
      field('ausgabe', 'radio', 'Welcher darf es sein? | Which one would you like?', {
        required: true,
        choices: [
          'Der große | The long one',
          'Der junge | The young one',
          'Der für Schulen | The one for schools',
        ],
      }),
      field('themen', 'checkboxes', 'Besonders gern | Especially about', {
        choices: [
          'Orchester | Orchestra',
          'Kammermusik | Chamber music',
          'Alte und Neue Musik | Early and new music',
          'Jazz',
          'Familie | Families',
        ],
        onlyIf: ['ausgabe', 'Der große', 'Der junge'],
      }),
      field('schule', 'text', 'Schule | School', { onlyIf: ['ausgabe', 'Der für Schulen'] }),
      field(
        'einwilligung',
        'checkbox',
        'Ich möchte den Newsletter erhalten und kann mich jederzeit abmelden. | I would like to receive the newsletter and can unsubscribe at any time.',
        { required: true },
      ),
    ],
  }),
  form({
    slug: 'fundsachen',
    title: 'Verlust melden | Report a loss',
    intro:
      'Wir sehen nach, am selben Abend auch unter den Sitzen. | We shall look, under the seats too if it is the same evening.',
    response:
      'Danke. Wenn wir es finden, hören Sie von uns; wenn nicht, nach zwei Wochen auch. | Thank you. If we find it you will hear from us; if not, you will hear after two weeks as well.',
    sendTo: 'fundsachen@konzerthaus-morgenstern.example',
    subject: 'Fundsache gesucht | Lost property enquiry',
    receipt:
      'Wir suchen. Wenn wir finden, was Ihnen fehlt, hören Sie von uns; wenn nicht, nach zwei Wochen auch. | We are looking. If we find what you miss you will hear from us; if not, you will hear after two weeks as well.',
    retentionDays: 180,
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
