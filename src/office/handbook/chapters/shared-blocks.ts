import { trashDays } from '#i18n/trash-days.ts'
import type { Chapter } from '../chapter.ts'

/** Blocks that are written once and shown in many places. */
export const chapter: Chapter = {
  id: 'shared-blocks',
  readers: 'editors',
  title: { de: 'Wiederverwendbare Blöcke', en: 'Reusable blocks' },
  intro: {
    de: 'Öffnungszeiten, Anfahrt, ein Hinweis zur Kasse: einmal geschrieben, an vielen Stellen gezeigt.',
    en: 'Opening times, directions, a note about the box office: written once, shown in many places.',
  },
  sections: [
    {
      id: 'make',
      title: { de: 'Wiederverwendbar machen', en: 'Making something reusable' },
      steps: [
        {
          de: 'Auf einer Seite einen oder mehrere Blöcke auswählen.',
          en: 'Select one or several blocks on a page.',
        },
        {
          de: 'In der Leiste des Blocks unter **Mehr** auf **Wiederverwendbar machen** drücken und einen Namen geben.',
          en: 'In the bar of the block, press **Make reusable** under **More** and give it a name.',
        },
        {
          de: 'Aus den Blöcken wird ein Original; an ihrer Stelle wird es gezeigt.',
          en: 'The blocks become an original, which is shown in their place.',
        },
      ],
      picture: {
        name: 'shared-make',
        alt: {
          de: 'Das Fenster „Wiederverwendbar machen“ mit dem Namen in beiden Sprachen.',
          en: 'The window “Make reusable” with the name in both languages.',
        },
      },
    },
    {
      id: 'insert',
      title: { de: 'Einfügen', en: 'Inserting' },
      text: [
        {
          de: 'Im Menü **Block einfügen** stehen sie unter **Wiederverwendbar**, mit Namen und der Zahl ihrer Verwendungen.',
          en: 'The menu **Insert a block** lists them under **Reusable**, with their names and how often they are used.',
        },
      ],
    },
    {
      id: 'edit',
      title: { de: 'Das Original ändern', en: 'Changing the original' },
      text: [
        {
          de: 'Auf einer Seite lässt sich ein wiederverwendbarer Block nicht ändern. **Original bearbeiten** in seiner Leiste öffnet das Original. Beim Veröffentlichen steht dort, an wie vielen Stellen es erscheint: Sie alle ändern sich damit.',
          en: 'A reusable block cannot be changed on a page. **Edit the original** in its bar opens the original. Publishing says in how many places it appears: all of them change.',
        },
      ],
      notes: [
        {
          de: 'Deutsch und Englisch haben getrennte Entwürfe, wie bei jeder Seite.',
          en: 'German and English have separate drafts, as on every page.',
        },
      ],
    },
    {
      id: 'detach',
      title: { de: 'Vom Original lösen', en: 'Detaching from the original' },
      text: [
        {
          de: 'Soll eine Stelle etwas anderes sagen, macht **Vom Original lösen** unter **Mehr** eigene Blöcke daraus. Änderungen am Original wirken dort nicht mehr.',
          en: 'If one place should say something else, **Detach from the original** under **More** turns it into blocks of its own. Later changes to the original no longer affect it.',
        },
      ],
    },
    {
      id: 'list',
      title: { de: 'Alle ansehen', en: 'Seeing all of them' },
      text: [
        {
          de: `**Wiederverwendbare Blöcke** im Menü **Seite** listet alle: **Wo?** nennt die Stellen, **Umbenennen** und **Löschen** stehen daneben. Was noch verwendet wird, lässt sich nicht löschen; Gelöschtes bleibt ${trashDays} Tage im Papierkorb.`,
          en: `**Reusable blocks** in the menu **Page** lists them: **Where?** names the places, **Rename** and **Delete** are beside it. What is still used cannot be deleted; what is deleted stays in the trash for ${trashDays} days.`,
        },
      ],
    },
  ],
}
