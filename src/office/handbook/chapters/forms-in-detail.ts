import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'forms-in-detail',
  readers: 'planners',
  title: { de: 'Formulare und Einträge im Einzelnen', en: 'Forms and entries in detail' },
  intro: {
    de: 'Wie ein Formular entsteht, steht im Kapitel „Formulare und ihre Einträge“. Hier steht, was Felder können, wie lange Einträge bleiben und was bei einer Anfrage nach Auskunft zu tun ist.',
    en: 'The chapter “Forms and their entries” tells how a form is made. This one tells what fields can do, how long entries stay, and what to do when somebody asks for access to their data.',
  },
  sections: [
    {
      id: 'fields',
      title: { de: 'Felder', en: 'Fields' },
      steps: [
        {
          de: 'Wählen Sie **Feld hinzufügen** und dann die Art: vom kurzen Text bis zur Datei.',
          en: 'Choose **Add field** and then the kind: from a short text to a file.',
        },
        {
          de: 'Geben Sie die **Beschriftung** in beiden Sprachen ein, und kreuzen Sie **Pflichtfeld** an, wenn es nötig ist.',
          en: 'Enter the **Label** in both languages, and tick **Required** if it is needed.',
        },
        {
          de: 'Bei Listen schreiben Sie **Antworten zur Wahl**, eine je Zeile, in beiden Sprachen gleich viele.',
          en: 'For lists write **Answers to choose from**, one per line, the same number in both languages.',
        },
        {
          de: 'Unter **Nur fragen, wenn …** machen Sie ein Feld von einem früheren abhängig.',
          en: 'Under **Only ask if …** you make a field depend on an earlier one.',
        },
      ],
      notes: [
        {
          de: 'Verschieben Sie Felder am Griff oder mit den Pfeilen. Der **Schlüssel** ist der Name, unter dem die Antwort gespeichert wird; er folgt der Beschriftung, bis Sie ihn ändern.',
          en: 'Move fields by the handle or with the arrows. The **Key** is the name under which the answer is stored; it follows the label until you change it.',
        },
      ],
    },
    {
      id: 'settings',
      title: { de: 'Wann, für wen, wohin', en: 'When, for whom, where to' },
      text: [
        {
          de: 'Unter **Sichtbarkeit und Aufbewahrung** öffnen Sie das Formular mit **Veröffentlicht** und grenzen es mit **Offen ab** und **Offen bis** ein. **Einträge löschen nach (Tage)** löscht alte Einträge von selbst.',
          en: 'Under **Visibility and retention** you open the form with **Published** and limit it by **Open from** and **Open until**. **Delete entries after (days)** deletes old entries by itself.',
        },
        {
          de: 'Unter **Nachricht an das Haus** steht, wer jeden Eintrag als Mail bekommt. Unter **Nachricht an Absendende** schalten Sie **Eingang bestätigen** ein oder **Adresse bestätigen lassen (Double-Opt-in)**: Ein Eintrag zählt dann erst, wenn der Link in der Mail angeklickt wurde. Für Newsletter ist das Pflicht.',
          en: '**E-mail to the house** says who gets every entry by mail. Under **E-mail to the sender** switch on **Confirm receipt**, or **Have the address confirmed (double opt-in)**: then an entry only counts once the link in the mail has been followed. Newsletters require this.',
        },
      ],
      place: { href: '/admin/forms_builder/form', label: { de: 'Zu den Formularen', en: 'Go to the forms' } },
    },
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
