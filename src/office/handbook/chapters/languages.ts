import type { Chapter } from '../chapter.ts'

/** The two languages of a page. */
export const chapter: Chapter = {
  id: 'languages',
  readers: 'editors',
  title: { de: 'Zwei Sprachen', en: 'Two languages' },
  intro: {
    de: 'Jede Seite hat eine deutsche und eine englische Fassung, die für sich geschrieben und veröffentlicht werden. Der Editor weiß, was fehlt und was veraltet ist.',
    en: 'Every page has a German and an English version, which are written and published on their own. The editor knows what is missing and what is outdated.',
  },
  sections: [
    {
      id: 'dialog',
      title: { de: 'Beide Fassungen nebeneinander', en: 'Both versions side by side' },
      text: [
        {
          de: 'In der Leiste steht „DE“ und „EN“, mit einem Zeichen, wenn etwas fehlt oder veraltet ist. Ein Klick öffnet **Sprachfassungen**: alle Blöcke in Zeilen, links die andere Sprache, rechts die der Seite. Dort lässt sich sofort übersetzen; es wird in die Felder der Seite geschrieben.',
          en: 'The toolbar says “DE” and “EN”, with a mark if something is missing or outdated. A click opens **Languages**: all blocks in rows, the other language on the left, that of the page on the right. You can translate right there; it is written into the fields of the page.',
        },
      ],
      picture: {
        name: 'languages-dialog',
        alt: {
          de: 'Das Fenster „Sprachfassungen“: Blöcke in Zeilen, die andere Sprache links, die der Seite rechts zum Schreiben.',
          en: 'The window “Languages”: blocks in rows, the other language on the left, that of the page on the right for writing.',
        },
      },
    },
    {
      id: 'missing',
      title: { de: 'Was in einer Sprache fehlt', en: 'What is missing in one language' },
      steps: [
        {
          de: '**Fehlende Blöcke hierher kopieren** holt, was es nur in der anderen Sprache gibt, an dieselbe Stelle.',
          en: '**Copy missing blocks here** brings what exists only in the other language to the same place.',
        },
        {
          de: 'Umgekehrt kopieren **Fehlende Blöcke in die englische Fassung kopieren** und, für einen Block, **In die englische Fassung kopieren** unter **Mehr** in seiner Leiste.',
          en: 'The other way round there is **Copy missing blocks into the German version** and, for one block, **Copy into the German version** under **More** in its bar.',
        },
        {
          de: '**Die ganze deutsche Fassung hierher übernehmen** ersetzt alles, was hier steht. Es wird vorher gefragt und lässt sich rückgängig machen.',
          en: '**Copy the whole German version here** replaces everything that is here. You are asked first, and it can be undone.',
        },
      ],
    },
    {
      id: 'copied',
      title: { de: 'Kopiert ist nicht übersetzt', en: 'Copied is not translated' },
      text: [
        {
          de: 'Ein kopierter Block gilt als nicht übersetzt, bis sein Text geändert wird. Steht darin nichts zu übersetzen, etwa ein Name: **Gilt auch so**.',
          en: 'A copied block counts as not translated until its text is changed. If there is nothing to translate in it, such as a name: **Right as it is**.',
        },
      ],
    },
    {
      id: 'outdated',
      title: { de: 'Was veraltet ist', en: 'What is outdated' },
      text: [
        {
          de: 'Ändert sich ein Text in einer Sprache, gilt sein Gegenstück als veraltet. Entweder dort nachziehen, oder, wenn es noch stimmt, **Als aktuell markieren**. **Alles als aktuell markieren** bestätigt alle auf einmal.',
          en: 'When a text changes in one language, its counterpart counts as outdated. Either update it, or, if it is still right, **Mark as up to date**. **Mark everything as up to date** confirms all of them at once.',
        },
      ],
      notes: [
        {
          de: 'Beim Schreiben steht der Wortlaut der anderen Sprache auch in den Angaben des Blocks.',
          en: 'While writing, the wording of the other language is in the details of the block, too.',
        },
      ],
    },
    {
      id: 'only-one',
      title: { de: 'Eine Seite in nur einer Sprache', en: 'A page in one language only' },
      text: [
        {
          de: 'Eine Fassung ohne veröffentlichten Inhalt ist nicht verlinkt. Eine Seite, die nur in einer Sprache einen Titel hat, gibt es nur dort; den anderen Titel nachzutragen geht in den **Einstellungen der Seite** unter **Titel der neuen Sprachfassung**.',
          en: 'Nothing links to a version without published content. A page that has a title in one language only exists only there; the other title is added in the **Page settings** under **Title of the new language version**.',
        },
      ],
    },
  ],
}
