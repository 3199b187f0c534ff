import type { Chapter } from '../chapter.ts'

/** Writing texts on the page: formats, links, languages, lists, tables, pasting. */
export const chapter: Chapter = {
  id: 'writing',
  readers: 'editors',
  title: { de: 'Schreiben', en: 'Writing' },
  intro: {
    de: 'Texte entstehen direkt auf der Seite: schreiben, formatieren, verlinken, aus Word einfügen.',
    en: 'Texts are written right on the page: writing, formatting, linking, pasting from Word.',
  },
  sections: [
    {
      id: 'text',
      title: { de: 'Einen Text schreiben', en: 'Writing a text' },
      steps: [
        {
          de: 'Beim Bearbeiten auf einen Text klicken, oder einen Block auswählen und [[T]] drücken.',
          en: 'While editing, click a text, or select a block and press [[T]].',
        },
        {
          de: '[[Enter]] beginnt einen neuen Absatz, am Ende einer Überschrift einen Textblock danach. [[Shift+Enter]] ist ein Zeilenumbruch, [[Tab]] führt zum nächsten Text.',
          en: '[[Enter]] starts a new paragraph; at the end of a headline, it adds a text block below. [[Shift+Enter]] is a line break, [[Tab]] leads to the next text.',
        },
        {
          de: '[[Escape]] verlässt den Text; der Block bleibt ausgewählt.',
          en: '[[Escape]] leaves the text; the block stays selected.',
        },
      ],
      notes: [
        {
          de: 'Hellgraue Wörter wie **Hier schreiben** sind Platzhalter. Besucher sehen sie nicht.',
          en: 'Light grey words such as **Write here** are placeholders. Visitors do not see them.',
        },
      ],
    },
    {
      id: 'head',
      title: { de: 'Der Kopf der Seite', en: 'The header of the page' },
      text: [
        {
          de: 'Titel, Überschrift, Vorspann und Bild über dem Inhalt werden ebenfalls an Ort und Stelle geändert: auf den Text klicken, oder auf **Bild**. In den Angaben des Kopfes stehen auch **Text der Schaltfläche** und **Ziel der Schaltfläche**. Ein Video hinter dem Titel steht in den **Einstellungen der Seite** unter **Bühne**.',
          en: 'Title, headline, lead and picture above the content are changed in place, too: click the text, or **Picture**. The details of the header also have **Button text** and **Button target**. A video behind the title is in the **Page settings** under **Stage**.',
        },
        {
          de: 'Bei Veranstaltungen, Stories und Abonnements gehört der Kopf zum Eintrag der Verwaltung: Anreißer, Beschreibung und Bild lassen sich hier wie dort ändern, und sie werden mit der Seite veröffentlicht.',
          en: 'The header of events, stories and subscriptions belongs to the record of the administration: teaser, description and picture can be changed here or there, and are published with the page.',
        },
      ],
    },
    {
      id: 'format',
      title: { de: 'Formatieren', en: 'Formatting' },
      text: [
        {
          de: 'Über ausgewählten Wörtern erscheint die Leiste **Formatierung**: **Fett** ([[Mod+B]]), **Kursiv** ([[Mod+I]]), **Link** ([[Mod+K]]), **Liste** ([[Mod+Shift+8]]), **Nummerierte Liste** ([[Mod+Shift+7]]), Ausrichtung und **Sprache**. Mit der Tastatur führt [[Alt+F10]] dorthin.',
          en: 'The toolbar **Formatting** appears above selected words: **Bold** ([[Mod+B]]), **Italic** ([[Mod+I]]), **Link** ([[Mod+K]]), **List** ([[Mod+Shift+8]]), **Numbered list** ([[Mod+Shift+7]]), alignment and **Language**. With the keyboard, [[Alt+F10]] leads there.',
        },
      ],
      picture: {
        name: 'writing-format',
        alt: {
          de: 'Ausgewählte Wörter in einem Text, darüber die Leiste mit Fett, Kursiv, Link, Listen, Ausrichtung und Sprache.',
          en: 'Selected words in a text, above them the toolbar with bold, italic, link, lists, alignment and language.',
        },
      },
      notes: [
        {
          de: 'Eine Zwischenüberschrift ist ein eigener Block, kein fetter Text: Nur so finden Vorleseprogramme sie.',
          en: 'A subheading is a block of its own, not bold text: only then do screen readers find it.',
        },
      ],
    },
    {
      id: 'links',
      title: { de: 'Links', en: 'Links' },
      steps: [
        {
          de: 'Die Wörter auswählen, die sagen, wohin der Link führt, und [[Mod+K]] drücken.',
          en: 'Select the words that say where the link leads, and press [[Mod+K]].',
        },
        {
          de: 'Den Titel einer Seite, Veranstaltung, Story oder Datei suchen, oder eine Adresse, E-Mail-Adresse oder Telefonnummer eingeben.',
          en: 'Search for the title of a page, event, story or file, or enter an address, an e-mail address or a telephone number.',
        },
        {
          de: '**Übernehmen** drücken. **Link entfernen** nimmt ihn wieder weg.',
          en: 'Press **Apply**. **Remove link** takes it away again.',
        },
      ],
      picture: {
        name: 'writing-link',
        alt: {
          de: 'Das Fenster „Wohin führt der Link?“ mit der Suche nach Seiten.',
          en: 'The window “Where does the link lead?” with its search for pages.',
        },
      },
      notes: [
        {
          de: 'Aus der Liste gewählte Ziele bleiben richtig, wenn ihre Adresse sich ändert. Führt ein Link ins Leere, steht er unter **Hinweise**.',
          en: 'Targets that are chosen from the list stay right when their address changes. A link that leads nowhere is listed under **Notices**.',
        },
      ],
    },
    {
      id: 'languages',
      title: { de: 'Wörter in einer anderen Sprache', en: 'Words in another language' },
      steps: [
        {
          de: 'Die Wörter auswählen, zum Beispiel einen italienischen Titel.',
          en: 'Select the words, for example an Italian title.',
        },
        {
          de: 'In der Leiste **Sprache** wählen. Vorleseprogramme sprechen die Wörter dann richtig aus; zu sehen ist nichts davon.',
          en: 'Choose the **Language** in the toolbar. Screen readers then pronounce the words correctly; visitors see no difference.',
        },
      ],
      notes: [
        {
          de: 'Bei Überschriften und anderen kurzen Texten steht die **Sprache** in den Angaben des Blocks.',
          en: 'For headlines and other short texts, the **Language** is in the details of the block.',
        },
      ],
    },
    {
      id: 'tables',
      title: { de: 'Tabellen', en: 'Tables' },
      text: [
        {
          de: 'Der Block **Tabelle** ist für Zahlen und Zeiten, nicht zum Anordnen. [[Tab]] geht von Zelle zu Zelle und legt am Ende eine neue Zeile an.',
          en: 'The block **Table** is for figures and times, not for arranging things. [[Tab]] goes from cell to cell and adds a row at the end.',
        },
        {
          de: 'Zeilen und Spalten verschieben [[Alt+ArrowUp]], [[Alt+ArrowDown]], [[Alt+ArrowLeft]] und [[Alt+ArrowRight]]; mit [[Shift]] dazu fügen sie neue ein. Dasselbe steht unter **Mehr** in der Leiste einer Zeile.',
          en: '[[Alt+ArrowUp]], [[Alt+ArrowDown]], [[Alt+ArrowLeft]] and [[Alt+ArrowRight]] move rows and columns; together with [[Shift]] they insert new ones. The same is under **More** in the bar of a row.',
        },
        {
          de: 'In den Angaben: **Titel der Tabelle** und ob die erste Zeile oder Spalte Überschriften enthält. Höchstens 20 Spalten und 200 Zeilen.',
          en: 'In the details: the **Caption** and whether the first row or column contains headings. At most 20 columns and 200 rows.',
        },
      ],
      picture: {
        name: 'writing-table',
        alt: {
          de: 'Eine Tabelle mit Öffnungszeiten auf der Seite und rechts ihre Angaben.',
          en: 'A table of opening times on the page, and its details on the right.',
        },
      },
    },
    {
      id: 'paste',
      title: { de: 'Aus Word und anderen Programmen einfügen', en: 'Pasting from Word and other programs' },
      text: [
        {
          de: '[[Mod+V]] macht aus dem, was kopiert wurde, Blöcke: Überschriften werden Überschriften, Absätze und Listen Texte, Tabellen Tabellen, auch aus Excel. Fett, Kursiv und Links bleiben; Schriften, Farben und Abstände bleiben weg. Eine eingefügte Videoadresse wird ein Video, ein Bild kommt in die Mediathek.',
          en: '[[Mod+V]] turns what was copied into blocks: headings become headlines, paragraphs and lists become texts, tables become tables, also from Excel. Bold, italic and links stay; fonts, colours and spacing are dropped. A pasted address of a video becomes a video, and a picture goes to the media library.',
        },
      ],
      notes: [
        {
          de: 'Die Ebenen eingefügter Überschriften danach ansehen: Die erste auf der Seite hat Ebene 2.',
          en: 'Look at the levels of pasted headlines afterwards: the first one on the page has level 2.',
        },
      ],
    },
  ],
}
