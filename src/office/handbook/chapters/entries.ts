import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'entries',
  readers: 'planners',
  title: { de: 'Einträge und Personendaten', en: 'Entries and personal data' },
  intro: {
    de: 'Was Menschen dem Haus schicken, und was zu tun ist, wenn jemand wissen möchte, was gespeichert ist.',
    en: 'What people send to the house, and what to do when somebody wants to know what is stored.',
  },
  sections: [
    {
      id: 'read',
      title: { de: 'Einträge lesen und erledigen', en: 'Reading and handling entries' },
      steps: [
        {
          de: 'Öffnen Sie **Einträge**. Oben steht das Neueste; filtern Sie nach Formular und Zustand.',
          en: 'Open **Entries**. The newest is at the top; filter by form and state.',
        },
        {
          de: 'Öffnen Sie einen Eintrag: Er gilt damit als gelesen. **Voriger** und **Nächster** blättern.',
          en: 'Open an entry: it then counts as read. **Previous** and **Next** turn the pages.',
        },
        {
          de: 'Schreiben Sie eine **Notiz** für Kolleginnen und Kollegen, und haken Sie **Erledigt** an.',
          en: 'Write a **Note** for colleagues, and tick **Done**.',
        },
      ],
      notes: [
        {
          de: 'Dateien öffnen Sie im Eintrag. Dort steht auch, welche Mails hinausgegangen sind. **Unbestätigt** heißt, dass die Adresse noch nicht bestätigt ist.',
          en: 'Files are opened in the entry. It also says which mails have been sent. **Unconfirmed** means that the address has not been confirmed yet.',
        },
      ],
      place: {
        href: '/admin/forms_builder/entry',
        label: { de: 'Zu den Einträgen', en: 'Go to the entries' },
      },
    },
    {
      id: 'export',
      title: { de: 'Mehrere auf einmal, Export', en: 'Several at once, export' },
      text: [
        {
          de: 'Ausgewählte Einträge markieren oder löschen Sie zusammen. Nach der Wahl eines Formulars laden Sie seine Einträge als CSV oder XLSX herunter, so gefiltert wie die Liste.',
          en: 'Mark or delete selected entries together. Once a form is chosen, download its entries as CSV or XLSX, filtered as the list.',
        },
      ],
      notes: [
        {
          de: 'Gelöschte Einträge kommen nicht zurück, mit ihnen auch Dateien und Mails nicht.',
          en: 'Deleted entries do not come back, nor do their files and mails.',
        },
      ],
    },
    {
      id: 'personal-data',
      title: { de: 'Auskunft und Löschung', en: 'Access and erasure' },
      text: [
        {
          de: 'Jemand fragt, was über ihn gespeichert ist, oder möchte gelöscht werden:',
          en: 'Somebody asks what is stored about them, or wants it erased:',
        },
      ],
      steps: [
        {
          de: 'Öffnen Sie **Personendaten**, und geben Sie die **E-Mail-Adresse** ein.',
          en: 'Open **Personal data**, and enter the **E-mail address**.',
        },
        {
          de: 'Sehen Sie nach, was gefunden wurde: Einträge, Erinnerungen und Wartelisten, Hinweise zum Archiv, Mails.',
          en: 'See what was found: entries, reminders and waiting lists, corrections of the archive, mails.',
        },
        {
          de: '**Alles als JSON herunterladen** ist die Auskunft, **Alles löschen** die Löschung.',
          en: '**Download everything as JSON** is the answer to a request for access, **Delete everything** the erasure.',
        },
      ],
      notes: [
        {
          de: 'Löschen lässt sich nicht rückgängig machen. Wer nachgesehen und gelöscht hat, steht im Protokoll.',
          en: 'Erasure can’t be undone. Who has looked it up and deleted it is in the log.',
        },
      ],
      picture: {
        name: 'planners-personal-data',
        alt: { de: 'Die Suche nach personenbezogenen Daten', en: 'The search for personal data' },
      },
      place: {
        href: '/admin/personal-data',
        label: { de: 'Zu den Personendaten', en: 'Go to the personal data' },
      },
    },
  ],
}
