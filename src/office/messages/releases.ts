import { readableInstant } from '#i18n/hall-time.ts'
import type { Language, Localized } from '#i18n/languages.ts'
import { placeNames } from '#i18n/lazy/staff-places.ts'

const changes = (count: number) => (count === 1 ? '1 Änderung' : `${count.toLocaleString('de')} Änderungen`)
const changesInEnglish = (count: number) =>
  count === 1 ? '1 change' : `${count.toLocaleString('en')} changes`

type Names = { one: string; many: string }

const de = {
  changes,
  release: 'Veröffentlichung',
  later: {
    title: 'Später veröffentlichen',
    about: 'Bis dahin bleibt alles, wie es ist.',
    where: 'Wohin?',
    ways: { time: 'Zu einer Zeit', release: 'In eine offene', new: 'In eine neue' },
    time: 'Zeitpunkt',
    timeHint: 'In der Zeit des Hauses.',
    needsTime: 'Bitte einen Zeitpunkt angeben, der noch kommt.',
    name: 'Name der Veröffentlichung',
    nameHint: 'Zum Beispiel „Saison 27/28“.',
    newTimeHint:
      'In der Zeit des Hauses; leer, solange er offen ist. Geplant wird sie auf ihrer eigenen Seite.',
    needsName: 'Bitte einen Namen angeben.',
    which: 'Veröffentlichung',
    publish: 'Dann auch den Eintrag öffentlich machen',
    takeBack: 'Dann den Eintrag zurückziehen',
    nothing: 'Es gibt nichts, was warten könnte: Bitte zuerst etwas ändern.',
    apply: 'Vormerken',
  },
  collect: {
    title: 'In eine Veröffentlichung',
    act: 'In eine Veröffentlichung …',
    actAll: 'Liste in eine Veröffentlichung …',
    about:
      'Aufgenommen wird, was noch nicht öffentlich ist: der Eintrag selbst und die Texte seiner Seite. Bis die Veröffentlichung öffentlich wird, bleibt alles, wie es ist.',
    meant: {
      chosen: (count: number, { one, many }: Names) =>
        count === 1 ? `Gewählt: 1 ${one}` : `Gewählt: ${count.toLocaleString('de')} ${many}`,
      list: (count: number, { one, many }: Names) =>
        count === 1
          ? `Die ganze Liste, wie sie gefiltert ist: 1 ${one}`
          : `Die ganze Liste, wie sie gefiltert ist: ${count.toLocaleString('de')} ${many}`,
      season: (name: string) => `Alle Veranstaltungen und Abonnements der Saison ${name}`,
      import: 'Alles, was dieser Import angelegt oder geändert hat',
      subscription: (name: string) => `${name} und alle seine Konzerte`,
    },
    season: { title: 'Veröffentlichung', hint: 'Alle Entwürfe dieser Saison auf einmal.' },
    subscription: { title: 'Veröffentlichung', hint: 'Dieses Abonnement zusammen mit seinen Konzerten.' },
    apply: 'Aufnehmen',
    goOn: 'Weiter aufnehmen',
    close: 'Fertig',
    progress: (position: number, total: number) =>
      total === 0
        ? 'Wird aufgenommen …'
        : `${position.toLocaleString('de')} von ${total.toLocaleString('de')} durchgesehen`,
    none: 'Hier ist nichts, was öffentlich werden könnte.',
    done: (added: number, present: number) =>
      [
        added === 1 ? '1 Entwurf aufgenommen.' : `${added.toLocaleString('de')} Entwürfe aufgenommen.`,
        present === 0
          ? ''
          : present === 1
            ? '1 war schon darin.'
            : `${present.toLocaleString('de')} waren schon darin.`,
      ]
        .filter(Boolean)
        .join(' '),
    toRelease: (name: string) => `Zu „${name}“`,
    left: {
      public: (count: number) => `Schon öffentlich, ohne Änderungen: ${count.toLocaleString('de')}`,
      elsewhere: (count: number) => `In einer anderen Veröffentlichung: ${count.toLocaleString('de')}`,
      invalid: (count: number) => `Geht so nicht: ${count.toLocaleString('de')}`,
      forbidden: (count: number) => `Dafür fehlt Ihnen das Recht: ${count.toLocaleString('de')}`,
      gone: (count: number) => `Gibt es nicht mehr: ${count.toLocaleString('de')}`,
      full: (count: number) => `Kein Platz mehr in dieser Veröffentlichung: ${count.toLocaleString('de')}`,
    },
    more: (count: number) => `und ${count.toLocaleString('de')} weitere`,
  },
  publicCell: { waits: (name: string) => `wird öffentlich mit: ${name}` },
  announced: {
    title: 'Wann öffentlich?',
    about: (season: string, release: string, at: string | null) =>
      `Die Saison ${season} wird mit „${release}“ angekündigt${at === null ? ', noch ohne Zeitpunkt' : `, am ${at}`}. Was dort vorgemerkt ist, sieht bis dahin niemand.`,
    cancelled:
      'Diese Veröffentlichung ist abgesagt: Was dort vorgemerkt ist, bleibt verborgen, bis sie wieder aufgenommen wird.',
    wait: (release: string) => `Mit „${release}“ veröffentlichen`,
    atOnce: 'Sofort veröffentlichen',
    isWaiting: (release: string) => `Entwurf: wird mit „${release}“ öffentlich`,
    isDraft: (release: string) => `Entwurf; „Veröffentlichen“ merkt ihn für „${release}“ vor`,
  },
  option: (name: string, at: string | null) =>
    at === null ? `${name}, noch ohne Zeitpunkt` : `${name}, ${at}`,
  noTime: 'noch ohne Zeitpunkt',
  waiting: {
    title: (count: number) => (count === 1 ? 'Eine Änderung wartet' : `${count} Änderungen warten`),
    takeOver: 'In das Formular übernehmen',
    takeOverOf: (name: string) => `In das Formular übernehmen: ${name}`,
    takenOver: 'Die wartenden Werte stehen im Formular. Sie sind noch nicht gespeichert.',
    drop: 'Aus der Veröffentlichung nehmen',
    dropOf: (name: string) => `Aus der Veröffentlichung nehmen: ${name}`,
    dropped: (name: string) => `Aus „${name}“ genommen.`,
    rival: (fields: string, other: string) => `Auch „${other}“ ändert: ${fields}.`,
    order: 'Am Ende gilt, was später öffentlich wird.',
    failed: 'ist gescheitert',
  },
  values: { now: 'jetzt', later: 'dann', before: 'vorher', after: 'danach' },
  items: {
    title: 'Was sie enthält',
    count: (count: number) => changes(count),
    none: 'Noch nichts. Änderungen kommen aus den Formularen („Später veröffentlichen …“), aus Listen, Saisons, Importen und Abonnements („In eine Veröffentlichung …“) und aus dem Seiteneditor.',
    countOf: (count: number, total: number) => `${count.toLocaleString('de')} von ${changes(total)}`,
    withFindings: (count: number) =>
      count === 1 ? '1 mit Befund' : `${count.toLocaleString('de')} mit Befunden`,
    onlyFound: 'Nur mit Befunden',
    all: 'Alle',
    columns: { day: 'Tag', event: 'Veranstaltung', room: 'Saal', record: 'Eintrag' },
    published: 'wird öffentlich',
    takenBack: 'wird zurückgezogen',
    gone: 'Gibt es nicht mehr',
    section: 'Texte der Seite',
    languages: { de: 'Deutsch', en: 'Englisch' },
    findings: 'Die Prüfung meldet',
    takenOff: 'wird von der Website genommen',
    outdated: 'Die letzten Änderungen am Entwurf sind nicht dabei.',
    by: (name: string | null, at: string) => (name === null ? at : `${name}, ${at}`),
    problem: 'Geht so nicht:',
    fields: (count: number) => (count === 1 ? '1 Feld' : `${count} Felder`),
    drop: 'Herausnehmen',
    dropOf: (title: string) => `Herausnehmen: ${title}`,
    dropped: (title: string) => `„${title}“ ist nicht mehr dabei.`,
    dropChosen: 'Gewählte herausnehmen',
    droppedMany: (count: number) => `${changes(count)} sind nicht mehr dabei.`,
    more: (count: number) => `Weitere ${count} zeigen`,
  },
  act: {
    title: 'Veröffentlichen',
    check: 'Prüfen',
    checking: 'Wird geprüft …',
    allFine: 'Geprüft: Alles ließe sich veröffentlichen.',
    incomplete: (count: number) =>
      count === 1
        ? 'Geprüft: Alles ließe sich veröffentlichen. Bei 1 Änderung meldet die Prüfung etwas.'
        : `Geprüft: Alles ließe sich veröffentlichen. Bei ${count} Änderungen meldet die Prüfung etwas.`,
    wouldFail: (count: number) =>
      count === 1 ? 'Geprüft: 1 Änderung ginge so nicht.' : `Geprüft: ${count} Änderungen gingen so nicht.`,
    see: 'Ansehen',
    plan: 'Planen',
    planned: (at: string) => `Geplant: wird am ${at} öffentlich, von selbst.`,
    needsTime: 'Zum Planen bitte erst einen Zeitpunkt angeben, der noch kommt.',
    now: 'Jetzt veröffentlichen …',
    nowTitle: 'Jetzt veröffentlichen?',
    nowText: (count: number) => `${changes(count)} ${count === 1 ? 'wird' : 'werden'} sofort öffentlich.`,
    nowAct: 'Jetzt veröffentlichen',
    cancel: 'Absagen …',
    cancelTitle: 'Veröffentlichung absagen?',
    cancelText: (count: number) =>
      `${changes(count)} ${count === 1 ? 'wird' : 'werden'} dann nicht öffentlich. Die Veröffentlichung bleibt in der Liste und lässt sich wieder aufnehmen.`,
    cancelAct: 'Absagen',
    cancelled: 'Abgesagt.',
    collect: 'Wieder aufnehmen',
    collecting: 'Wieder aufgenommen; noch nicht geplant.',
    inverse: 'Zurücknehmen …',
    inverseTitle: 'Zurücknehmen?',
    inverseText:
      'Es entsteht eine neue Veröffentlichung, die alles wieder so macht, wie es vorher war. Öffentlich wird sie erst, wenn Sie sie planen.',
    inverseAct: 'Neue anlegen',
    inverseName: (name: string) => `Zurück: ${name}`,
    waits: 'Wird gerade veröffentlicht …',
    published: 'Veröffentlicht.',
    failed: 'Das ist gescheitert, es ist nichts öffentlich geworden. Die Gründe stehen bei den Änderungen.',
  },
  links: {
    title: 'Vorschau teilen',
    about:
      'Wer den Link hat, sieht die Website mit dieser Veröffentlichung, auch ohne Konto. Formulare werden darin nicht abgeschickt. Wird sie abgesagt oder öffentlich, endet der Link.',
    days: 'Gültig',
    forDays: (count: number) => (count === 1 ? '1 Tag' : `${count} Tage`),
    make: 'Link erstellen',
    link: 'Link zur Vorschau',
    shownOnce: (until: string) => `Gilt bis ${until}. Er wird nur jetzt gezeigt; bitte gleich kopieren.`,
    copy: 'Kopieren',
    copied: 'Der Link ist kopiert.',
    by: (name: string | null, until: string) =>
      name === null ? `gilt bis ${until}` : `geteilt von ${name}, gilt bis ${until}`,
    revoke: 'Widerrufen',
    revokeOf: (until: string) => `Den Link widerrufen, der bis ${until} gilt`,
    revoked: 'Der Link gilt nicht mehr.',
  },
  coming: {
    title: 'Geplante Veröffentlichungen',
    failed: 'gescheitert',
    collecting: 'wird gesammelt',
  },
  machine: {
    title: placeNames.de.timeMachine,
    about: 'Die ganze Website, wie sie zu einer Zeit sein wird: mit allem, was bis dahin geplant ist.',
    time: 'Zeitpunkt',
    release: 'Mit dieser Veröffentlichung',
    unplanned: (name: string) => `${name} (nicht geplant)`,
    choose: 'Auswählen …',
    viewer: 'Gesehen als',
    viewers: { visitor: 'Publikum', staff: 'Team' },
    width: 'Breite',
    widths: { phone: 'Telefon', desktop: 'Computer' },
    shown: (at: string, path: string) => `So sieht die Website am ${at} aus: ${path}`,
    now: 'Dieser Zeitpunkt ist vorbei: Das ist die Website von jetzt.',
    frame: 'Die Website zu dieser Zeit',
  },
}

