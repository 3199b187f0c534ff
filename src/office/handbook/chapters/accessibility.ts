import type { Chapter } from '../chapter.ts'

/** Writing for everybody: notices, checks, and what no program finds. */
export const chapter: Chapter = {
  id: 'accessibility',
  readers: 'editors',
  title: { de: 'Hinweise und Barrierefreiheit', en: 'Notices and accessibility' },
  intro: {
    de: 'Der Editor sagt, was fehlt, bevor es jemanden ausschließt. Und hier steht, was nur Menschen beurteilen können.',
    en: 'The editor says what is missing before it shuts anybody out. And here is what only people can judge.',
  },
  sections: [
    {
      id: 'notices',
      title: { de: 'Hinweise', en: 'Notices' },
      steps: [
        {
          de: '**Hinweise** in der Leiste öffnen. Die Zahl daneben sagt, wie viele es sind.',
          en: 'Open **Notices** in the toolbar. The number beside it says how many there are.',
        },
        {
          de: '**Zum Block** führt zu der Stelle; bei einem fehlenden Wert gleich ins Feld.',
          en: '**Go to block** leads to the place; for a missing value, right into the field.',
        },
        {
          de: 'Fehler verhindern das Veröffentlichen, Warnungen fragen noch einmal nach.',
          en: 'Errors prevent publishing; warnings only ask for confirmation.',
        },
      ],
      picture: {
        name: 'accessibility-notices',
        alt: {
          de: 'Der Bereich „Hinweise“: ein leeres Zitat als Fehler, eine ausgelassene Ebene einer Überschrift als Warnung, darunter die Liste, was selbst zu prüfen ist.',
          en: 'The panel “Notices”: an empty quote as an error, a skipped headline level as a warning, below them the list of what to check yourself.',
        },
      },
    },
    {
      id: 'pictures',
      title: { de: 'Bilder', en: 'Pictures' },
      text: [
        {
          de: 'Die **Bildbeschreibung** sagt in einem Satz, wofür das Bild hier steht. Gut: „Die Orgel, vom zweiten Rang gesehen“. Schlecht: „Bild“, „orgel.jpg“, noch einmal die Bildunterschrift. Fehlt ohne das Bild niemandem etwas, **Nur Schmuck, braucht keine Beschreibung** ankreuzen. Wörter in einem Bild gehören in **Der Text im Bild**, besser auf die Seite.',
          en: 'The **Picture description** says in one sentence what the picture is there for. Good: “The organ, seen from the second balcony”. Bad: “picture”, “organ.jpg”, the caption once more. If nobody misses anything without the picture, tick **Decoration only, needs no description**. Words in a picture belong in **The text in the picture** or, better, on the page.',
        },
      ],
    },
    {
      id: 'structure',
      title: { de: 'Überschriften, Tabellen, Links', en: 'Headlines, tables, links' },
      text: [
        {
          de: 'Eine Überschrift unter einer anderen ist eine **Ebene** tiefer, nie zwei. Fetter Text ist keine Überschrift. Eine Tabelle braucht Kopfzellen und einen **Titel der Tabelle**. Ein Link sagt, wohin er führt: „Saalplan (PDF)“, nicht „hier“.',
          en: 'A headline below another one is one **Level** deeper, never two. Bold text is not a headline. A table needs header cells and a **Caption**. A link says where it leads: “Plan of the hall (PDF)”, not “here”.',
        },
      ],
    },
    {
      id: 'sound',
      title: { de: 'Filme und Aufnahmen', en: 'Films and recordings' },
      text: [
        {
          de: 'Filme brauchen Untertitel, Aufnahmen eine **Mitschrift**; beides entsteht aus demselben Feld der Mediathek. Dazu gehört, wer spricht, und Musik und Geräusche, auf die es ankommt. Zeigt ein Film Wichtiges, das niemand sagt: im Text daneben beschreiben, oder eine zweite Fassung mit Audiodeskription hochladen.',
          en: 'Films need captions, recordings a **Transcript**; both come from the same field of the media library. They include who speaks, and music and sounds that matter. If a film shows something important that nobody says: describe it in the text beside it, or upload a second version with audio description.',
        },
      ],
    },
    {
      id: 'words',
      title: { de: 'Sprache', en: 'Language' },
      text: [
        {
          de: 'Kurze Sätze, ein Gedanke in jedem. Nicht auf Farbe, Form oder Ort verlassen: nicht „der rote Kasten rechts“, sondern seine Überschrift. Wörter einer anderen Sprache mit **Sprache** in der Leiste der Formatierung kennzeichnen.',
          en: 'Short sentences, one thought in each. Do not rely on colour, shape or place: not “the red box on the right”, but its headline. Mark words in another language with **Language** in the formatting toolbar.',
        },
      ],
      notes: [
        {
          de: '**Was Sie selbst prüfen** unter den Hinweisen ist die Liste dafür, vor jedem Veröffentlichen.',
          en: '**What to check yourself**, below the notices, is the list for this, before every publication.',
        },
      ],
    },
    {
      id: 'checks',
      title: { de: 'Die Prüfung der ganzen Website', en: 'Checking the whole website' },
      text: [
        {
          de: 'Unter **Prüfung** in der Verwaltung stehen die Befunde aller Seiten und Einträge: fehlende Beschreibungen, tote Links, Widersprüche. Die Regeln laufen nachts und nach jedem Speichern; was behoben ist, verschwindet von selbst. Ist etwas so gewollt: **Annehmen …**, mit einem Grund.',
          en: '**Checks** in the administration has the findings of all pages and records: missing descriptions, dead links, contradictions. The rules run at night and after each save; what has been fixed disappears by itself. If something is intentional: **Accept …**, with a reason.',
        },
      ],
      picture: {
        name: 'accessibility-checks',
        alt: {
          de: 'Die Prüfung in der Verwaltung: Befunde mit Ort, Datum und den Schaltflächen, die zur Stelle führen.',
          en: 'The checks in the administration: findings with place, date and the buttons that lead there.',
        },
      },
      place: { href: '/admin/guard', label: { de: 'Zur Prüfung', en: 'To the checks' } },
    },
    {
      id: 'editor',
      title: { de: 'Barrierefreiheit der Werkzeuge', en: 'Accessibility of the tools' },
      text: [
        {
          de: 'Editor und Verwaltung gehen ohne Maus und mit Vorleseprogramm: Angesagt wird, was eingefügt, verschoben oder gelöscht wurde und ob es gespeichert ist. Vergrößerung bis 400 %, die Farben des Systems und weniger Bewegung werden beachtet. Keine Frist läuft ab, ohne dass das Geschriebene erhalten bleibt. Alle Tasten stehen im Kapitel über die Tastatur.',
          en: 'Editor and administration work without a mouse and with a screen reader: what was inserted, moved or deleted is announced, and whether it is saved. Zoom up to 400 %, the colours of the system and reduced motion are respected. Nothing that was written is lost when time runs out. All keys are in the chapter about the keyboard.',
        },
      ],
    },
  ],
}
