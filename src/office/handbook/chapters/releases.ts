import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'releases',
  readers: 'planners',
  title: { de: 'Veröffentlichungen und Pläne', en: 'Releases and plans' },
  intro: {
    de: 'Eine Veröffentlichung sammelt Änderungen, die zusammen zu einer Minute öffentlich werden: ein Konzert oder eine ganze Saison.',
    en: 'A release collects changes that become public together, in the same minute: a single concert or a whole season.',
  },
  sections: [
    {
      id: 'later',
      title: { de: 'Eine Änderung warten lassen', en: 'Making a change wait' },
      steps: [
        {
          de: 'Im Formular etwas ändern und **Später veröffentlichen …** wählen.',
          en: 'Change something in a form and choose **Publish later …**.',
        },
        {
          de: '**Zu einer Zeit**, **In eine offene** oder **In eine neue** wählen.',
          en: 'Choose **To a time**, **Into an open one** or **Into a new one**.',
        },
        {
          de: 'Ankreuzen, wenn der Eintrag dann auch öffentlich werden soll, oder zurückgezogen.',
          en: 'Tick the box if the record itself should also become public then, or be taken back.',
        },
        {
          de: '**Vormerken** wählen. Das Formular zeigt wieder, was jetzt öffentlich ist.',
          en: 'Choose **Let it wait**. The form again shows what is public now.',
        },
      ],
      notes: [
        {
          de: 'Über dem Formular steht, was wartet. Von dort übernehmen Sie es in das Formular oder nehmen es wieder heraus. Aus dem Seiteneditor kommen Seiten auf demselben Weg in eine Veröffentlichung.',
          en: 'What is waiting is listed above the form. From there you can put it into the form, or take it out of the release. Pages get into a release in the same way from the page editor.',
        },
      ],
      picture: {
        name: 'planners-later',
        alt: { de: 'Das Fenster „Später veröffentlichen“', en: 'The window “Publish later”' },
      },
    },
    {
      id: 'collect',
      title: { de: 'Sammeln und prüfen', en: 'Collecting and checking' },
      text: [
        {
          de: 'Öffnen Sie die Veröffentlichung: Unter **Was sie enthält** steht jede Änderung, mit **jetzt** und **dann**. **Herausnehmen** nimmt sie wieder weg.',
          en: 'Open the release: **What it contains** lists every change, with **now** and **then**. **Take out** removes a change.',
        },
      ],
      steps: [
        {
          de: '**Prüfen** wählen. Die Website probiert alles aus und nennt, was nicht ginge und was der Prüfung auffällt.',
          en: 'Choose **Check**. The website tries everything out and says what would fail and what the checks have found.',
        },
        {
          de: '**Ansehen** wählen, um die Website zu dieser Zeit zu sehen.',
          en: 'Choose **Preview** to see the website as it will be at that time.',
        },
      ],
      notes: [
        {
          de: 'Ändern zwei Veröffentlichungen dasselbe Feld, nennen beide einander. Es gilt am Ende, was später öffentlich wird.',
          en: 'If two releases change the same field, each mentions the other. In the end, the one that becomes public later applies.',
        },
      ],
      picture: {
        name: 'planners-release',
        alt: { de: 'Eine Veröffentlichung mit ihren Änderungen', en: 'A release with its changes' },
      },
      place: {
        href: '/admin/releases/release',
        label: { de: 'Zu den Veröffentlichungen', en: 'Go to the releases' },
      },
    },
    {
      id: 'plan',
      title: { de: 'Planen, veröffentlichen, zurücknehmen', en: 'Planning, publishing, taking it back' },
      steps: [
        {
          de: 'Den **Zeitpunkt** eintragen und **Planen** wählen. Zu dieser Minute wird alles von selbst öffentlich, ganz oder gar nicht.',
          en: 'Enter the **Time** and choose **Plan**. At that minute everything becomes public by itself, all of it or nothing.',
        },
        { de: 'Oder **Jetzt veröffentlichen …** wählen.', en: 'Or choose **Publish now …**.' },
        {
          de: '**Absagen …** hält eine geplante auf; sie bleibt in der Liste und lässt sich wieder aufnehmen.',
          en: '**Cancel the release …** stops a planned one; it stays in the list and can be taken up again.',
        },
        {
          de: '**Zurücknehmen …** legt nach der Veröffentlichung eine neue an, die alles wieder macht, wie es war.',
          en: 'After publication, **Take it back …** makes a new release that puts everything back to what it was.',
        },
      ],
      notes: [
        {
          de: 'Mit **Auch, wenn einzelne Änderungen nicht gehen** wird öffentlich, was geht. Wer unter **Verantwortlich** steht und wer etwas vorgemerkt hat, bekommt am Tag davor und danach eine Mail.',
          en: 'With **Even if single changes fail**, whatever is possible becomes public. The person who is **Responsible**, and everybody who has added something, gets an e-mail the day before and afterwards.',
        },
      ],
    },
    {
      id: 'see',
      title: { de: 'Kalender und Vorschau auf später', en: 'Calendar and preview of later' },
      text: [
        {
          de: 'Der **Kalender der Veröffentlichungen** zeigt einen Monat. Die **Vorschau auf später** zeigt die ganze Website, wie sie zu einer Zeit sein wird, als Publikum oder Team, am Computer oder am Telefon.',
          en: 'The **Calendar of releases** shows a month. The **Preview of later** shows the whole website as it will be at a given time, as visitors or staff will see it, on a computer or a phone.',
        },
        {
          de: 'Unter **Vorschau teilen** erstellen Sie einen Link für Menschen ohne Konto, etwa eine Agentur. Er wird nur einmal gezeigt, läuft ab und lässt sich widerrufen.',
          en: 'Under **Share a preview**, create a link for people without an account, such as an agency. It is shown only once, expires, and can be revoked.',
        },
      ],
      picture: {
        name: 'planners-time-machine',
        alt: { de: 'Die Website in der Vorschau auf später', en: 'The website in the preview of later' },
      },
      place: {
        href: '/admin/releases/time-machine',
        label: { de: 'Zur Vorschau auf später', en: 'Go to the preview of later' },
      },
    },
  ],
}
