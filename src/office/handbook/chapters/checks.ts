import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'checks',
  readers: 'planners',
  title: { de: 'Die Prüfung', en: 'The checks' },
  intro: {
    de: 'Die Website sucht selbst, was Besucherinnen und Besuchern auffallen würde: fehlende Preise, Links ins Leere, zwei Konzerte zur selben Zeit im selben Saal.',
    en: 'The website looks by itself for what visitors would notice: missing prices, links to nowhere, two concerts at the same time in the same hall.',
  },
  sections: [
    {
      id: 'findings',
      title: { de: 'Befunde abarbeiten', en: 'Working through findings' },
      text: [
        {
          de: 'Die Regeln laufen nachts und nach jedem Speichern. Was behoben ist, verschwindet von selbst. Die Übersicht zeigt die ersten Befunde, jedes Formular seine eigenen.',
          en: 'The rules run at night and after each save. What has been fixed disappears by itself. The overview shows the first findings, each form its own.',
        },
      ],
      steps: [
        {
          de: 'Bei **Regel** wählen, was angesehen werden soll.',
          en: 'In **Rule**, choose what you want to see.',
        },
        {
          de: 'Dem Link zur Stelle folgen: Er öffnet das Formular beim Feld oder den Seiteneditor beim Block.',
          en: 'Follow the link to the place: it opens the form at the field, or the page editor at the block.',
        },
        { de: 'Den Fehler beheben und speichern.', en: 'Fix it and save.' },
      ],
      picture: {
        name: 'planners-checks',
        alt: {
          de: 'Die Liste der Befunde und darunter die aufgeklappten Regeln',
          en: 'The list of findings and, below it, the expanded rules',
        },
      },
      place: { href: '/admin/guard', label: { de: 'Zur Prüfung', en: 'Go to the checks' } },
    },
    {
      id: 'accept',
      title: { de: 'Einen Befund annehmen', en: 'Accepting a finding' },
      text: [
        {
          de: 'Manches ist Absicht. Dann nehmen Sie den Befund an: Er steht nicht mehr unter den offenen, solange sich an der Stelle nichts ändert.',
          en: 'Some things are intentional. In that case, accept the finding: it is no longer listed as open, as long as nothing changes there.',
        },
      ],
      steps: [
        {
          de: '**Annehmen …** wählen und einen **Grund** angeben.',
          en: 'Choose **Accept …** and enter a **Reason**.',
        },
        {
          de: 'Unter **Zeigen**, **Angenommen** ist er wieder zu finden; **Zurücknehmen** öffnet ihn.',
          en: 'Under **Show**, **Accepted** you will find it again; **Take back** reopens it.',
        },
      ],
    },
    {
      id: 'rules',
      title: { de: 'Die Regeln', en: 'The rules' },
      text: [
        {
          de: 'Unter der Liste klappen Sie alle Regeln auf, jede mit einem Beispiel, das sie meldet, und einem, das sie nicht meldet:',
          en: 'Expand the list of all rules below the findings. Each has an example that it reports and one that it does not:',
        },
        {
          de: '**Englisch fehlt**, **Vorverkauf beginnt nach dem Verkauf**, **Preis fehlt**, **Dauer fehlt**, **Ohne Bild**, **Zur selben Zeit im selben Saal**, **Abgesagtes Konzert im Abonnement**, **Text widerspricht dem Datensatz**, **Link auf etwas, das nicht öffentlich ist**, **Link nach außen geht nicht**, **Teaser für eine vergangene Veranstaltung**, **Dieselbe Nummer in einem anderen Katalog**, **Alternativtext fehlt** und **Bildrechte fehlen**.',
          en: '**English is missing**, **The advance sale begins after the sale**, **The price is missing**, **The duration is missing**, **Without a picture**, **In the same hall at the same time**, **Cancelled concert in a subscription**, **Text contradicts the record**, **Link to something that is not public**, **Link to another site is broken**, **Teaser for an event that is over**, **The same number in another catalogue**, **The alternative text is missing** and **The rights of a picture are missing**.',
        },
      ],
      notes: [
        {
          de: 'Administratorinnen und Administratoren schalten Regeln aus und wieder ein. Annehmen kann die Redaktion. Einzelne Regeln sprechen nur bei der Prüfung einer Veröffentlichung.',
          en: 'Administrators switch rules off and on again. Editors accept findings. Some rules apply only when a release is checked.',
        },
      ],
    },
  ],
}
