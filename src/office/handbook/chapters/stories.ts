import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'stories',
  readers: 'planners',
  title: { de: 'Stories, Rubriken und Schlagwörter', en: 'Stories, categories and tags' },
  intro: {
    de: 'Eine Story hat einen Eintrag mit Titel, Bild und Rubrik, und eine Seite, auf der ihr Text im Seiteneditor steht.',
    en: 'A story has a record with title, picture and category, and a page where its text is written in the page editor.',
  },
  sections: [
    {
      id: 'add',
      title: { de: 'Eine Story anlegen', en: 'Adding a story' },
      steps: [
        {
          de: '**Neu** und **Neue Story** wählen, oder bei einem Konzert **Story zu diesem Konzert anlegen**.',
          en: 'Choose **New**, then **New story**; or, in the form of a concert, **Add a story about this concert**.',
        },
        {
          de: '**Titel**, **Kurztext**, **Rubrik** und unter **Erscheint** den Tag eingeben und ein **Bild** wählen.',
          en: 'Enter **Title**, **Short text**, **Category** and, in **Appears**, the day, and choose a **Picture**.',
        },
        {
          de: 'Speichern, unter **Auf der Website** die Seite öffnen und dort den Text schreiben.',
          en: 'Save, open the page under **On the website**, and write the text there.',
        },
        {
          de: 'Den Text im Seiteneditor veröffentlichen und den Eintrag hier.',
          en: 'Publish the text in the page editor and the record here.',
        },
      ],
      notes: [
        {
          de: '**Erscheint** ist der Tag über der Story; vorher sehen Besucherinnen und Besucher sie nicht. Unter **Konzerte zur Story** verbinden Sie sie mit Veranstaltungen, die dann auf sie hinweisen.',
          en: '**Appears** is the date shown above the story; visitors do not see the story before that day. **Concerts of the story** links it to events, which then refer to it.',
        },
      ],
      place: { href: '/admin/blog/article', label: { de: 'Zu den Stories', en: 'Go to the stories' } },
    },
    {
      id: 'lists',
      title: { de: 'Rubriken und Schlagwörter', en: 'Categories and tags' },
      text: [
        {
          de: 'Eine Rubrik sagt unter **Zum**, ob ihre Stories zum Lesen, Hören oder Sehen sind. Nach Rubriken und Schlagwörtern wird auf der Website gefiltert; für beide gibt es Feeds.',
          en: 'In **For**, a category says whether its stories are for reading, listening or watching. Visitors can filter by category and tag; there are feeds for both.',
        },
        {
          de: 'Eine Aufnahme unter **Zu hören oder zu sehen** in einer Rubrik zum Hören erscheint auch im Podcast.',
          en: 'A recording under **To hear or to see**, in a category for listening, also appears in the podcast.',
        },
      ],
      place: {
        href: '/admin/stories/category',
        label: { de: 'Zu den Rubriken', en: 'Go to the categories' },
      },
    },
  ],
}
