import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'operations',
  readers: 'planners',
  title: { de: 'Protokoll, Aufträge und Nachweise', en: 'Log, jobs and proofs' },
  intro: {
    de: 'Wer was getan hat, was im Hintergrund läuft, und woran man sieht, dass es stimmt.',
    en: 'Who has done what, what is running in the background, and how you can tell that everything is right.',
  },
  sections: [
    {
      id: 'log',
      title: { de: 'Protokoll', en: 'Log' },
      text: [
        {
          de: 'Das **Protokoll** nennt jede Änderung der Mitarbeitenden, auch Anmeldungen und Importe. Filtern Sie nach **Art**, **Vorgang**, **Wer** und Zeit. Die erste Seite der Verwaltung zeigt die letzten Änderungen.',
          en: 'The **Log** lists every change made by staff, including log-ins and imports. Filter by **Kind**, **Action**, **Who** and time. The first page of the administration shows the latest changes.',
        },
      ],
      picture: {
        name: 'planners-log',
        alt: { de: 'Das Protokoll mit seinen Filtern', en: 'The log with its filters' },
      },
      place: { href: '/admin/audit-log', label: { de: 'Zum Protokoll', en: 'Go to the log' } },
    },
    {
      id: 'jobs',
      title: { de: 'Aufträge und Mails', en: 'Jobs and mails' },
      text: [
        {
          de: 'Unter **Aufträge und Mails** sieht die Administration, was die Website im Hintergrund tut. Fehlgeschlagenes versucht sie selbst noch einmal. **Noch einmal** beginnt sofort, **Aufgeben** und **Verwerfen** beenden es.',
          en: 'Under **Jobs and mails**, administrators see what the website is doing in the background. It retries failed jobs by itself. **Again** retries at once, **Give up** and **Discard** end a job.',
        },
      ],
      notes: [
        {
          de: 'Warnungen des Betriebs, etwa ein fehlender Mailserver, stehen oben auf der Übersicht, und dort auch, von wann die **Letzte Sicherung** ist.',
          en: 'Operational warnings, such as a missing mail server, are at the top of the overview, which also says when the **Last backup** was made.',
        },
      ],
      place: { href: '/cms-hub/jobs', label: { de: 'Zu Aufträgen und Mails', en: 'Go to jobs and mails' } },
    },
    {
      id: 'proofs',
      title: { de: 'Nachweise', en: 'Proofs' },
      text: [
        {
          de: 'Die Seite „Nachweise“ zeigt allen, was ein Programm an dieser Website immer wieder zufällig ausprobiert: dass kein Wort verloren geht, dass die Vorschau stimmt, dass Abstürze nichts zerstören. Im Fuß jeder Seite führt ein Link dorthin.',
          en: 'The page “Proofs” shows everybody what a program keeps trying out on this website at random: that no word is lost, that previews are right, that crashes destroy nothing. A link in the footer of every page leads there.',
        },
        {
          de: 'Zur Barrierefreiheit liegen dem Programm zwei Berichte bei, nach WCAG 2.2 für die Website und nach ATAG 2.0 für die Werkzeuge, mit denen Sie arbeiten.',
          en: 'Two accessibility reports come with the software: one on WCAG 2.2 for the website, one on ATAG 2.0 for the tools you work with.',
        },
      ],
    },
  ],
}
