import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'media-rights',
  readers: 'planners',
  title: { de: 'Mediathek und Bildrechte', en: 'Media library and picture rights' },
  intro: {
    de: 'Bilder, PDF, Aufnahmen und Filme liegen an einem Ort, mit Beschreibung, Nennung und der Zeit, in der sie gezeigt werden dürfen.',
    en: 'Pictures, PDFs, recordings and films are in one place, with description, credit and the time during which they may be shown.',
  },
  sections: [
    {
      id: 'upload',
      title: { de: 'Hochladen und beschreiben', en: 'Uploading and describing' },
      steps: [
        {
          de: 'Wählen Sie **Dateien hochladen**, oder ziehen Sie Dateien ins Fenster.',
          en: 'Choose **Upload files**, or drop files on the window.',
        },
        {
          de: 'Schreiben Sie die **Bildbeschreibung** für alle, die das Bild nicht sehen, oder kreuzen Sie an, dass es nur Schmuck ist.',
          en: 'Write the **Picture description** for everyone who can’t see the picture, or tick that it is decorative only.',
        },
        {
          de: 'Setzen Sie den **Fokuspunkt** auf das Wichtigste. Darunter sehen Sie, wie das Bild beschnitten wird.',
          en: 'Put the **Focal point** on what matters most. Below it you see how the picture is cropped.',
        },
      ],
      notes: [
        {
          de: 'Aufnahmen und Filme brauchen eine **Mitschrift**; Zeilen mit Zeit werden auch zu Untertiteln.',
          en: 'Recordings and films need a **Transcript**; lines with a time become captions, too.',
        },
      ],
      picture: {
        name: 'planners-media',
        alt: {
          de: 'Die Angaben zu einem Bild mit Fokuspunkt',
          en: 'The details of a picture with its focal point',
        },
      },
      place: { href: '/admin/media', label: { de: 'Zur Mediathek', en: 'Go to the media library' } },
    },
    {
      id: 'rights',
      title: { de: 'Nennung und Rechte', en: 'Credit and rights' },
      text: [
        {
          de: '**Foto** nennt, wer das Bild gemacht hat, **Rechte**, wem es gehört. Beides steht beim Bild auf der Website. **Pressebild** erlaubt der Presse den Download mit Nennung.',
          en: '**Photo** names who made the picture, **Rights** who holds the rights. Both are shown with the picture on the website. **Press picture** lets the press download it with its credit.',
        },
        {
          de: 'Nach dem Tag unter **Darf gezeigt werden bis** sehen das Bild nur noch Mitarbeitende. Die Übersicht nennt vorher die **Bilder, deren Rechte bald enden**.',
          en: 'After the day at **May be shown until** only staff see the picture. Before that, the overview lists **Pictures whose rights end soon**.',
        },
      ],
      notes: [
        {
          de: 'Die Prüfung meldet öffentliche Bilder ohne Beschreibung und ohne Nennung.',
          en: 'The checks report public pictures without a description and without a credit.',
        },
      ],
    },
    {
      id: 'replace',
      title: { de: 'Ersetzen und löschen', en: 'Replacing and deleting' },
      text: [
        {
          de: '**Durch andere Datei ersetzen** tauscht die Datei an allen Stellen aus. Löschen lässt sich nur, was nirgends verwendet wird; der Filter **Verwendet** zeigt es.',
          en: '**Replace with another file** exchanges the file at all places. Only what is not used anywhere can be deleted; the filter **Used** shows it.',
        },
      ],
    },
  ],
}
