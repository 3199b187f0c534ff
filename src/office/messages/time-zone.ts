import type { Localized } from '#i18n/languages.ts'

const de = {
  title: 'Zeitzone',
  now: (zone: string, time: string) => `${zone}, jetzt ${time}`,
  about: 'In ihr gelten alle Uhrzeiten der Website, der Kalender und der Verwaltung.',
  change: 'Zeitzone ändern',
  setBack: (zone: string) => `Zurück zu ${zone}`,
  running: (zone: string) => `Wird geändert: ${zone}`,
  runningHint: 'Das dauert meist einige Sekunden. Die Seite lädt danach von selbst neu.',
  zone: 'Neue Zeitzone',
  zoneHint: 'Kontinent und Ort, zum Beispiel Europe/Zurich.',
  check: 'Prüfen, was sich ändert',
  same: 'Das ist die jetzige Zeitzone.',
  plan: (zone: string) => `Das ändert sich mit ${zone}:`,
  stays: 'Getippte Uhrzeiten bleiben: Was um 19.30 beginnt, beginnt weiter um 19.30.',
  counts: {
    coming: (count: number) =>
      count === 1 ? '1 kommende Veranstaltung' : `${count.toLocaleString('de')} kommende Veranstaltungen`,
    past: (count: number) =>
      count === 1 ? '1 vergangene Veranstaltung' : `${count.toLocaleString('de')} vergangene Veranstaltungen`,
    plans: (count: number) =>
      count === 1
        ? '1 geplanter Zeitpunkt (Vorverkauf, Veröffentlichung)'
        : `${count.toLocaleString('de')} geplante Zeitpunkte (Vorverkäufe, Veröffentlichungen)`,
    others: (count: number) =>
      count === 1
        ? '1 Seite, Geschichte, Abonnement oder Bild'
        : `${count.toLocaleString('de')} Seiten, Geschichten, Abonnements und Bilder`,
  },
  nothing: 'Kein Zeitpunkt muss umgerechnet werden.',
  moved: 'Umgerechnet werden:',
  kept: (count: number) =>
    count === 1
      ? '1 Veranstaltung aus dem Ticketshop behält ihren Zeitpunkt und steht dann mit einer anderen Uhrzeit da.'
      : `${count.toLocaleString('de')} Veranstaltungen aus dem Ticketshop behalten ihren Zeitpunkt und stehen dann mit einer anderen Uhrzeit da.`,
  oneStep: 'Danach lässt sich die Änderung einmal genau zurücknehmen.',
  exactly: 'Was seit der Änderung niemand geschrieben hat, wird genau, wie es war.',
  unsaved: 'Was in dieser Verwaltung noch offen ist, bitte vorher speichern.',
}

export const timeZoneMessages: Localized<typeof de> = {
  de,
  en: {
    title: 'Time zone',
    now: (zone, time) => `${zone}, now ${time}`,
    about: 'All times of the website, its calendars and the office are in it.',
    change: 'Change the time zone',
    setBack: (zone) => `Back to ${zone}`,
    running: (zone) => `Being changed: ${zone}`,
    runningHint: 'This mostly takes some seconds. The page then loads again by itself.',
    zone: 'New time zone',
    zoneHint: 'Continent and place, for example Europe/Zurich.',
    check: 'See what changes',
    same: 'This is the present time zone.',
    plan: (zone) => `This changes with ${zone}:`,
    stays: 'Times that were typed stay: what begins at 7.30 pm goes on beginning at 7.30 pm.',
    counts: {
      coming: (count) => (count === 1 ? '1 coming event' : `${count.toLocaleString('en')} coming events`),
      past: (count) => (count === 1 ? '1 past event' : `${count.toLocaleString('en')} past events`),
      plans: (count) =>
        count === 1
          ? '1 planned time (presale, release)'
          : `${count.toLocaleString('en')} planned times (presales, releases)`,
      others: (count) =>
        count === 1
          ? '1 page, story, subscription or picture'
          : `${count.toLocaleString('en')} pages, stories, subscriptions and pictures`,
    },
    nothing: 'No time has to be computed anew.',
    moved: 'These are computed anew:',
    kept: (count) =>
      count === 1
        ? '1 event of the ticket shop keeps its instant, and then has another time of day.'
        : `${count.toLocaleString('en')} events of the ticket shop keep their instants, and then have other times of day.`,
    oneStep: 'Afterwards the change can be taken back exactly, once.',
    exactly: 'What nobody has written since the change becomes exactly what it was.',
    unsaved: 'Please save first what is still open in this office.',
  },
}
