/**
 * The storage state of a browser whose visitor has allowed statistics but no external media, for Playwright. It is
 * empty while the site's origin is unknown.
 */
export function answeredConsent(origin: string | undefined) {
  if (origin === undefined) return { cookies: [], origins: [] }
  const choice = {
    categories: ['required', 'optimisation'],
    services: { required: [], optimisation: ['analytics'], marketing: [], media: [] },
    consentId: '00000000-0000-4000-8000-000000000000',
    consentTimestamp: '2026-01-01T00:00:00.000Z',
    lastConsentTimestamp: '2026-01-01T00:00:00.000Z',
    languageCode: 'de',
    revision: 0,
    data: null,
  }
  const cookie = {
    name: 'cookie_consent',
    value: encodeURIComponent(JSON.stringify(choice)),
    domain: new URL(origin).hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  }
  return { cookies: [cookie], origins: [] }
}
