import { sql } from 'drizzle-orm'
import { outwardLinks } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import { outwardAddresses } from '../queries/outward-addresses.server.ts'
import type { Rule } from '../rule.ts'

/** On how many days an address has to fail: a server that is down for an evening is no fault of the page. */
const failures = 2

export const rule: Rule = {
  code: 'broken-link',
  area: 'pages',
  severity: 'warning',
  names: { de: 'Link nach außen geht nicht', en: 'Link to another site is broken' },
  about: {
    de: 'Adressen anderer Websites auf öffentlichen Seiten, bei kommenden Veranstaltungen und in den Einstellungen, die an zwei Tagen nacheinander nicht zu öffnen waren. Gefragt wird nachts, und eine Adresse, die geht, einmal in der Woche.',
    en: 'Addresses of other sites on public pages, of coming events and in the settings that could not be opened on two days in a row. They are asked for at night, and one that works once a week.',
  },
  examples: {
    found: { de: 'Gestern und heute: 404', en: 'Yesterday and today: 404' },
    notFound: { de: 'Heute zum ersten Mal: 404', en: 'Today for the first time: 404' },
  },
  watches: ['page', 'event', 'article', 'subscription', 'shared', 'setting'],
  namesField: true,
  tell: ({ details: { problem } }, language) =>
    typeof problem === 'string' ? problemText(problem, language) : '',
  find: (scope) => sql`
    SELECT addresses.kind, addresses.id, addresses.language, addresses.place, addresses.address AS key,
      jsonb_build_object('problem', ${outwardLinks.problem}) AS details
    FROM (${outwardAddresses(scope)}) AS addresses
    JOIN ${outwardLinks} ON ${outwardLinks.address} = addresses.address
    WHERE ${outwardLinks.failures} >= ${failures}`,
}

/** Why an address could not be opened, in words. */
function problemText(problem: string, language: Language): string {
  return texts[problem]?.[language] ?? problem
}

const texts: Record<string, Record<Language, string>> = {
  unknown_host: { de: 'den Server gibt es nicht', en: 'there is no such server' },
  private: { de: 'die Adresse liegt in einem privaten Netz', en: 'the address is in a private network' },
  timeout: { de: 'keine Antwort', en: 'no answer' },
  certificate: { de: 'das Zertifikat ist ungültig', en: 'the certificate is not valid' },
  redirects: { de: 'zu viele Weiterleitungen', en: 'too many redirects' },
  unreachable: { de: 'keine Verbindung', en: 'no connection' },
}
