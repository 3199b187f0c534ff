import type { Chapter } from '../chapter.ts'

/** Forms, their entries, and personal data. */
export const chapter: Chapter = {
  id: 'forms',
  readers: 'editors',
  title: { de: 'Formulare und ihre Einträge', en: 'Forms and their entries' },
  intro: {
    de: 'Anmeldungen, Anfragen, Bewerbungen: ein Formular bauen, auf eine Seite setzen und beantworten, was kommt. Formulare und Einträge gehören zur Redaktion.',
    en: 'Registrations, enquiries, applications: building a form, putting it on a page and answering what arrives. Forms and entries are for editors.',
  },
  sections: [
    {
      id: 'build',
      title: { de: 'Ein Formular bauen', en: 'Building a form' },
      steps: [
        {
          de: 'In der Verwaltung bei **Formulare** ein neues anlegen und eine Vorlage wählen, oder **Leeres Formular**.',
          en: 'Create a new one under **Forms** in the administration and choose a template, or **Empty form**.',
        },
        {
          de: '**Feld hinzufügen** und die Art wählen. Jedes Feld hat eine **Beschriftung** in beiden Sprachen; **Pflichtfeld**, Hilfetext und **Nur fragen, wenn …** stehen darunter. Sortiert wird am Griff oder mit den Pfeilen.',
          en: '**Add field** and choose its kind. Each field has a **Label** in both languages; **Required**, a help text and **Only ask if …** are below it. Sort with the handle or the arrows.',
        },
        {
          de: 'Unter **Nachricht an das Haus** eintragen, wer eine E-Mail bekommt, unter **Nachricht an Absendende**, ob der Eingang bestätigt wird.',
          en: 'Under **E-mail to the house**, enter who gets an e-mail, under **E-mail to the sender**, whether the receipt is confirmed.',
        },
        {
          de: 'Die **Vorschau** zeigt das Formular, wie Besucher es sehen. Mit **Probeeintrag** lässt es sich ausprobieren, ohne zu zählen.',
          en: 'The **Preview** shows the form as visitors see it. **Test entry** tries it out without being counted.',
        },
        {
          de: '**Veröffentlicht** einschalten und **Speichern**.',
          en: 'Switch on **Published** and **Save**.',
        },
      ],
      picture: {
        name: 'forms-build',
        alt: {
          de: 'Ein Formular in der Verwaltung mit seinen Feldern, jedes mit Art, Pfeilen und Griff.',
          en: 'A form in the administration with its fields, each with its kind, arrows and handle.',
        },
      },
      notes: [
        {
          de: '**Einträge löschen nach (Tage)** hält den Datenschutz ein: so kurz wie möglich.',
          en: '**Delete entries after (days)** serves data protection: keep it as short as possible.',
        },
      ],
      place: { href: '/admin/forms_builder/form', label: { de: 'Zu den Formularen', en: 'To the forms' } },
    },
    {
      id: 'embed',
      title: { de: 'Auf eine Seite setzen', en: 'Putting it on a page' },
      text: [
        {
          de: 'Beim Bearbeiten einer Seite den Block **Formular** einfügen und **Formular auswählen**. Ein Formular hat auch eine eigene Adresse. Solange es auf einer Seite steht oder Einträge hat, lässt es sich nicht löschen.',
          en: 'While editing a page, insert the block **Form** and **Choose a form**. A form also has an address of its own. While it is on a page or has entries, it cannot be deleted.',
        },
      ],
    },
    {
      id: 'entries',
      title: { de: 'Einträge bearbeiten', en: 'Handling entries' },
      text: [
        {
          de: '**Einträge** zeigt, was gesendet wurde; Ungelesenes ist gekennzeichnet. Ein Eintrag hat die Antworten, Dateien, die verschickten E-Mails und eine **Notiz**, die nur die Redaktion sieht. **Erledigt** nimmt ihn aus den offenen; mehrere lassen sich in der Liste auf einmal ändern.',
          en: '**Entries** shows what was sent, with the unread ones marked. An entry has the answers, files, the e-mails that were sent, and a **Note** that only staff see. **Done** removes it from the open entries; several can be changed in the list at once.',
        },
        {
          de: 'Mit einem gewählten Formular lädt **Herunterladen** alle Einträge als CSV oder Excel.',
          en: 'Once a form is chosen, **Download** saves all its entries as CSV or Excel.',
        },
      ],
      picture: {
        name: 'forms-entries',
        alt: {
          de: 'Die Liste der Einträge mit Zuständen, Filtern und den Formularen, aus denen sie kommen.',
          en: 'The list of entries with states, filters and the forms that they come from.',
        },
      },
      place: { href: '/admin/forms_builder/entry', label: { de: 'Zu den Einträgen', en: 'To the entries' } },
    },
    {
      id: 'personal-data',
      title: { de: 'Auskunft und Löschung', en: 'Access and erasure' },
      text: [
        {
          de: 'Fragt jemand, was über ihn gespeichert ist: **Personendaten** öffnen und die E-Mail-Adresse suchen. **Alles als JSON herunterladen** gibt Auskunft, **Alles löschen** löscht es endgültig. Texte, in denen andere die Adresse erwähnen, durchsucht das nicht.',
          en: 'If somebody asks what is stored about them, open **Personal data** and search for the e-mail address. **Download everything as JSON** answers the request, **Delete everything** deletes the data for good. Texts in which others mention the address are not searched.',
        },
      ],
      place: {
        href: '/admin/personal-data',
        label: { de: 'Zu den Personendaten', en: 'To the personal data' },
      },
    },
  ],
}
