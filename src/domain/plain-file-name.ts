/** The last part of a name, without characters that could affect a terminal, a path or a header. */
export function plainFileName(name: string): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const plain = last.replaceAll(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '').trim()
  const ending = /\.[^.]{1,10}$/.exec(plain)?.[0] ?? ''
  return (plain.slice(0, plain.length - ending.length).slice(0, 100) || 'file') + ending
}
