import type { Chapter } from '../chapter.ts'

/** Composing a page of containers and blocks. */
export const chapter: Chapter = {
  id: 'composing',
  readers: 'editors',
  title: { de: 'Eine Seite zusammenstellen', en: 'Composing a page' },
  intro: {
    de: 'Eine Seite besteht aus Containern mit Spalten, und in den Spalten stehen Blöcke. So kommen sie auf die Seite und an ihren Platz.',
    en: 'A page consists of containers with columns, and the columns hold blocks. This is how to add them to the page and put them in their place.',
  },
  sections: [
    {
      id: 'begin',
      title: { de: 'Mit dem Bearbeiten beginnen', en: 'Starting to edit' },
      text: [
        {
          de: 'Bearbeitet wird die Seite selbst, so wie sie aussieht. Bearbeiten lassen sich Inhaltsseiten und die Texte von Veranstaltungen, Stories und Abonnements; andere Seiten entstehen automatisch.',
          en: 'You edit the page itself, just as it looks. Content pages can be edited, and so can the texts of events, stories and subscriptions; other pages are put together automatically.',
        },
      ],
      steps: [
        {
          de: 'Die Seite öffnen und oben **Bearbeiten** drücken, oder [[Mod+E]].',
          en: 'Open the page and press **Edit** at the top, or [[Mod+E]].',
        },
        {
          de: 'Auf einen Text klicken und schreiben, oder einen Block auswählen und ändern. Jede Änderung wird sofort als Entwurf gespeichert; in der Leiste steht dann **Entwurf gespeichert**.',
          en: 'Click a text and write, or select a block and change it. Every change is saved as a draft at once; the toolbar then says **Draft saved**.',
        },
        {
          de: 'Mit **Fertig** aufhören. Der Entwurf bleibt. Besucher sehen ihn erst nach dem Veröffentlichen.',
          en: 'Press **Done** to stop. The draft stays. Visitors see it only after it has been published.',
        },
      ],
      notes: [
        {
          de: 'Solange nicht bearbeitet wird, zeigt **Entwurf ansehen** den Entwurf und **Öffentliche Fassung** das, was Besucher sehen.',
          en: 'While you are not editing, **View the draft** shows the draft and **Public version** shows what visitors see.',
        },
      ],
    },
    {
      id: 'select',
      title: { de: 'Einen Block auswählen', en: 'Selecting a block' },
      text: [
        {
          de: 'Ein Klick wählt den Block aus. Darüber steht seine Leiste mit seinem Namen, seinem Platz auf der Seite und seinen Werkzeugen. Alles Weitere zum Block steht in seinen Angaben: dazu in der Leiste auf den Namen klicken.',
          en: 'A click selects a block. Its bar appears above it, with its name, its place on the page and its tools. Everything else about the block is in its details: click the name in the bar.',
        },
        {
          de: 'Mit der Tastatur: [[F6]] führt zum Block, [[ArrowUp]] und [[ArrowDown]] gehen von Block zu Block, [[Shift+ArrowUp]] zum Container oder zur Liste um ihn herum, [[Shift+ArrowDown]] zum ersten Eintrag in ihm. [[T]] beginnt darin zu schreiben, [[P]] öffnet die Angaben, [[Escape]] führt zurück.',
          en: 'With the keyboard: [[F6]] leads to the block, [[ArrowUp]] and [[ArrowDown]] go from block to block, [[Shift+ArrowUp]] to the container or list around it, [[Shift+ArrowDown]] to its first item. [[T]] starts writing in it, [[P]] opens the details, [[Escape]] leads back.',
        },
      ],
      picture: {
        name: 'composing-block',
        alt: {
          de: 'Eine Seite beim Bearbeiten. Ein Textblock ist ausgewählt, darüber steht seine Leiste, rechts stehen seine Angaben.',
          en: 'A page that is being edited. A text block is selected, its bar is above it, and its details are on the right.',
        },
      },
      notes: [
        {
          de: 'Die **Gliederung** ([[O]]) zeigt alle Blöcke als Liste und durchsucht die Texte der Seite. Jeder Eintrag führt zu seinem Block.',
          en: 'The **Outline** ([[O]]) lists all blocks and searches the texts of the page. Each entry leads to its block.',
        },
      ],
    },
    {
      id: 'insert',
      title: { de: 'Einen Block einfügen', en: 'Inserting a block' },
      steps: [
        {
          de: 'Auf das Plus zwischen zwei Blöcken klicken, oder einen Block auswählen und [[N]] drücken ([[Shift+N]] fügt davor ein). In einer leeren Zeile genügt [[/]].',
          en: 'Click the plus between two blocks, or select a block and press [[N]] ([[Shift+N]] inserts before it). On an empty line, [[/]] is enough.',
        },
        {
          de: 'Ein paar Buchstaben des Namens tippen. Es findet auch verwandte Wörter: „Akkordeon“ findet Fragen und Antworten.',
          en: 'Type a few letters of its name. Related words are found, too: “accordion” finds questions and answers.',
        },
        {
          de: '[[Enter]] nimmt den ersten Treffer; mit den Pfeiltasten geht es zu den anderen.',
          en: '[[Enter]] takes the first one; the arrow keys lead to the others.',
        },
      ],
      picture: {
        name: 'composing-palette',
        alt: {
          de: 'Das Menü „Block einfügen“ mit dem Suchfeld und den Blöcken, jeder mit Zeichnung und Namen.',
          en: 'The menu “Insert a block” with its search field and the blocks, each with a drawing and a name.',
        },
      },
      place: {
        href: '/admin/handbook/blocks',
        label: { de: 'Welche Blöcke es gibt und wofür', en: 'Which blocks there are and what they are for' },
      },
    },
    {
      id: 'columns',
      title: { de: 'Container und Spalten', en: 'Containers and columns' },
      text: [
        {
          de: 'Ein Container ordnet Blöcke in einer, zwei oder drei Spalten. Auf dem Telefon stehen sie untereinander.',
          en: 'A container arranges blocks in one, two or three columns. On a phone the columns are stacked.',
        },
      ],
      steps: [
        {
          de: 'Einen neuen Container einfügen: [[C]], oder **Container danach einfügen** in der Leiste eines Containers.',
          en: 'To insert a new container: [[C]], or **Insert container after this** in the bar of a container.',
        },
        {
          de: 'Die Spalten ändern: den Container auswählen und bei **Aufteilung** zum Beispiel **Zwei Hälften** wählen. Blöcke wegfallender Spalten rücken in die letzte.',
          en: 'To change the columns: select the container and choose, for example, **Two halves** under **Columns**. Blocks of columns that disappear move into the last one.',
        },
      ],
    },
    {
      id: 'move',
      title: { de: 'Verschieben', en: 'Moving' },
      steps: [
        {
          de: 'Mit der Maus: den Block am Griff in seiner Leiste ziehen. Eine Linie zeigt, wo er landet.',
          en: 'With the mouse: drag the block by the handle in its bar. A line shows where it will go.',
        },
        {
          de: 'Mit der Tastatur: [[Alt+ArrowUp]] und [[Alt+ArrowDown]]; in eine andere Spalte mit [[Alt+ArrowLeft]] und [[Alt+ArrowRight]].',
          en: 'With the keyboard: [[Alt+ArrowUp]] and [[Alt+ArrowDown]]; into another column with [[Alt+ArrowLeft]] and [[Alt+ArrowRight]].',
        },
        {
          de: 'Auf dem Telefon: **Nach oben** und **Nach unten** in der Leiste.',
          en: 'On a phone: **Move up** and **Move down** in the bar.',
        },
      ],
      notes: [
        {
          de: 'Der Kopf einer Seite, über dem Inhalt, gehört fest zu ihr und bleibt an seinem Platz. Seine Texte lassen sich ändern.',
          en: 'The header of a page, above the content, belongs to it and stays in its place. Its texts can be changed.',
        },
      ],
    },
    {
      id: 'several',
      title: { de: 'Mehrere Blöcke, kopieren und umwandeln', en: 'Several blocks, copying and converting' },
      steps: [
        {
          de: 'Mehrere Blöcke auswählen: den ersten anklicken, den letzten mit gedrückter Taste [[Shift]]; oder [[Mod+Shift+ArrowDown]].',
          en: 'To select several blocks: click the first one, then the last one while holding [[Shift]]; or press [[Mod+Shift+ArrowDown]].',
        },
        {
          de: 'Kopieren, ausschneiden und einfügen wie gewohnt: [[Mod+C]], [[Mod+X]], [[Mod+V]], auch von einer Seite zur anderen. **Verdoppeln** ([[Mod+D]]) legt eine Kopie daneben, [[Delete]] löscht.',
          en: 'Copy, cut and paste as usual: [[Mod+C]], [[Mod+X]], [[Mod+V]], also from one page to another. **Duplicate** ([[Mod+D]]) puts a copy beside it, [[Delete]] deletes.',
        },
        {
          de: 'Unter **Mehr** in der Leiste eines Blocks steht alles Übrige: in die andere Sprache kopieren, in eine andere Art umwandeln (Texte in Überschrift oder Zitat, Bilder in eine Galerie), wiederverwendbar machen, kommentieren.',
          en: 'Everything else is under **More** in the bar of a block: copying it into the other language, turning it into another kind (texts into a headline or a quote, pictures into a gallery), making it reusable, commenting.',
        },
      ],
    },
    {
      id: 'undo',
      title: { de: 'Rückgängig machen', en: 'Undoing' },
      text: [
        {
          de: '**Rückgängig** ([[Mod+Z]]) nimmt Schritt für Schritt zurück, auch Löschen, Verschieben und Änderungen an den Einstellungen der Seite; **Wiederholen** ([[Mod+Shift+Z]]) holt sie zurück. Die Schaltflächen sagen, worum es geht. Zurückgenommen wird nur Eigenes: Was andere inzwischen geschrieben haben, bleibt.',
          en: '**Undo** ([[Mod+Z]]) takes back step by step, including deletions, moves and changes of the page’s settings; **Redo** ([[Mod+Shift+Z]]) brings them back. The buttons say what they are about. Only your own steps are undone: what others have written in the meantime stays.',
        },
      ],
    },
  ],
}
