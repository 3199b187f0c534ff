import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'other-programs',
  readers: 'planners',
  title: { de: 'Andere Programme und offene Daten', en: 'Other programs and open data' },
  intro: {
    de: 'Kalender, Apps, Bildschirme im Foyer und Forschende lesen mit, ohne dass jemand etwas abtippt.',
    en: 'Calendars, apps, screens in the foyer and researchers read the data directly, so nobody has to type anything again.',
  },
  sections: [
    {
      id: 'calendars',
      title: { de: 'Kalender', en: 'Calendars' },
      text: [
        {
          de: 'Besucherinnen und Besucher abonnieren das Programm in ihrem Kalender, ganz, nach Genre oder mit den gewählten Filtern. Verlegungen und Absagen kommen dort von selbst an; ein einzelnes Konzert gibt es als Datei.',
          en: 'Visitors can subscribe to the programme in their calendars: all of it, by genre, or with the filters they have chosen. New dates and cancellations arrive there automatically; a single concert can be saved as a file.',
        },
      ],
    },
    {
      id: 'webhooks',
      title: { de: 'Webhooks', en: 'Webhooks' },
      text: [
        {
          de: 'Ein Webhook sagt einem anderen Programm sofort, was öffentlich wird, sich ändert, abgesagt oder entfernt wird.',
          en: 'A webhook tells another program at once what becomes public, changes, is cancelled or is removed.',
        },
      ],
      steps: [
        {
          de: 'Einen Webhook mit **Name** und **Adresse** anlegen und unter **Wovon** und **Wann** wählen, was gemeldet wird.',
          en: 'Add a webhook with **Name** and **Address**, and choose in **Of what** and **When** what it reports.',
        },
        {
          de: '**Geheimnis erzeugen** wählen und es an den Empfänger geben. Es wird nur einmal gezeigt.',
          en: 'Choose **Make a secret** and give it to the receiver. It is shown only once.',
        },
        {
          de: '**Test senden** wählen und unter **Zustellungen** das Ergebnis ansehen.',
          en: 'Choose **Send a test** and look at the result under **Deliveries**.',
        },
      ],
      notes: [
        {
          de: 'Antwortet der Empfänger nicht, versucht es die Website drei Tage lang. **Noch einmal senden** wiederholt eine Nachricht.',
          en: 'If the receiver does not answer, the website keeps trying for three days. **Send again** repeats a message.',
        },
      ],
      place: { href: '/admin/house/webhook', label: { de: 'Zu den Webhooks', en: 'Go to the webhooks' } },
    },
    {
      id: 'tokens',
      title: { de: 'API-Tokens', en: 'API tokens' },
      text: [
        {
          de: 'Ein Token ist der Zugang für ein eigenes Programm des Hauses, auf Bereiche und eine Zeit begrenzt: **Lesen**, **Entwürfe** oder **Alles**.',
          en: 'A token gives one of the house’s own programs access, limited to certain areas and to a time: **Read**, **Drafts** or **All**.',
        },
      ],
      steps: [
        {
          de: 'Ein Token mit **Name** und **Gilt bis** anlegen und unter **Was es darf** die Bereiche wählen.',
          en: 'Add a token with **Name** and **Valid until**, and choose the areas under **What it may do**.',
        },
        {
          de: '**Token ausstellen** wählen und es im Programm eintragen. Es wird nur einmal gezeigt.',
          en: 'Choose **Issue a token** and enter it in the program. It is shown only once.',
        },
        {
          de: '**Token widerrufen** beendet den Zugang sofort.',
          en: '**Revoke the token** ends its access at once.',
        },
      ],
      notes: [
        {
          de: 'Konten, Einstellungen, Webhooks, Tokens und Einträge aus Formularen erreicht kein Token. Alle Aufrufe beschreibt die **Schnittstelle**.',
          en: 'No token gives access to accounts, settings, webhooks, tokens or form entries. All calls are described under **API**.',
        },
      ],
      picture: {
        name: 'planners-token',
        alt: {
          de: 'Ein API-Token, das noch nicht ausgestellt ist, mit Namen und letztem Tag',
          en: 'An API token that has not been issued yet, with its name and last day',
        },
      },
      place: {
        href: '/admin/house/api-token',
        label: { de: 'Zu den API-Tokens', en: 'Go to the API tokens' },
      },
    },
    {
      id: 'open-data',
      title: { de: 'Offene Daten', en: 'Open data' },
      text: [
        {
          de: 'Programm und Archiv sind gemeinfrei (CC0). Die Seite „Daten“ bietet das ganze Archiv jede Nacht neu als Datei an, dazu bleibende Adressen für jedes Konzert, jede Person und jedes Werk. Texte und Bilder gehören nicht dazu.',
          en: 'Programme and archive are in the public domain (CC0). Every night, the page “Data” offers the whole archive as a new file, along with permanent addresses for every concert, person and work. Texts and pictures are not included.',
        },
      ],
    },
  ],
}
