import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'house',
  readers: 'planners',
  title: { de: 'Das Haus einstellen', en: 'Settings of the house' },
  intro: {
    de: 'Name, Anschrift, Ticketshop, Aussehen und Texte. Was Sie speichern, gilt sofort auf jeder Seite, in Mails und Kalendern.',
    en: 'Name, address, ticket shop, appearance and texts. What you save applies at once to every page, e-mail and calendar.',
  },
  sections: [
    {
      id: 'settings',
      title: { de: 'Einstellungen des Hauses', en: 'Settings of the house' },
      text: [
        {
          de: 'Die Abschnitte: **Das Haus**, **Anschrift und Kontakt**, **Andernorts**, **Ticketshop**, **Aussehen**, **Mails**, **Hinweise bei Veranstaltungen**, **Listen** und **Einwilligung**.',
          en: 'The sections are **The house**, **Address and contact**, **Elsewhere**, **Ticket shop**, **Appearance**, **Mails**, **Notices of events**, **Lists** and **Consent**.',
        },
        {
          de: 'Unter **Aussehen** liegen Logo, Symbol und die beiden Akzentfarben; das Formular sagt, wenn eine Farbe zu wenig Kontrast hat.',
          en: '**Appearance** has the logo, the icon and the two accent colours; the form says if a colour has too little contrast.',
        },
        {
          de: '**Hinweise bei Veranstaltungen** sind die Texte, die bei jeder abgesagten, verschobenen oder ausverkauften Veranstaltung stehen. Mit **Erstattung nach dem Konzerttag** rechnet die Website den letzten Tag aus.',
          en: '**Notices of events** are the texts shown with every cancelled, postponed or sold-out event. With **Refund after the day of the concert**, the website works out the last day for a refund.',
        },
        {
          de: '**Dienste mit Einwilligung** sind fremde Skripte, etwa zur Messung. Sie werden erst geladen, wenn jemand sie in den Cookie-Einstellungen erlaubt.',
          en: '**Services that need consent** are third-party scripts, for example for statistics. They are loaded only when a visitor has allowed them in the cookie settings.',
        },
      ],
      place: {
        href: '/admin/house/settings',
        label: { de: 'Zu den Einstellungen des Hauses', en: 'Go to the settings of the house' },
      },
    },
    {
      id: 'shop',
      title: { de: 'Ticketshop', en: 'Ticket shop' },
      text: [
        {
          de: '**Adresse des Ticketshops** und **Feed des Ticketshops** verbinden die Website mit dem Kartenverkauf. Ohne Adresse gibt es weder Warenkorb noch Anmeldung.',
          en: '**Address of the ticket shop** and **Feed of the ticket shop** connect the website to ticket sales. Without an address there is neither a basket nor a log-in.',
        },
        {
          de: 'Mit **Neue Spielzeiten kommen verborgen** warten die Konzerte einer Spielzeit, die der Feed zum ersten Mal bringt, in einer Veröffentlichung, die dafür entsteht.',
          en: 'With **New seasons arrive hidden**, the concerts of a season that appears in the feed for the first time wait in a release that is created for it.',
        },
      ],
    },
    {
      id: 'mail-texts',
      title: { de: 'Mailtexte', en: 'Mail texts' },
      steps: [
        {
          de: 'Einen Mailtext anlegen und unter **Mail** wählen, welche Nachricht er ersetzt.',
          en: 'Add a mail text, and choose in **Mail** which message it replaces.',
        },
        {
          de: '**Betreff** und **Text** in beiden Sprachen schreiben. Wörter in geschweiften Klammern setzt die Website ein, etwa den Namen des Konzerts; die Liste steht unter dem Feld.',
          en: 'Write **Subject** and **Text** in both languages. The website fills in words in curly brackets, such as the name of the concert; they are listed below the field.',
        },
        {
          de: 'Speichern. Ohne eigenen Text gilt der mitgelieferte.',
          en: 'Save. Without a text of your own, the standard one is sent.',
        },
      ],
      place: {
        href: '/admin/house/mail-text',
        label: { de: 'Zu den Mailtexten', en: 'Go to the mail texts' },
      },
    },
    {
      id: 'new-house',
      title: { de: 'Ein neues Haus', en: 'A new house' },
      text: [
        {
          de: 'Die Liste **Richten Sie Ihr Haus ein** auf der Übersicht führt durch alles, was fehlt: Name und Anschrift, Säle, Genres, Reihen, Saison, Veranstaltungen, Menü, Ticketshop, eine Testmail und die Sicherung.',
          en: 'The list **Set up your house** in the overview guides you through everything that is missing: name and address, halls, genres, series, season, events, menu, ticket shop, a test e-mail and the backup.',
        },
      ],
      place: { href: '/cms-hub', label: { de: 'Zur Übersicht', en: 'Go to the overview' } },
    },
  ],
}
