import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'form-builder',
  readers: 'planners',
  title: { de: 'Formulare bauen', en: 'Building forms' },
  intro: {
    de: 'Anmeldungen, Anfragen, Bestellungen: Ein Formular entsteht aus einer Vorlage, mit Feldern, die Sie wählen.',
    en: 'Registrations, questions, orders: a form begins with a template and has the fields that you choose.',
  },
  sections: [
    {
      id: 'begin',
      title: { de: 'Mit einer Vorlage beginnen', en: 'Beginning with a template' },
      steps: [
        { de: 'Legen Sie in der Liste der Formulare eines an.', en: 'Add a form in the list of forms.' },
        {
          de: 'Wählen Sie eine Vorlage oder **Leeres Formular**.',
          en: 'Choose a template or **Empty form**.',
        },
        {
          de: 'Geben Sie ihm einen **Titel**, und speichern Sie es.',
          en: 'Give it a **Title**, and save it.',
        },
      ],
      notes: [
        {
          de: '**Formular kopieren** nimmt ein bestehendes als Anfang.',
          en: '**Copy form** begins with an existing one.',
        },
      ],
      place: { href: '/admin/forms_builder/form', label: { de: 'Zu den Formularen', en: 'Go to the forms' } },
    },
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
      picture: {
        name: 'planners-form-builder',
        alt: {
          de: 'Ein Formular mit seinen Feldern und der Vorschau',
          en: 'A form with its fields and the preview',
        },
      },
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
    },
    {
      id: 'test',
      title: { de: 'Ausprobieren und einbauen', en: 'Trying it out and placing it' },
      text: [
        {
          de: 'Die **Vorschau** neben dem Formular zeigt es beim Bauen in beiden Sprachen. **Probeeintrag** öffnet den gespeicherten Stand; was Sie dort absenden, ist als Probe gekennzeichnet.',
          en: 'The **Preview** beside the form shows it while you build it, in both languages. **Test entry** opens what is saved; what you send there is marked as a test.',
        },
        {
          de: 'Auf einer Seite bauen Sie das Formular im Seiteneditor als Block ein. Ein Formular, das eine Seite verwendet oder das Einträge hat, lässt sich nicht löschen.',
          en: 'On a page you place the form in the page editor, as a block. A form that a page uses or that has entries can’t be deleted.',
        },
      ],
    },
  ],
}
