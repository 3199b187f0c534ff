import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'short-notice',
  readers: 'planners',
  title: { de: 'Kurzfristige Änderungen', en: 'Changes on short notice' },
  intro: {
    de: 'Absage, Verlegung, neuer Saal, Umbesetzung, Programmänderung: eine Bekanntgabe ändert alles auf einmal und sagt es den Menschen.',
    en: 'Cancellation, new date, new hall, change of cast or programme: one announcement changes everything at once and tells the people concerned.',
  },
  sections: [
    {
      id: 'announce',
      title: { de: 'Eine Änderung bekannt geben', en: 'Announcing a change' },
      steps: [
        {
          de: 'Die Veranstaltung öffnen und dort **Änderung bekannt geben** wählen.',
          en: 'Open the event and choose **Announce a change**.',
        },
        {
          de: '**Umbesetzung …**, **Programmänderung …**, **Neuer Saal …**, **Neuer Termin oder Verschiebung …** oder **Absage …** wählen.',
          en: 'Choose **Change of cast …**, **Change of programme …**, **New hall …**, **New date or postponement …** or **Cancellation …**.',
        },
        {
          de: 'Eingeben, was sich ändert. Der **Hinweis für das Publikum** schreibt sich in beiden Sprachen selbst; bei Bedarf ergänzen.',
          en: 'Enter what changes. The **Note for the audience** is written automatically in both languages; add to it as needed.',
        },
        {
          de: 'Unter **Das lesen Besucherinnen und Besucher** lesen, was auf der Seite stehen wird.',
          en: 'Under **What visitors read**, check what the page will say.',
        },
        { de: '**Bekannt geben** wählen.', en: 'Choose **Announce**.' },
      ],
      notes: [
        {
          de: 'Vor einer Programmänderung ändern Sie das Programm im Formular, ohne zu speichern. Es wird mit dem Hinweis zusammen gespeichert.',
          en: 'To announce a change of programme, first change the programme in the form without saving. It is saved together with the note.',
        },
        {
          de: 'Was im Formular noch nicht gespeichert ist, wird mitgespeichert. Felder aus dem Kartenshop werden dabei vom Haus übernommen.',
          en: 'Unsaved changes in the form are saved as well. Fields that come from the ticket shop are then taken over by the house.',
        },
      ],
      picture: {
        name: 'planners-announce',
        alt: {
          de: 'Das Fenster einer Absage mit Hinweis und Vorschau',
          en: 'The window for a cancellation with its note and preview',
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
          en: 'People with a reminder or on the waiting list get an e-mail after ten minutes. Until then you can stop it with **Stop the mails**. The window says beforehand how many people there are.',
        },
        {
          de: 'Wer Karten hat, kennt nur der Kartenshop. Für ihn steht ein fertiger **Text für den Kartenshop** zum Kopieren da.',
          en: 'Only the ticket shop knows who has bought tickets. For the shop there is a **Text for the ticket shop**, ready to copy.',
        },
      ],
      notes: [
        {
          de: 'Änderungen, die älter als ein Tag sind, werden nur nachgetragen: Niemand bekommt eine Mail.',
          en: 'Changes that are more than a day old are only added to the record: nobody gets an e-mail.',
        },
      ],
    },
    {
      id: 'undo',
      title: { de: 'Rückgängig machen', en: 'Undoing it' },
      steps: [
        {
          de: 'Unter **Bekannt gegebene Änderungen** die Bekanntgabe öffnen.',
          en: 'Open the announcement under **Announced changes**.',
        },
        {
          de: '**Rückgängig machen …** wählen und lesen, was wieder wird wie vorher.',
          en: 'Choose **Undo …** and read what will be set back.',
        },
        {
          de: 'Sind schon Mails hinaus: ankreuzen, dass eine richtigstellende Mail folgt.',
          en: 'If e-mails have already been sent, tick the box to send a correction.',
        },
      ],
    },
    {
      id: 'untrue',
      title: { de: 'Was nicht mehr stimmt', en: 'What is no longer true' },
      text: [
        {
          de: 'Nach einer Änderung nennen Texte oft noch das Alte: ein Interview den früheren Dirigenten, eine Seite die alte Uhrzeit. Neben dem Formular steht unter **Was nicht mehr stimmt** jede solche Stelle mit alten und neuen Wörtern.',
          en: 'After a change, other texts often still say what is out of date: an interview names the former conductor, a page the old time. Beside the form, **What is no longer true** lists every such place with the old and the new words.',
        },
      ],
      steps: [
        {
          de: '**In den Entwurf übernehmen** wählen, damit die neuen Wörter im Entwurf der Seite stehen. Öffentlich wird nichts von selbst.',
          en: 'Choose **Put into the draft** to put the new words into the draft of the page. Nothing becomes public by itself.',
        },
        {
          de: 'Oder **Zur Stelle** wählen und sie selbst umschreiben.',
          en: 'Or choose **To the place** and rewrite it yourself.',
        },
      ],
      notes: [
        {
          de: 'Unter **Widersprüche** steht dasselbe für alle kommenden Veranstaltungen.',
          en: '**Contradictions** lists the same for all coming events.',
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
          en: '**Sold out**, **Last tickets** and prices are simply changed in the form; no e-mail is sent. What the pages of cancelled, postponed and sold-out events say, for example about refunds, is a text in the settings of the house.',
        },
      ],
      place: {
        href: '/admin/house/settings',
        label: { de: 'Zu den Einstellungen des Hauses', en: 'Go to the settings of the house' },
      },
    },
  ],
}
