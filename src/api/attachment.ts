/** The header of a download; names may contain any characters (RFC 6266). */
export function attachmentNamed(name: string, disposition: 'inline' | 'attachment' = 'attachment'): string {
  const ascii = name.replace(/[^A-Za-z0-9._-]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16)}`,
  )
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
