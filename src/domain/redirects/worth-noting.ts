const maxLength = 300

/** What scanners look for, and files that pages load by themselves. */
const noise =
  /(^|\/)\.|\/(wp-|wordpress|cgi-bin|phpmyadmin|vendor\/|node_modules\/|_|@)|\.(php\d?|aspx?|jsp|cgi|env|git|sql|bak|zip|gz|tar|ya?ml|ini|log|js|mjs|css|map|json|xml|txt|ico|png|jpe?g|gif|svg|webp|avif|woff2?|ttf|mp[34])$/i
/** Letters, digits and the signs of addresses; everything else is an attack, or a text that somebody has pasted. */
const plain = /^\/[\p{L}\p{N}\p{M}/._~,()+-]*$/u
/** A part that looks like a secret, or like data of a person: a token, a long number. */
const personal = /\d{7,}|(?=[^/]*\d)(?=[^/]*[a-z])[a-z\d]{24,}/i

/**
 * Whether a path that visitors have asked for in vain may be kept: an address that a house may once have had, without
 * anything that could be about a person.
 */
export function isWorthNoting(path: string): boolean {
  return (
    path.length > 1 &&
    path.length <= maxLength &&
    plain.test(path) &&
    !noise.test(path) &&
    !personal.test(path)
  )
}
