import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'records',
  readers: 'planners',
  title: { de: 'Einträge: speichern, Verlauf, Löschen', en: 'Records: saving, history, deleting' },
  intro: {
    de: 'Jeder Eintrag der Verwaltung, vom Konzert bis zur Weiterleitung, hat dasselbe Formular mit denselben Möglichkeiten.',
    en: 'Every record in the administration, from a concert to a redirect, has the same kind of form with the same features.',
  },
  sections: [
    {
      id: 'saving',
      title: { de: 'Anlegen und speichern', en: 'Adding and saving' },
      text: [
        {
          de: 'Nur Felder mit einem Stern sind nötig. Sie können einen Eintrag mit dem Titel beginnen und später ergänzen. Ein leeres englisches Feld zeigt Besucherinnen und Besuchern den deutschen Text.',
          en: 'Only fields with an asterisk are required. You can start a record with just its title and complete it later. Where an English field is empty, visitors see the German text.',
        },
      ],
      steps: [
        {
          de: 'Die Liste öffnen und einen Eintrag anlegen.',
          en: 'Open the list and add a record.',
        },
        {
          de: 'Ausfüllen, was bekannt ist. In einem Feld mit Vorschlägen den Anfang des Namens tippen; fehlt der Eintrag, legt die letzte Zeile der Vorschläge ihn an.',
          en: 'Fill in what you know. In a field with suggestions, type the beginning of the name; if there is no such record, the last line of the suggestions adds it.',
        },
        {
          de: '**Speichern** wählen oder [[Mod+S]] drücken.',
          en: 'Choose **Save** or press [[Mod+S]].',
        },
      ],
      notes: [
        {
          de: 'Fehlt etwas, steht oben eine Liste der Fehler; jeder führt zu seinem Feld. Mit ungespeicherten Änderungen fragt der Browser, bevor Sie die Seite verlassen. **Verwerfen** stellt den gespeicherten Stand wieder her.',
          en: 'If something is missing, a list of errors appears at the top; each error leads to its field. If there are unsaved changes, the browser asks before you leave the page. **Discard** goes back to the saved state.',
        },
        {
          de: 'Gibt es unter demselben Namen schon einen Eintrag, sagt es das Formular sofort.',
          en: 'If there is already a record with the same name, the form says so at once.',
        },
      ],
    },
    {
      id: 'public',
      title: { de: 'Entwurf und öffentlich', en: 'Draft and public' },
      text: [
        {
          de: 'Veranstaltungen, Stories, Abonnements und Formulare sind zuerst Entwürfe. **Veröffentlichen** macht sie öffentlich, **Zurückziehen** nimmt sie wieder von der Website. Danach gilt jede gespeicherte Änderung sofort, überall: auf Seiten, in Listen, Kalendern und der Suche.',
          en: 'Events, stories, subscriptions and forms start as drafts. **Publish** makes them public, **Take back** takes them off the website again. Once a record is public, every change you save applies at once and everywhere: on pages, in lists, in calendars and in the search.',
        },
        {
          de: 'Soll eine Änderung warten, wählen Sie **Später veröffentlichen …** statt **Speichern** (Kapitel „Veröffentlichungen und Pläne“).',
          en: 'If a change should wait, choose **Publish later …** instead of **Save** (chapter “Releases and plans”).',
        },
      ],
      notes: [
        {
          de: 'Neben dem Formular, in einem schmalen Fenster darunter, stehen die Adressen der deutschen und englischen Seite, und unter **Wird verwendet von**, wo der Eintrag vorkommt.',
          en: 'Beside the form, or below it in a narrow window, you find the addresses of the German and the English page and, under **Used by**, where the record appears.',
        },
      ],
    },
    {
      id: 'conflicts',
      title: { de: 'Wenn zwei dasselbe ändern', en: 'When two people change the same thing' },
      text: [
        {
          de: 'Zwei Menschen können gleichzeitig an einem Eintrag arbeiten. Was sie in verschiedenen Feldern oder Sprachen ändern, kommt zusammen. Haben beide dasselbe Feld geändert, zeigt das Formular beide Fassungen.',
          en: 'Two people can work on a record at the same time. What they change in different fields or languages is combined. If both have changed the same field, the form shows both versions.',
        },
      ],
      steps: [
        {
          de: '**Ihre Fassung** und **Gespeicherte Fassung** vergleichen.',
          en: 'Compare **Your version** and **Saved version**.',
        },
        {
          de: 'Für jedes Feld **Meine behalten** oder **Gespeicherte übernehmen** wählen.',
          en: 'For each field, choose **Keep mine** or **Use the saved one**.',
        },
        { de: 'Noch einmal speichern.', en: 'Save again.' },
      ],
    },
    {
      id: 'history',
      title: { de: 'Verlauf: zurück zu einem früheren Stand', en: 'History: back to an earlier state' },
      text: [
        {
          de: 'Unter jedem Formular steht der **Verlauf**: wer wann was geändert hat, jedes Feld mit altem und neuem Wert.',
          en: 'Below every form is the **History**: who changed what and when, each field with its old and new value.',
        },
      ],
      steps: [
        {
          de: 'Den **Verlauf** öffnen; die neueste Änderung steht oben.',
          en: 'Open the **History**; the latest change is at the top.',
        },
        {
          de: 'Bei dem Feld **Früheren Stand einsetzen** wählen. Der Wert steht dann im Formular.',
          en: 'Choose **Use the earlier value** beside the field. The value is then in the form.',
        },
        { de: 'Speichern.', en: 'Save.' },
      ],
      picture: {
        name: 'planners-history',
        alt: {
          de: 'Der Verlauf eines Konzerts mit alten und neuen Werten',
          en: 'The history of a concert with old and new values',
        },
      },
    },
    {
      id: 'deleting',
      title: { de: 'Löschen und zurückholen', en: 'Deleting and restoring' },
      text: [
        {
          de: '**Löschen** steht am Ende des Formulars. Ein Eintrag, auf den etwas verweist, lässt sich nicht löschen; das Formular nennt die Stellen.',
          en: '**Delete** is at the end of the form. A record that is used elsewhere cannot be deleted; the form names the places.',
        },
        {
          de: 'Nach dem Löschen steht über der Liste **Rückgängig**. Es holt den Eintrag mit allen Angaben zurück.',
          en: 'After deleting, **Undo** appears above the list. It brings the record back with all its details.',
        },
      ],
    },
  ],
}