const en: typeof de = {
  changes: changesInEnglish,
  release: 'Release',
  later: {
    title: 'Publish later',
    about: 'Until then, all of it stays as it is.',
    where: 'Where to?',
    ways: { time: 'To a time', release: 'Into an open one', new: 'Into a new one' },
    time: 'Time',
    timeHint: 'In the time of the hall.',
    needsTime: 'Please enter a time that is still to come.',
    name: 'Name of the release',
    nameHint: 'For example “Season 27/28”.',
    newTimeHint: 'In the time of the hall; empty while it is open. It is planned on its own page.',
    needsName: 'Please enter a name.',
    which: 'Release',
    publish: 'Make the record public then, too',
    takeBack: 'Take the record back then',
    nothing: 'There is nothing that could wait: please change something first.',
    apply: 'Let it wait',
  },
  collect: {
    title: 'Into a release',
    act: 'Into a release …',
    actAll: 'List into a release …',
    about:
      'What is not public yet goes into it: the record itself and the texts of its page. Until the release becomes public, all of it stays as it is.',
    meant: {
      chosen: (count, { one, many }) =>
        count === 1 ? `Chosen: 1 ${one}` : `Chosen: ${count.toLocaleString('en')} ${many}`,
      list: (count, { one, many }) =>
        count === 1
          ? `The whole list as it is filtered: 1 ${one}`
          : `The whole list as it is filtered: ${count.toLocaleString('en')} ${many}`,
      season: (name) => `All events and subscriptions of the season ${name}`,
      import: 'All that this import has added or changed',
      subscription: (name) => `${name} and all of its concerts`,
    },
    season: { title: 'Release', hint: 'All drafts of this season at once.' },
    subscription: { title: 'Release', hint: 'This subscription together with its concerts.' },
    apply: 'Add them',
    goOn: 'Add the rest',
    close: 'Done',
    progress: (position, total) =>
      total === 0
        ? 'Being added …'
        : `${position.toLocaleString('en')} of ${total.toLocaleString('en')} looked at`,
    none: 'There is nothing here that could become public.',
    done: (added, present) =>
      [
        added === 1 ? '1 draft added.' : `${added.toLocaleString('en')} drafts added.`,
        present === 0
          ? ''
          : present === 1
            ? '1 was in it already.'
            : `${present.toLocaleString('en')} were in it already.`,
      ]
        .filter(Boolean)
        .join(' '),
    toRelease: (name) => `To “${name}”`,
    left: {
      public: (count) => `Public already, without changes: ${count.toLocaleString('en')}`,
      elsewhere: (count) => `In another release: ${count.toLocaleString('en')}`,
      invalid: (count) => `Not possible like this: ${count.toLocaleString('en')}`,
      forbidden: (count) => `You have no right to it: ${count.toLocaleString('en')}`,
      gone: (count) => `Does not exist any more: ${count.toLocaleString('en')}`,
      full: (count) => `No room left in this release: ${count.toLocaleString('en')}`,
    },
    more: (count) => `and ${count.toLocaleString('en')} more`,
  },
  publicCell: { waits: (name) => `becomes public with: ${name}` },
  announced: {
    title: 'Public when?',
    about: (season, release, at) =>
      `The season ${season} is announced with “${release}”${at === null ? ', without a time yet' : `, on ${at}`}. Until then nobody sees what waits there.`,
    cancelled: 'This release is cancelled: what waits there stays hidden until it is taken up again.',
    wait: (release) => `Publish with “${release}”`,
    atOnce: 'Publish at once',
    isWaiting: (release) => `Draft: becomes public with “${release}”`,
    isDraft: (release) => `Draft; “Publish” lets it wait for “${release}”`,
  },
  option: (name, at) => (at === null ? `${name}, without a time yet` : `${name}, ${at}`),
  noTime: 'without a time yet',
  waiting: {
    title: (count) => (count === 1 ? 'One change waits' : `${count} changes wait`),
    takeOver: 'Put it into the form',
    takeOverOf: (name) => `Put it into the form: ${name}`,
    takenOver: 'The values that wait are in the form. They are not saved yet.',
    drop: 'Take it out of the release',
    dropOf: (name) => `Take it out of the release: ${name}`,
    dropped: (name) => `Taken out of “${name}”.`,
    rival: (fields, other) => `“${other}” changes this, too: ${fields}.`,
    order: 'What becomes public later applies in the end.',
    failed: 'has failed',
  },
  values: { now: 'now', later: 'then', before: 'before', after: 'afterwards' },
  items: {
    title: 'What it contains',
    count: changesInEnglish,
    none: 'Nothing yet. Changes come from the forms (“Publish later …”), from lists, seasons, imports and subscriptions (“Into a release …”), and from the page editor.',
    countOf: (count, total) => `${count.toLocaleString('en')} of ${changesInEnglish(total)}`,
    withFindings: (count) =>
      count === 1 ? '1 with findings' : `${count.toLocaleString('en')} with findings`,
    onlyFound: 'With findings only',
    all: 'All',
    columns: { day: 'Day', event: 'Event', room: 'Hall', record: 'Record' },
    published: 'becomes public',
    takenBack: 'is taken back',
    gone: 'Does not exist any more',
    section: 'Texts of the page',
    languages: { de: 'German', en: 'English' },
    findings: 'The checks have found',
    takenOff: 'is taken off the website',
    outdated: 'The last changes of the draft are not included.',
    by: (name, at) => (name === null ? at : `${name}, ${at}`),
    problem: 'This is not possible:',
    fields: (count) => (count === 1 ? '1 field' : `${count} fields`),
    drop: 'Take out',
    dropOf: (title) => `Take out: ${title}`,
    dropped: (title) => `“${title}” is not included any more.`,
    dropChosen: 'Take out the chosen ones',
    droppedMany: (count) => `${changesInEnglish(count)} are not included any more.`,
    more: (count) => `Show ${count} more`,
  },
  act: {
    title: 'Publish',
    check: 'Check',
    checking: 'Checking …',
    allFine: 'Checked: all of it could be published.',
    incomplete: (count) =>
      count === 1
        ? 'Checked: all of it could be published. The checks have found something in 1 change.'
        : `Checked: all of it could be published. The checks have found something in ${count} changes.`,
    wouldFail: (count) =>
      count === 1 ? 'Checked: 1 change would fail.' : `Checked: ${count} changes would fail.`,
    see: 'Preview',
    plan: 'Plan',
    planned: (at) => `Planned: becomes public on ${at}, by itself.`,
    needsTime: 'Please first enter a time that is still to come.',
    now: 'Publish now …',
    nowTitle: 'Publish now?',
    nowText: (count) => `${changesInEnglish(count)} ${count === 1 ? 'becomes' : 'become'} public at once.`,
    nowAct: 'Publish now',
    cancel: 'Cancel the release …',
    cancelTitle: 'Cancel the release?',
    cancelText: (count) =>
      `${changesInEnglish(count)} will not become public then. The release stays in the list and can be taken up again.`,
    cancelAct: 'Cancel the release',
    cancelled: 'Cancelled.',
    collect: 'Take it up again',
    collecting: 'Taken up again; not planned yet.',
    inverse: 'Take it back …',
    inverseTitle: 'Take it back?',
    inverseText:
      'This makes a new release that sets everything to what it was before. It becomes public only when you plan it.',
    inverseAct: 'Make a new one',
    inverseName: (name) => `Back: ${name}`,
    waits: 'Being published …',
    published: 'Published.',
    failed: 'This has failed; nothing has become public. The reasons stand with the changes.',
  },
  links: {
    title: 'Share a preview',
    about:
      'Whoever has the link sees the website with this release, without an account, too. Forms in it are not sent. The link ends when the release is cancelled or becomes public.',
    days: 'Valid for',
    forDays: (count) => (count === 1 ? '1 day' : `${count} days`),
    make: 'Create a link',
    link: 'Link to the preview',
    shownOnce: (until) => `Valid until ${until}. It is shown only now; please copy it at once.`,
    copy: 'Copy',
    copied: 'The link is copied.',
    by: (name, until) => (name === null ? `valid until ${until}` : `shared by ${name}, valid until ${until}`),
    revoke: 'Revoke',
    revokeOf: (until) => `Revoke the link that is valid until ${until}`,
    revoked: 'The link is no longer valid.',
  },
  coming: {
    title: 'Planned releases',
    failed: 'failed',
    collecting: 'collecting',
  },
  machine: {
    title: placeNames.en.timeMachine,
    about: 'The whole website as it will be at a time, with all that is planned until then.',
    time: 'Time',
    release: 'With this release',
    unplanned: (name) => `${name} (not planned)`,
    choose: 'Choose …',
    viewer: 'Seen as',
    viewers: { visitor: 'Visitor', staff: 'Staff' },
    width: 'Width',
    widths: { phone: 'Phone', desktop: 'Computer' },
    shown: (at, path) => `This is the website on ${at}: ${path}`,
    now: 'This time is past: this is the website of now.',
    frame: 'The website at this time',
  },
}

/** The messages of what waits to become public. */
export const releaseMessages: Localized<typeof de> = { de, en }

/** A release with its minute, as lists of choices name it. */
export function nameWithTime(
  { name, publish_at: at }: { name: string; publish_at: string | null },
  language: Language,
): string {
  return releaseMessages[language].option(name, at && readableInstant(new Date(at), language))
}
