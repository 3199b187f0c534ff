import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'stories',
  readers: 'planners',
  title: { de: 'Stories, Rubriken und Schlagwörter', en: 'Stories, categories and tags' },
  intro: {
    de: 'Eine Story hat einen Eintrag mit Titel, Bild und Rubrik, und eine Seite, auf der ihr Text im Seiteneditor steht.',
    en: 'A story has a record with title, picture and category, and a page on which its text is written in the page editor.',
  },
  sections: [
    {
      id: 'add',
      title: { de: 'Eine Story anlegen', en: 'Adding a story' },
      steps: [
        {
          de: 'Wählen Sie **Neu** und **Neue Story**, oder bei einem Konzert **Story zu diesem Konzert anlegen**.',
          en: 'Choose **New** and **New story**, or with a concert **Add a story about this concert**.',
        },
        {
          de: 'Geben Sie **Titel**, **Kurztext**, **Rubrik** und unter **Erscheint** den Tag ein, und wählen Sie ein **Bild**.',
          en: 'Enter **Title**, **Short text**, **Category**, and the day under **Appears**, and choose a **Picture**.',
        },
        {
          de: 'Speichern Sie, öffnen Sie unter **Auf der Website** die Seite, und schreiben Sie dort den Text.',
          en: 'Save, open the page under **On the website**, and write the text there.',
        },
        {
          de: 'Veröffentlichen Sie den Text im Seiteneditor und den Eintrag hier.',
          en: 'Publish the text in the page editor, and the record here.',
        },
      ],
      notes: [
        {
          de: '**Erscheint** ist der Tag über der Story; vorher sehen Besucherinnen und Besucher sie nicht. Unter **Konzerte zur Story** verbinden Sie sie mit Veranstaltungen, die dann auf sie hinweisen.',
          en: '**Appears** is the day shown with the story; visitors do not see it before. **Concerts of the story** connects it to events, which then point to it.',
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
          en: 'A category says under **For** whether its stories are for reading, listening or watching. The website filters by categories and tags; there are feeds for both.',
        },
        {
          de: 'Eine Aufnahme unter **Zu hören oder zu sehen** in einer Rubrik zum Hören erscheint auch im Podcast.',
          en: 'A recording under **To hear or to see**, in a category for listening, is in the podcast, too.',
        },
      ],
      place: {
        href: '/admin/stories/category',
        label: { de: 'Zu den Rubriken', en: 'Go to the categories' },
      },
    },
  ],
}
