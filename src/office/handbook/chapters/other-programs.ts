import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'other-programs',
  readers: 'planners',
  title: { de: 'Andere Programme und offene Daten', en: 'Other programs and open data' },
  intro: {
    de: 'Kalender, Apps, Bildschirme im Foyer und Forschende lesen mit, ohne dass jemand etwas abtippt.',
    en: 'Calendars, apps, screens in the foyer and researchers read along, and nobody has to type anything.',
  },
  sections: [
    {
      id: 'calendars',
      title: { de: 'Kalender', en: 'Calendars' },
      text: [
        {
          de: 'Besucherinnen und Besucher abonnieren das Programm in ihrem Kalender, ganz, nach Genre oder mit den gewählten Filtern. Verlegungen und Absagen kommen dort von selbst an; ein einzelnes Konzert gibt es als Datei.',
          en: 'Visitors subscribe to the programme in their calendars: all of it, by genre, or with the chosen filters. New dates and cancellations arrive there by themselves; a single concert is a file.',
        },
      ],
    },
    {
      id: 'webhooks',
      title: { de: 'Webhooks', en: 'Webhooks' },
      text: [
        {
          de: 'Ein Webhook sagt einem anderen Programm sofort, was öffentlich wird, sich ändert, abgesagt oder entfernt wird.',
          en: 'A webhook tells another program at once what becomes public, changes, is cancelled or taken off.',
        },
      ],
      steps: [
        {
          de: 'Legen Sie einen Webhook mit **Name** und **Adresse** an, und wählen Sie unter **Wovon** und **Wann**, was gemeldet wird.',
          en: 'Add a webhook with **Name** and **Address**, and choose under **Of what** and **When** what is told.',
        },
        {
          de: 'Wählen Sie **Geheimnis erzeugen**, und geben Sie es an den Empfänger. Es wird nur einmal gezeigt.',
          en: 'Choose **Make a secret**, and give it to the receiver. It is shown only once.',
        },
        {
          de: 'Wählen Sie **Test senden**, und sehen Sie unter **Zustellungen** das Ergebnis.',
          en: 'Choose **Send a test**, and see the result under **Deliveries**.',
        },
      ],
      notes: [
        {
          de: 'Antwortet der Empfänger nicht, versucht es die Website drei Tage lang. **Noch einmal senden** wiederholt eine Nachricht.',
          en: 'If the receiver does not answer, the website tries for three days. **Send again** repeats a message.',
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
          en: 'A token is the access of the house’s own program, limited to areas and a time: **Read**, **Drafts** or **All**.',
        },
      ],
      steps: [
        {
          de: 'Legen Sie ein Token mit **Name** und **Gilt bis** an, und wählen Sie unter **Was es darf** die Bereiche.',
          en: 'Add a token with **Name** and **Valid until**, and choose the areas under **What it may do**.',
        },
        {
          de: 'Wählen Sie **Token ausstellen**, und tragen Sie es im Programm ein. Es wird nur einmal gezeigt.',
          en: 'Choose **Issue a token**, and enter it in the program. It is shown only once.',
        },
        {
          de: '**Token widerrufen** beendet den Zugang sofort.',
          en: '**Revoke the token** ends the access at once.',
        },
      ],
      notes: [
        {
          de: 'Konten, Einstellungen, Webhooks, Tokens und Einträge aus Formularen erreicht kein Token. Alle Aufrufe beschreibt die **Schnittstelle**.',
          en: 'No token reaches accounts, settings, webhooks, tokens and entries of forms. All calls are described under **API**.',
        },
      ],
      picture: {
        name: 'planners-token',
        alt: {
          de: 'Ein API-Token, das noch nicht ausgestellt ist, mit Namen und letztem Tag',
          en: 'An API token that is not issued yet, with its name and last day',
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
          en: 'Programme and archive are in the public domain (CC0). The page “Data” offers the whole archive as files, anew each night, with lasting addresses for each concert, person and work. Texts and pictures are not included.',
        },
      ],
    },
  ],
}
