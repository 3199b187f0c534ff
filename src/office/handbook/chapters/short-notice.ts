import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'short-notice',
  readers: 'planners',
  title: { de: 'Kurzfristige Änderungen', en: 'Changes on short notice' },
  intro: {
    de: 'Absage, Verlegung, neuer Saal, Umbesetzung, Programmänderung: eine Bekanntgabe ändert alles auf einmal und sagt es den Menschen.',
    en: 'Cancellation, new date, new hall, change of cast or programme: one announcement changes everything at once, and tells people.',
  },
  sections: [
    {
      id: 'announce',
      title: { de: 'Eine Änderung bekannt geben', en: 'Announcing a change' },
      steps: [
        {
          de: 'Öffnen Sie die Veranstaltung und dort **Änderung bekannt geben**.',
          en: 'Open the event, and there **Announce a change**.',
        },
        {
          de: 'Wählen Sie **Umbesetzung …**, **Programmänderung …**, **Neuer Saal …**, **Neuer Termin oder Verschiebung …** oder **Absage …**.',
          en: 'Choose **Change of cast …**, **Change of programme …**, **New hall …**, **New date or postponement …** or **Cancellation …**.',
        },
        {
          de: 'Geben Sie ein, was sich ändert. Der **Hinweis für das Publikum** schreibt sich in beiden Sprachen selbst; ergänzen Sie ihn.',
          en: 'Enter what changes. The **Note for the audience** writes itself in both languages; complete it.',
        },
        {
          de: 'Lesen Sie unter **Das lesen Besucherinnen und Besucher**, was auf der Seite stehen wird.',
          en: 'Read under **What visitors read** what the page will say.',
        },
        { de: 'Wählen Sie **Bekannt geben**.', en: 'Choose **Announce**.' },
      ],
      notes: [
        {
          de: 'Vor einer Programmänderung ändern Sie das Programm im Formular, ohne zu speichern. Es wird mit dem Hinweis zusammen gespeichert.',
          en: 'Before you announce a change of programme, change the programme in the form without saving. It is saved together with the note.',
        },
        {
          de: 'Was im Formular noch nicht gespeichert ist, wird mitgespeichert. Felder aus dem Kartenshop werden dabei vom Haus übernommen.',
          en: 'What is not saved in the form yet is saved as well. Fields of the ticket shop are taken over by the house.',
        },
      ],
      picture: {
        name: 'planners-announce',
        alt: {
          de: 'Das Fenster einer Absage mit Hinweis und Vorschau',
          en: 'The dialog of a cancellation with its note and preview',
        },
      },
      place: { href: '/admin/events/event', label: { de: 'Zu den Veranstaltungen', en: 'Go to the events' } },
    },
    {
      id: 'mails',
      title: { de: 'Wer es erfährt', en: 'Who is told' },
      text: [
        {
          de: 'Menschen mit einer Erinnerung und auf der Warteliste bekommen nach zehn Minuten eine Mail. Bis dahin halten Sie sie mit **Mails anhalten** auf. Das Fenster sagt vorher, wie viele es sind.',
          en: 'People with a reminder or on the waiting list get a mail after ten minutes. Until then you can hold them back with **Stop the mails**. The dialog says beforehand how many there are.',
        },
        {
          de: 'Wer Karten hat, kennt nur der Kartenshop. Für ihn steht ein fertiger **Text für den Kartenshop** zum Kopieren da.',
          en: 'Only the ticket shop knows who has tickets. For it there is a finished **Text for the ticket shop** to copy.',
        },
      ],
      notes: [
        {
          de: 'Änderungen, die älter als ein Tag sind, werden nur nachgetragen: Niemand bekommt eine Mail.',
          en: 'Changes older than a day are entered for the record only: nobody gets a mail.',
        },
      ],
    },
    {
      id: 'undo',
      title: { de: 'Rückgängig machen', en: 'Undoing it' },
      steps: [
        {
          de: 'Öffnen Sie die Bekanntgabe unter **Bekannt gegebene Änderungen**.',
          en: 'Open the announcement under **Announced changes**.',
        },
        {
          de: 'Wählen Sie **Rückgängig machen …**, und lesen Sie, was wieder wird wie vorher.',
          en: 'Choose **Undo …**, and read what becomes as before.',
        },
        {
          de: 'Sind schon Mails hinaus, kreuzen Sie an, dass eine richtigstellende Mail folgt.',
          en: 'If mails have been sent already, tick that a mail corrects it.',
        },
      ],
    },
    {
      id: 'untrue',
      title: { de: 'Was nicht mehr stimmt', en: 'What is no longer true' },
      text: [
        {
          de: 'Nach einer Änderung nennen Texte oft noch das Alte: ein Interview den früheren Dirigenten, eine Seite die alte Uhrzeit. Neben dem Formular steht unter **Was nicht mehr stimmt** jede solche Stelle mit alten und neuen Wörtern.',
          en: 'After a change texts often still name the old: an interview the former conductor, a page the old time. Beside the form, **What is no longer true** lists each such place with old and new words.',
        },
      ],
      steps: [
        {
          de: 'Wählen Sie **In den Entwurf übernehmen**, damit die neuen Wörter im Entwurf der Seite stehen. Öffentlich wird nichts von selbst.',
          en: 'Choose **Put into the draft** to write the new words into the draft of the page. Nothing becomes public by itself.',
        },
        {
          de: 'Oder wählen Sie **Zur Stelle**, und schreiben Sie es selbst um.',
          en: 'Or choose **To the place**, and rewrite it yourself.',
        },
      ],
      notes: [
        {
          de: 'Unter **Widersprüche** steht dasselbe für alle kommenden Veranstaltungen.',
          en: '**Contradictions** has the same for all coming events.',
        },
      ],
      place: { href: '/admin/facts', label: { de: 'Zu den Widersprüchen', en: 'Go to the contradictions' } },
    },
    {
      id: 'small',
      title: { de: 'Ausverkauft und andere kleine Änderungen', en: 'Sold out and other small changes' },
      text: [
        {
          de: '**Ausverkauft**, **Restkarten** und Preise ändern Sie einfach im Formular; es geht keine Mail hinaus. Was bei abgesagten, verschobenen und ausverkauften Veranstaltungen auf der Seite steht, etwa zur Erstattung, ist ein Text in den Einstellungen des Hauses.',
          en: '**Sold out**, **Last tickets** and prices are simply changed in the form; no mail is sent. What pages of cancelled, postponed and sold-out events say, for example about refunds, is a text in the settings of the house.',
        },
      ],
      place: {
        href: '/admin/house/settings',
        label: { de: 'Zu den Einstellungen des Hauses', en: 'Go to the settings of the house' },
      },
    },
  ],
}
