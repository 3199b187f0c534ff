import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'event',
  readers: 'planners',
  title: { de: 'Eine Veranstaltung von der Idee bis zum Abend', en: 'An event from the idea to the evening' },
  intro: {
    de: 'Ein Konzert ist kein Text, sondern ein Eintrag: Seite, Kalender, Suche, Mails und Archiv lesen daraus.',
    en: 'A concert is not a text but a record: page, calendar, search, mails and archive read from it.',
  },
  sections: [
    {
      id: 'add',
      title: { de: 'Anlegen', en: 'Adding it' },
      steps: [
        {
          de: 'Wählen Sie **Neu** und darunter **Neues Konzert**.',
          en: 'Choose **New** and below it **New concert**.',
        },
        {
          de: 'Geben Sie **Titel** und **Beginn** ein. Mehr ist für einen Entwurf nicht nötig.',
          en: 'Enter **Title** and **Start**. A draft needs no more.',
        },
        {
          de: 'Wählen Sie **Saal**, **Reihe**, **Saison** und **Genres**, sobald sie feststehen.',
          en: 'Choose **Hall**, **Series**, **Season** and **Genres** as soon as they are settled.',
        },
        {
          de: 'Legen Sie die Veranstaltung mit der Schaltfläche am Ende an.',
          en: 'Add the event with the button at the end.',
        },
      ],
      notes: [
        {
          de: 'Steht die Uhrzeit noch nicht fest, nehmen Sie den Haken bei **Die Uhrzeit steht fest** weg; die Website nennt dann nur den Tag. **Einlass** ist eine eigene Angabe.',
          en: 'If the time is not settled yet, remove the tick at **The time is settled**; the website then names the day only. **Doors open** is a field of its own.',
        },
        {
          de: 'Zeiten sind immer die des Hauses, auch wenn Sie von anderswo arbeiten.',
          en: 'Times are always those of the hall, also if you work from elsewhere.',
        },
      ],
      picture: {
        name: 'planners-event',
        alt: {
          de: 'Das Formular einer Veranstaltung mit Eckdaten',
          en: 'The form of an event with its facts',
        },
      },
      place: { href: '/admin/events/event/create', label: { de: 'Neues Konzert', en: 'New concert' } },
    },
    {
      id: 'texts',
      title: { de: 'Texte, Bild und Zugang', en: 'Texts, picture and access' },
      text: [
        {
          de: '**Kurztext** steht in Listen und Vorschauen, **Text** auf der Seite. **Bild** kommt aus der Mediathek oder wird hier hochgeladen; ohne Bild zeichnet die Website eine Figur. **Weitere Bilder**, die als Pressebild gekennzeichnet sind, kann die Presse mit Nennung herunterladen.',
          en: '**Short text** is shown in lists and previews, **Text** on the page. **Picture** comes from the media library or is uploaded here; without one the website draws a figure. **Further pictures** that are marked as press pictures can be downloaded by the press with their credit.',
        },
        {
          de: 'Unter **Zugang** sagen Sie, was für diesen Abend gilt: **Rollstuhlplätze**, **Induktionsschleife**, **Gebärdensprache** und mehr. Danach lässt sich das Programm filtern. Was für den Saal immer gilt, steht beim Saal.',
          en: 'Under **Access** you say what holds for this evening: **Wheelchair places**, **Induction loop**, **Sign language** and more. The programme can be filtered by it. What always holds for the hall is with the hall.',
        },
      ],
      notes: [
        {
          de: 'Blöcke wie Videos, Zitate und Galerien bauen Sie auf der Seite der Veranstaltung selbst ein, im Seiteneditor. Der Weg dorthin steht neben dem Formular unter **Auf der Website**.',
          en: 'Blocks such as videos, quotations and galleries are added on the page of the event itself, in the page editor. The way is beside the form under **On the website**.',
        },
      ],
    },
    {
      id: 'states',
      title: { de: 'Stand', en: 'Status' },
      text: [
        {
          de: 'Ein leerer **Stand** heißt: Es findet statt, Karten sind im Verkauf. Sonst wählen Sie **Restkarten**, **Ausverkauft**, **Eintritt frei**, **Abgesagt** oder **Verschoben**. Ob ein Konzert vergangen ist, sagt das Datum.',
          en: 'An empty **Status** means: it takes place, tickets are on sale. Otherwise choose **Last tickets**, **Sold out**, **Free admission**, **Cancelled** or **Postponed**. Whether a concert is over follows from its date.',
        },
      ],
      notes: [
        {
          de: 'Absagen, Verschieben, ein neuer Saal und eine Umbesetzung gehören in **Änderung bekannt geben**: Dort erfahren es auch die Menschen, die eine Erinnerung bestellt haben (Kapitel „Kurzfristige Änderungen“).',
          en: 'Cancellations, postponements, a new hall or cast belong in **Announce a change**: there the people with a reminder are told, too (chapter “Changes on short notice”).',
        },
      ],
    },
    {
      id: 'run',
      title: { de: 'Mehrere Abende', en: 'Several evenings' },
      text: [
        {
          de: 'Dasselbe Programm an mehreren Abenden sind mehrere Veranstaltungen, die zusammengehören.',
          en: 'The same programme on several evenings is several events that belong together.',
        },
        {
          de: 'Ändern Sie später etwas, fragt das Formular vor dem Speichern, ob es auch für die anderen kommenden Abende gelten soll. Abende mit anderen Angaben behalten ihre.',
          en: 'If you change something later, the form asks before saving whether it is to hold for the other coming evenings, too. Evenings with other details keep theirs.',
        },
      ],
      steps: [
        { de: 'Speichern Sie den ersten Abend.', en: 'Save the first evening.' },
        {
          de: 'Kreuzen Sie unter **Weitere Abende** die Tage an, und prüfen Sie **Beginn**.',
          en: 'Tick the days under **Further evenings**, and check **Start**.',
        },
        {
          de: 'Legen Sie die Abende an. Einlass und Vorverkauf wandern mit; die Kopien sind Entwürfe.',
          en: 'Add the evenings. Doors and advance sale move along; the copies are drafts.',
        },
      ],
    },
    {
      id: 'plan-work',
      title: { de: 'Wer woran arbeitet', en: 'Who works on what' },
      text: [
        {
          de: 'Unter **Intern** stehen **Verantwortlich**, **Text fertig**, **Übersetzt**, **Bild fertig** und eine **Notiz**. Besucherinnen und Besucher sehen davon nichts. Die Liste der Veranstaltungen filtert danach: So entsteht eine Liste „noch zu übersetzen“.',
          en: 'Under **Internal** are **Responsible**, **Text ready**, **Translated**, **Picture ready** and a **Note**. Visitors see none of it. The list of events can be filtered by them: this makes a list of what is still to be translated.',
        },
        {
          de: '**Story zu diesem Konzert anlegen** neben dem Formular beginnt eine Story, die mit dem Konzert verbunden ist.',
          en: '**Add a story about this concert** beside the form begins a story that is connected to the concert.',
        },
      ],
    },
    {
      id: 'window',
      title: { de: 'Sichtbarkeit und Adresse', en: 'Visibility and address' },
      text: [
        {
          de: '**Veröffentlichen** macht die Veranstaltung sichtbar. **Sichtbar ab** und **Sichtbar bis** begrenzen die Zeit. Die **Adresse** entsteht aus dem Titel; ändern Sie sie, führt die alte weiter.',
          en: '**Publish** makes the event visible. **Visible from** and **Visible until** limit the time. The **Address** is made of the title; if you change it, the old one leads to the new one.',
        },
      ],
      notes: [
        {
          de: 'Eine Veranstaltung eines anderen Veranstalters: Nehmen Sie den Haken bei **Eigene Veranstaltung** weg. Dann gibt es Felder für **Veranstalter**, seine Seite und seinen Kontakt, und unter **Karten bei** steht die Adresse seines Verkaufs.',
          en: 'An event of another promoter: remove the tick at **The house’s own event**. Then there are fields for **Promoter**, the site and the contact, and **Tickets at** takes the address of the sale.',
        },
      ],
    },
  ],
}
