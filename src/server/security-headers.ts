/**
 * The security headers that every answer carries, whoever makes it: the application, the page cache, the port itself. What
 * depends on the answer (Content-Security-Policy, Cache-Control) is set where the answer is made, and replaces these.
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
