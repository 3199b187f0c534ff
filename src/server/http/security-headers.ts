/**
 * The security headers of every answer, from the application, the page cache or the port itself. Headers that depend
 * on the answer (Content-Security-Policy, Cache-Control) are set where the answer is made, and replace these.
 */
export function securityHeaders(publicOrigin: string | undefined): Map<string, string> {
  return new Map(
    Object.entries({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      ...(publicOrigin?.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
    }),
  )
}
