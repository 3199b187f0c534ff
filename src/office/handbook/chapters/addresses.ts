import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'addresses',
  readers: 'planners',
  title: { de: 'Weiterleitungen und alte Adressen', en: 'Redirects and old addresses' },
  intro: {
    de: 'Links in Zeitungen, Mails und Suchmaschinen sollen weiter ankommen, auch wenn sich Adressen ändern.',
    en: 'Links in newspapers, e-mails and search engines should still lead to the right page when addresses change.',
  },
  sections: [
    {
      id: 'redirects',
      title: { de: 'Weiterleitungen', en: 'Redirects' },
      text: [
        {
          de: 'Ändern Sie die Adresse einer Seite, entsteht die Weiterleitung von selbst. Für gedruckte oder ganz alte Adressen legen Sie eine an: **Alte Adresse** und **Führt zu**. **Aufrufe** zählt, ob sie noch gebraucht wird.',
          en: 'When you change the address of a page, the redirect is made automatically. For printed or very old addresses, add one yourself: **Old address** and **Leads to**. **Hits** shows whether it is still needed.',
        },
        {
          de: 'Viele auf einmal fügen Sie unter **Weiterleitungen importieren** aus einer Tabelle ein. **Prüfen** zeigt zuerst, was geschehen würde; danach gibt es **Rückgängig**.',
          en: 'To add many at once, paste them from a spreadsheet under **Import redirects**. **Check** first shows what would happen; afterwards there is **Undo**.',
        },
      ],
      place: {
        href: '/admin/pages/redirect',
        label: { de: 'Zu den Weiterleitungen', en: 'Go to the redirects' },
      },
    },
    {
      id: 'missed',
      title: { de: 'Nicht gefundene Adressen', en: 'Addresses not found' },
      text: [
        {
          de: 'Diese Liste nennt Adressen ohne Seite, die Menschen aufgerufen haben. **Weiterleitung anlegen** behebt eine, **Ignorieren** nimmt sie aus der Liste. Gespeichert werden nur Pfad, Anzahl und Zeitpunkt.',
          en: 'This list has addresses that people have asked for but that lead to no page. **Add a redirect** fixes one, **Ignore** takes it off the list. Only path, count and time are stored.',
        },
      ],
      place: {
        href: '/admin/pages/missed-paths',
        label: { de: 'Zu den nicht gefundenen Adressen', en: 'Go to the addresses not found' },
      },
    },
  ],
}
