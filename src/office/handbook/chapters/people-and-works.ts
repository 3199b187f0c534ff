import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'people-and-works',
  readers: 'planners',
  title: { de: 'Personen, Ensembles und Werke', en: 'People, ensembles and works' },
  intro: {
    de: 'Jede Person, jedes Ensemble und jedes Werk gibt es einmal. Alle Abende, an denen sie vorkommen, hängen daran.',
    en: 'Each person, ensemble and work exists once. All evenings on which they appear are connected to it.',
  },
  sections: [
    {
      id: 'people',
      title: { de: 'Personen und Ensembles', en: 'People and ensembles' },
      text: [
        {
          de: '**Name** ist die Form, die das deutsche Programm druckt, **Englische Form** nur nötig, wenn sie abweicht. **Im Register** sortiert: „Dvořák, Antonín“.',
          en: '**Name** is the form that a German programme prints, **English form** is only needed where it differs. **In the index** sorts: “Dvořák, Antonín”.',
        },
        {
          de: 'Unter **Andere Schreibweisen** steht, wie die Person sonst noch heißt. Suche und Importe finden sie dann auch so.',
          en: 'Under **Other spellings** is what else the person is called. Search and imports then find the person by these, too.',
        },
        {
          de: 'Für **Geboren** und **Gestorben** können Sie Ungenaues schreiben: „um 1921“, „vor 1921“, „1920er-Jahre“. Darunter steht, was das Formular verstanden hat.',
          en: 'For **Born** and **Died** you can write what is not exact: “about 1921”, “before 1921”, “1920s”. Below it the form says what it has understood.',
        },
      ],
      place: {
        href: '/admin/works/artist',
        label: { de: 'Zu den Personen und Ensembles', en: 'Go to the people and ensembles' },
      },
    },
    {
      id: 'works',
      title: { de: 'Werke', en: 'Works' },
      text: [
        {
          de: 'Ein Werk hat **Komponist:in**, **Titel**, **Werknummer**, **Tonart**, **Entstanden**, **Dauer**, **Instrumente** und **Sätze**. Die Dauer gilt für jeden neuen Programmpunkt, bei dem nichts anderes steht.',
          en: 'A work has **Composer**, **Title**, **Catalogue number**, **Key**, **Composed**, **Duration**, **Instrumentation** and **Movements**. The duration holds for each item that does not say otherwise.',
        },
        {
          de: 'Unter **Sprache des Titels** sagen Sie bei Titeln, die nicht übersetzt werden, wie sie auszusprechen sind; Vorleseprogramme richten sich danach.',
          en: 'Under **Language of the title** you say how titles that are not translated are pronounced; screen readers use it.',
        },
      ],
      place: { href: '/admin/works/work', label: { de: 'Zu den Werken', en: 'Go to the works' } },
    },
    {
      id: 'merge',
      title: { de: 'Doppeltes zusammenführen', en: 'Merging duplicates' },
      steps: [
        {
          de: 'Öffnen Sie **Mögliche Dubletten** oder eine der beiden Personen.',
          en: 'Open **Likely duplicates** or one of the two people.',
        },
        {
          de: 'Wählen Sie **Vergleichen und zusammenführen …** oder **Mit einem anderen zusammenführen …**.',
          en: 'Choose **Compare and merge …** or **Merge with another one …**.',
        },
        {
          de: 'Entscheiden Sie, welcher Eintrag bleibt. Konzerte, Werke und Namen gehen auf ihn über, und was ihm fehlt, wird ergänzt.',
          en: 'Decide which record stays. Concerts, works and names go to it, and what it lacks is filled in.',
        },
        { de: 'Wählen Sie **Zusammenführen**.', en: 'Choose **Merge**.' },
      ],
      notes: [
        {
          de: '**Wieder trennen** geht 90 Tage lang. Adressen des anderen führen weiter zu dem, der bleibt. Sind zwei sich nur ähnlich, notieren Sie sie als **Verschieden**.',
          en: '**Separate again** works for 90 days. Addresses of the other one lead to the one that stays. If two are only alike, note them as **Different**.',
        },
      ],
      picture: {
        name: 'planners-duplicates',
        alt: {
          de: 'Zwei Einträge, die dieselbe Person sein könnten',
          en: 'Two records that may be the same person',
        },
      },
      place: {
        href: '/admin/works/duplicates',
        label: { de: 'Zu den möglichen Dubletten', en: 'Go to the likely duplicates' },
      },
    },
    {
      id: 'identifiers',
      title: { de: 'Nummern anderer Kataloge', en: 'Numbers of other catalogues' },
      text: [
        {
          de: 'Unter **In anderen Katalogen** tragen Sie Nummern von GND, VIAF, Wikidata, ISNI und MusicBrainz ein; die Adresse des Eintrags genügt. Prüfziffern werden geprüft. Haben zwei dieselbe Nummer, meldet es die Prüfung.',
          en: 'Under **In other catalogues** enter numbers of GND, VIAF, Wikidata, ISNI and MusicBrainz; the address of the entry will do. Check digits are checked. If two have the same number, the checks report it.',
        },
      ],
    },
  ],
}
