import type { Chapter } from '../chapter.ts'

/** The media library: pictures, documents, recordings and films. */
export const chapter: Chapter = {
  id: 'media',
  readers: 'editors',
  title: { de: 'Bilder, Aufnahmen und Filme', en: 'Pictures, recordings and films' },
  intro: {
    de: 'Alle Dateien liegen einmal in der Mediathek und werden von dort überall verwendet, mit Beschreibung, Nennung und Rechten.',
    en: 'All files are kept once in the media library and used from there everywhere, with description, credit and rights.',
  },
  sections: [
    {
      id: 'library',
      title: { de: 'Die Mediathek', en: 'The media library' },
      text: [
        {
          de: 'Die Mediathek zeigt Bilder, PDF, Aufnahmen und Filme. Die Filter finden auch, was nirgends verwendet wird, und an Bildern, denen sie fehlt, steht **Ohne Bildbeschreibung**. Autor:innen ändern die Angaben ihrer eigenen Dateien, die Redaktion alle.',
          en: 'The media library shows pictures, PDFs, recordings and films. The filters also find what is used nowhere, and pictures that lack one say **No description**. Authors change the details of their own files, editors those of all.',
        },
      ],
      picture: {
        name: 'media-library',
        alt: {
          de: 'Die Mediathek mit Bildern als Karten, Suche und Filtern.',
          en: 'The media library with pictures as cards, search and filters.',
        },
      },
      place: { href: '/admin/media', label: { de: 'Zur Mediathek', en: 'To the media library' } },
    },
    {
      id: 'upload',
      title: { de: 'Hochladen', en: 'Uploading' },
      steps: [
        {
          de: 'In der Mediathek **Dateien hochladen** drücken, oder Dateien ins Fenster ziehen. Auf dem Telefon: **Foto aufnehmen**.',
          en: 'In the media library press **Upload files**, or drag files into the window. On a phone: **Take a photo**.',
        },
        {
          de: 'Auf einer Seite, die bearbeitet wird, genügt es, eine Datei an ihren Platz zu ziehen oder einzufügen: Daraus wird ein Bild, eine Galerie, eine Aufnahme, ein Film oder ein Link.',
          en: 'On a page that is being edited, dragging or pasting a file into its place is enough: it becomes a picture, a gallery, a recording, a film or a link.',
        },
        {
          de: 'Weiterarbeiten: Das Hochladen läuft weiter, auch auf der nächsten Seite. Was unterbrochen wurde, geht später dort weiter, wenn die Datei noch einmal gewählt wird.',
          en: 'Carry on working: uploading continues, also on the next page. What was interrupted continues when the file is chosen again.',
        },
      ],
      notes: [
        {
          de: 'Eine Datei, die es schon gibt, wird nicht doppelt gespeichert: **War schon in der Mediathek**.',
          en: 'A file that exists already is not stored twice: **Already in the library**.',
        },
      ],
    },
    {
      id: 'choose',
      title: { de: 'Ein Bild auf eine Seite setzen', en: 'Putting a picture on a page' },
      steps: [
        {
          de: 'Einen Block mit Bild einfügen und **Bild auswählen** drücken, oder in den Angaben **Bild wählen**.',
          en: 'Insert a block with a picture and press **Choose a picture**, on the page or in the details.',
        },
        {
          de: 'Aus der **Mediathek** wählen, ein Bild hochladen, oder eine der **Klangfiguren** nehmen, die das Haus zeichnet.',
          en: 'Choose from the **Media library**, upload a picture, or take one of the **Sound figures** that the house draws.',
        },
        {
          de: 'Die **Bildbeschreibung** prüfen. Bleibt das Feld leer, gilt die aus der Mediathek.',
          en: 'Check the **Picture description**. While the field is empty, the one in the library is used.',
        },
      ],
      picture: {
        name: 'media-picture',
        alt: {
          de: 'Ein Bild auf der Seite, rechts seine Angaben mit Größe, Bildbeschreibung und Bildunterschrift.',
          en: 'A picture on the page, on the right its details with size, description and caption.',
        },
      },
    },
    {
      id: 'focus',
      title: { de: 'Fokuspunkt', en: 'Focal point' },
      steps: [
        {
          de: 'Das Bild in der Mediathek öffnen.',
          en: 'Open the picture in the media library.',
        },
        {
          de: 'Auf das Wichtigste im Bild klicken, oder den Punkt mit den Pfeiltasten verschieben. Er bleibt sichtbar, wo das Bild beschnitten wird; **So wird beschnitten** zeigt die Formate.',
          en: 'Click on what matters most, or move the point with the arrow keys. It stays visible where the picture is cropped; **How it is cropped** shows the formats.',
        },
        { de: '**Speichern** drücken.', en: 'Press **Save**.' },
      ],
      picture: {
        name: 'media-focus',
        alt: {
          de: 'Das Formular eines Bildes: im Bild der Fokuspunkt, ein Kreis mit einem Punkt.',
          en: 'The form of a picture with the focal point, a circle with a dot, on the picture.',
        },
      },
    },
    {
      id: 'description',
      title: { de: 'Beschreibung, Nennung und Rechte', en: 'Description, credit and rights' },
      text: [
        {
          de: '**Bildbeschreibung**: was das Bild sagt, in einem Satz, für alle, die es nicht sehen. Fehlt ohne das Bild nichts, ist es nur Schmuck und braucht keine.',
          en: '**Picture description**: what the picture says, in one sentence, for all who cannot see it. If nothing is missing without the picture, it is decoration and needs none.',
        },
        {
          de: '**Foto** und **Rechte** erscheinen als Nennung am Bild. Nach dem Tag bei **Darf gezeigt werden bis** sehen es nur noch Mitarbeitende; auf den Seiten steht dann ein Hinweis, und die Übersicht warnt vorher. **Pressebild** gibt es im Pressebereich frei.',
          en: '**Photo** and **Rights** appear as the credit of the picture. After the day under **May be shown until**, only staff see it; the pages then have a notice, and the overview warns you beforehand. **Press picture** releases it for the press.',
        },
      ],
      notes: [
        {
          de: 'Enthält ein Bild Text, wie ein Plakat, gehört er auf der Seite in **Der Text im Bild**.',
          en: 'If a picture contains words, as a poster does, they belong in **The text in the picture** on the page.',
        },
      ],
    },
    {
      id: 'recordings',
      title: { de: 'Aufnahmen und Filme', en: 'Recordings and films' },
      steps: [
        {
          de: 'Die Datei in die Mediathek laden und öffnen.',
          en: 'Upload the file to the media library and open it.',
        },
        {
          de: 'Im Feld **Mitschrift** aufschreiben, was zu hören ist. Zeilen mit Zeit, „0:12 Text“, werden auch zu Untertiteln, „0:12 # Titel“ beginnt ein Kapitel. Eine WebVTT- oder SRT-Datei lässt sich dort einfügen.',
          en: 'In the field **Transcript**, write down what can be heard. Lines with a time, “0:12 text”, also become captions; “0:12 # title” begins a chapter. You can also paste a WebVTT or SRT file.',
        },
        {
          de: 'Auf der Seite den Block **Audio** oder **Video** einfügen und die eigene Datei wählen, oder die Adresse eines anderen Dienstes einfügen.',
          en: 'Insert the block **Audio** or **Video** on the page and choose your file, or paste the address of another service.',
        },
      ],
      notes: [
        {
          de: 'Fehlen Untertitel oder Mitschrift, sagt es ein Hinweis, und vor dem Veröffentlichen wird gefragt.',
          en: 'If captions or a transcript are missing, a notice says so, and publishing asks first.',
        },
      ],
    },
    {
      id: 'replace',
      title: { de: 'Ersetzen und löschen', en: 'Replacing and deleting' },
      text: [
        {
          de: '**Durch andere Datei ersetzen** tauscht die Datei an allen Stellen auf einmal. Löschen lässt sich eine Datei erst, wenn nichts mehr auf sie verweist; ihr Formular nennt die Stellen unter **Wird verwendet von**.',
          en: '**Replace with another file** exchanges the file in all places at once. A file can only be deleted when nothing refers to it; its form names the places under **Used by**.',
        },
      ],
    },
  ],
}
