import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'forms-in-detail',
  readers: 'planners',
  title: { de: 'Formulare und Einträge im Einzelnen', en: 'Forms and entries in detail' },
  intro: {
    de: 'Wie ein Formular entsteht, steht im Kapitel „Formulare und ihre Einträge“. Hier steht, was Felder können, wie lange Einträge bleiben und was bei einer Anfrage nach Auskunft zu tun ist.',
    en: 'The chapter “Forms and their entries” explains how to build a form. This one explains what fields can do, how long entries are kept, and what to do when somebody asks for access to their data.',
  },
  sections: [
    {
      id: 'fields',
      title: { de: 'Felder', en: 'Fields' },
      steps: [
        {
          de: '**Feld hinzufügen** wählen und dann die Art: vom kurzen Text bis zur Datei.',
          en: 'Choose **Add field** and then its kind: from a short text to a file.',
        },
        {
          de: 'Die **Beschriftung** in beiden Sprachen eingeben und **Pflichtfeld** ankreuzen, wenn eine Antwort nötig ist.',
          en: 'Enter the **Label** in both languages, and tick **Required** if an answer is needed.',
        },
        {
          de: 'Bei Listen **Antworten zur Wahl** schreiben, eine je Zeile, in beiden Sprachen gleich viele.',
          en: 'For lists, write the **Answers to choose from**, one per line, the same number in both languages.',
        },
        {
          de: 'Unter **Nur fragen, wenn …** ein Feld von einem früheren abhängig machen.',
          en: 'Use **Only ask if …** to make a field depend on an earlier one.',
        },
      ],
      notes: [
        {
          de: 'Verschieben Sie Felder am Griff oder mit den Pfeilen. Der **Schlüssel** ist der Name, unter dem die Antwort gespeichert wird; er folgt der Beschriftung, bis Sie ihn ändern.',
          en: 'Move fields by their handle or with the arrows. The **Key** is the name under which the answer is stored; it follows the label until you change it.',
        },
      ],
    },
    {
      id: 'settings',
      title: { de: 'Wann, für wen, wohin', en: 'When, for whom and where to' },
      text: [
        {
          de: 'Unter **Sichtbarkeit und Aufbewahrung** öffnen Sie das Formular mit **Veröffentlicht** und grenzen es mit **Offen ab** und **Offen bis** ein. **Einträge löschen nach (Tage)** löscht alte Einträge von selbst.',
          en: 'Under **Visibility and retention**, open the form with **Published**, and limit the time with **Open from** and **Open until**. **Delete entries after (days)** deletes old entries automatically.',
        },
        {
          de: 'Unter **Nachricht an das Haus** steht, wer jeden Eintrag als Mail bekommt. Unter **Nachricht an Absendende** schalten Sie **Eingang bestätigen** ein oder **Adresse bestätigen lassen (Double-Opt-in)**: Ein Eintrag zählt dann erst, wenn der Link in der Mail angeklickt wurde. Für Newsletter ist das Pflicht.',
          en: '**E-mail to the house** says who gets every entry by e-mail. Under **E-mail to the sender**, switch on **Confirm receipt**, or **Have the address confirmed (double opt-in)**: an entry then counts only once the link in the e-mail has been clicked. This is mandatory for newsletters.',
        },
      ],
      place: { href: '/admin/forms_builder/form', label: { de: 'Zu den Formularen', en: 'Go to the forms' } },
    },
    {
      id: 'read',
      title: { de: 'Einträge lesen und erledigen', en: 'Reading and handling entries' },
      steps: [
        {
          de: '**Einträge** öffnen. Oben steht das Neueste; nach Formular und Zustand filtern.',
          en: 'Open **Entries**. The newest are at the top; filter them by form and state.',
        },
        {
          de: 'Einen Eintrag öffnen: Er gilt damit als gelesen. **Voriger** und **Nächster** blättern.',
          en: 'Open an entry: it then counts as read. **Previous** and **Next** go from one entry to another.',
        },
        {
          de: 'Eine **Notiz** für Kolleginnen und Kollegen schreiben und **Erledigt** anhaken.',
          en: 'Write a **Note** for your colleagues, and tick **Done**.',
        },
      ],
      notes: [
        {
          de: 'Dateien öffnen Sie im Eintrag. Dort steht auch, welche Mails hinausgegangen sind. **Unbestätigt** heißt, dass die Adresse noch nicht bestätigt ist.',
          en: 'Files can be opened in the entry, which also lists the e-mails that have been sent. **Unconfirmed** means that the address has not been confirmed yet.',
        },
      ],
      place: {
        href: '/admin/forms_builder/entry',
        label: { de: 'Zu den Einträgen', en: 'Go to the entries' },
      },
    },
    {
      id: 'export',
      title: { de: 'Mehrere auf einmal, Export', en: 'Several at once, and exporting' },
      text: [
        {
          de: 'Ausgewählte Einträge markieren oder löschen Sie zusammen. Nach der Wahl eines Formulars laden Sie seine Einträge als CSV oder XLSX herunter, so gefiltert wie die Liste.',
          en: 'Selected entries can be marked or deleted together. Once you have chosen a form, you can download its entries as CSV or XLSX, filtered like the list.',
        },
      ],
      notes: [
        {
          de: 'Gelöschte Einträge kommen nicht zurück, mit ihnen auch Dateien und Mails nicht.',
          en: 'Deleted entries cannot be brought back, and neither can their files and e-mails.',
        },
      ],
    },
    {
      id: 'personal-data',
      title: { de: 'Auskunft und Löschung', en: 'Access and erasure' },
      text: [
        {
          de: 'Jemand fragt, was über ihn gespeichert ist, oder möchte gelöscht werden:',
          en: 'Somebody asks what is stored about them, or wants it to be erased:',
        },
      ],
      steps: [
        {
          de: '**Personendaten** öffnen und die **E-Mail-Adresse** eingeben.',
          en: 'Open **Personal data** and enter the **E-mail address**.',
        },
        {
          de: 'Nachsehen, was gefunden wurde: Einträge, Erinnerungen und Wartelisten, Hinweise zum Archiv, Mails.',
          en: 'Look at what was found: entries, reminders and waiting lists, corrections of the archive, e-mails.',
        },
        {
          de: '**Alles als JSON herunterladen** ist die Auskunft, **Alles löschen** die Löschung.',
          en: '**Download everything as JSON** answers a request for access, **Delete everything** a request for erasure.',
        },
      ],
      notes: [
        {
          de: 'Löschen lässt sich nicht rückgängig machen. Wer nachgesehen und gelöscht hat, steht im Protokoll.',
          en: 'Erasure cannot be undone. The log says who has looked up the data and who has deleted it.',
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
