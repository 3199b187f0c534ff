import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'people-and-works',
  readers: 'planners',
  title: { de: 'Personen, Ensembles und Werke', en: 'People, ensembles and works' },
  intro: {
    de: 'Jede Person, jedes Ensemble und jedes Werk gibt es einmal. Alle Abende, an denen sie vorkommen, hängen daran.',
    en: 'Every person, ensemble and work exists only once. All evenings on which they appear are linked to that record.',
  },
  sections: [
    {
      id: 'people',
      title: { de: 'Personen und Ensembles', en: 'People and ensembles' },
      text: [
        {
          de: '**Name** ist die Form, die das deutsche Programm druckt, **Englische Form** nur nötig, wenn sie abweicht. **Im Register** sortiert: „Dvořák, Antonín“.',
          en: '**Name** is the form printed in the German programme; **English form** is needed only if it differs. **In the index** is for sorting: “Dvořák, Antonín”.',
        },
        {
          de: 'Unter **Andere Schreibweisen** steht, wie die Person sonst noch heißt. Suche und Importe finden sie dann auch so.',
          en: '**Other spellings** lists other names for the person. Searches and imports then find the person under these as well.',
        },
        {
          de: 'Für **Geboren** und **Gestorben** können Sie Ungenaues schreiben: „um 1921“, „vor 1921“, „1920er-Jahre“. Darunter steht, was das Formular verstanden hat.',
          en: 'In **Born** and **Died**, you can enter approximate dates: “about 1921”, “before 1921”, “1920s”. Below the field, the form says how it has understood them.',
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
          en: 'A work has **Composer**, **Title**, **Catalogue number**, **Key**, **Composed**, **Duration**, **Instrumentation** and **Movements**. The duration is used for every new programme item that has none of its own.',
        },
        {
          de: 'Unter **Sprache des Titels** sagen Sie bei Titeln, die nicht übersetzt werden, wie sie auszusprechen sind; Vorleseprogramme richten sich danach.',
          en: 'For titles that are not translated, say in **Language of the title** how they are pronounced; screen readers use it.',
        },
      ],
      place: { href: '/admin/works/work', label: { de: 'Zu den Werken', en: 'Go to the works' } },
    },
    {
      id: 'merge',
      title: { de: 'Doppeltes zusammenführen', en: 'Merging duplicates' },
      steps: [
        {
          de: '**Mögliche Dubletten** oder eine der beiden Personen öffnen.',
          en: 'Open **Likely duplicates** or one of the two people.',
        },
        {
          de: '**Vergleichen und zusammenführen …** oder **Mit einem anderen zusammenführen …** wählen.',
          en: 'Choose **Compare and merge …** or **Merge with another one …**.',
        },
        {
          de: 'Entscheiden, welcher Eintrag bleibt. Konzerte, Werke und Namen gehen auf ihn über, und was ihm fehlt, wird ergänzt.',
          en: 'Decide which record stays. Concerts, works and names are moved to it, and what it lacks is filled in.',
        },
        { de: '**Zusammenführen** wählen.', en: 'Choose **Merge**.' },
      ],
      notes: [
        {
          de: '**Wieder trennen** geht 90 Tage lang. Adressen des anderen führen weiter zu dem, der bleibt. Sind zwei sich nur ähnlich, notieren Sie sie als **Verschieden**.',
          en: '**Separate again** is possible for 90 days. Addresses of the other record lead to the one that stays. If two are merely similar, mark them as **Different**.',
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
          en: 'Under **In other catalogues**, enter numbers from GND, VIAF, Wikidata, ISNI and MusicBrainz; pasting the address of the entry is enough. Check digits are verified. If two records have the same number, the checks report it.',
        },
      ],
    },
  ],
}
