import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'event',
  readers: 'planners',
  title: { de: 'Eine Veranstaltung von der Idee bis zum Abend', en: 'An event from the idea to the evening' },
  intro: {
    de: 'Ein Konzert ist kein Text, sondern ein Eintrag: Seite, Kalender, Suche, Mails und Archiv lesen daraus.',
    en: 'A concert is not a text but a record: the page, the calendar, the search, the e-mails and the archive all read from it.',
  },
  sections: [
    {
      id: 'add',
      title: { de: 'Anlegen', en: 'Adding an event' },
      steps: [
        {
          de: '**Neu** und darunter **Neues Konzert** wählen.',
          en: 'Choose **New**, then **New concert**.',
        },
        {
          de: '**Titel** und **Beginn** eingeben. Mehr ist für einen Entwurf nicht nötig.',
          en: 'Enter **Title** and **Start**. A draft needs nothing more.',
        },
        {
          de: '**Saal**, **Reihe**, **Saison** und **Genres** wählen, sobald sie feststehen.',
          en: 'Choose **Hall**, **Series**, **Season** and **Genres** as soon as they are known.',
        },
        {
          de: 'Die Veranstaltung mit der Schaltfläche am Ende anlegen.',
          en: 'Add the event with the button at the end of the form.',
        },
      ],
      notes: [
        {
          de: 'Steht die Uhrzeit noch nicht fest, nehmen Sie den Haken bei **Die Uhrzeit steht fest** weg; die Website nennt dann nur den Tag. **Einlass** ist eine eigene Angabe.',
          en: 'If the time is not known yet, untick **The time is settled**; the website then shows only the day. **Doors open** is a field of its own.',
        },
        {
          de: 'Zeiten sind immer die des Hauses, auch wenn Sie von anderswo arbeiten.',
          en: 'Times are always local to the hall, even if you are working elsewhere.',
        },
      ],
      picture: {
        name: 'planners-event',
        alt: {
          de: 'Das Formular einer Veranstaltung mit Eckdaten',
          en: 'The form of an event with its key facts',
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
          en: '**Short text** is shown in lists and previews, **Text** on the page. The **Picture** comes from the media library or is uploaded here; without one, the website draws a figure. **Further pictures** that are marked as press pictures can be downloaded by the press, with their credit.',
        },
        {
          de: 'Unter **Zugang** sagen Sie, was für diesen Abend gilt: **Rollstuhlplätze**, **Induktionsschleife**, **Gebärdensprache** und mehr. Danach lässt sich das Programm filtern. Was für den Saal immer gilt, steht beim Saal.',
          en: 'Under **Access**, say what is available on this evening: **Wheelchair places**, **Induction loop**, **Sign language** and more. Visitors can filter the programme by it. What is always available in the hall is part of the hall’s record.',
        },
      ],
      notes: [
        {
          de: 'Blöcke wie Videos, Zitate und Galerien bauen Sie auf der Seite der Veranstaltung selbst ein, im Seiteneditor. Der Weg dorthin steht neben dem Formular unter **Auf der Website**.',
          en: 'Blocks such as videos, quotations and galleries are added on the event’s own page, in the page editor. The link to it is beside the form under **On the website**.',
        },
      ],
    },
    {
      id: 'states',
      title: { de: 'Stand', en: 'Status' },
      text: [
        {
          de: 'Ein leerer **Stand** heißt: Es findet statt, Karten sind im Verkauf. Sonst wählen Sie **Restkarten**, **Ausverkauft**, **Eintritt frei**, **Abgesagt** oder **Verschoben**. Ob ein Konzert vergangen ist, sagt das Datum.',
          en: 'An empty **Status** means that the event takes place and tickets are on sale. Otherwise choose **Last tickets**, **Sold out**, **Free admission**, **Cancelled** or **Postponed**. Whether a concert is over follows from its date.',
        },
      ],
      notes: [
        {
          de: 'Absagen, Verschieben, ein neuer Saal und eine Umbesetzung gehören in **Änderung bekannt geben**: Dort erfahren es auch die Menschen, die eine Erinnerung bestellt haben (Kapitel „Kurzfristige Änderungen“).',
          en: 'Cancellations, postponements, a new hall or a new cast belong in **Announce a change**: this also tells the people who asked for a reminder (chapter “Changes on short notice”).',
        },
      ],
    },
    {
      id: 'run',
      title: { de: 'Mehrere Abende', en: 'Several evenings' },
      text: [
        {
          de: 'Dasselbe Programm an mehreren Abenden sind mehrere Veranstaltungen, die zusammengehören.',
          en: 'The same programme on several evenings means several events that belong together.',
        },
        {
          de: 'Ändern Sie später etwas, fragt das Formular vor dem Speichern, ob es auch für die anderen kommenden Abende gelten soll. Es werden alle Abende gespeichert oder keiner. Hat ein Abend andere Angaben, wird er genannt, und Sie entscheiden, ob nur die anderen geändert werden.',
          en: 'If you change something later, the form asks before saving whether the change applies to the other coming evenings as well. Either all evenings are saved or none. An evening whose details differ is named, and you decide whether only the others are changed.',
        },
      ],
      steps: [
        { de: 'Den ersten Abend speichern.', en: 'Save the first evening.' },
        {
          de: 'Unter **Weitere Abende** die Tage ankreuzen und **Beginn** prüfen.',
          en: 'Tick the days under **Further evenings**, and check **Start**.',
        },
        {
          de: 'Die Abende anlegen. Einlass und Vorverkauf wandern mit; die Kopien sind Entwürfe.',
          en: 'Add the evenings. The times for doors and advance sale move with them; the copies are drafts.',
        },
      ],
    },
    {
      id: 'plan-work',
      title: { de: 'Wer woran arbeitet', en: 'Who is working on what' },
      text: [
        {
          de: 'Unter **Intern** stehen **Verantwortlich**, **Text fertig**, **Übersetzt**, **Bild fertig** und eine **Notiz**. Besucherinnen und Besucher sehen davon nichts. Die Liste der Veranstaltungen filtert danach: So entsteht eine Liste „noch zu übersetzen“.',
          en: 'Under **Internal** there are **Responsible**, **Text ready**, **Translated**, **Picture ready** and a **Note**. Visitors see none of this. The list of events can be filtered by these fields, for example to find everything that still has to be translated.',
        },
        {
          de: '**Story zu diesem Konzert anlegen** neben dem Formular beginnt eine Story, die mit dem Konzert verbunden ist.',
          en: '**Add a story about this concert**, beside the form, starts a story that is linked to the concert.',
        },
      ],
    },
    {
      id: 'window',
      title: { de: 'Sichtbarkeit und Adresse', en: 'Visibility and address' },
      text: [
        {
          de: '**Veröffentlichen** macht die Veranstaltung sichtbar. **Sichtbar ab** und **Sichtbar bis** begrenzen die Zeit. Die **Adresse** entsteht aus dem Titel; ändern Sie sie, führt die alte weiter.',
          en: '**Publish** makes the event visible. **Visible from** and **Visible until** limit the time. The **Address** is made from the title; if you change it, the old one redirects to the new one.',
        },
      ],
      notes: [
        {
          de: 'Eine Veranstaltung eines anderen Veranstalters: Nehmen Sie den Haken bei **Eigene Veranstaltung** weg. Dann gibt es Felder für **Veranstalter**, seine Seite und seinen Kontakt, und unter **Karten bei** steht die Adresse seines Verkaufs.',
          en: 'For an event by another promoter, untick **The house’s own event**. You then get fields for the **Promoter**, their website and their contact, and **Tickets at** for the address where tickets are sold.',
        },
      ],
    },
  ],
}
