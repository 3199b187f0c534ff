export type Mailbox = { name: string; address: string }

/** A name and an address in header format; characters that could break the header are removed from the name. */
export function formatMailbox({ name, address }: Mailbox): string {
  const plain = name.replaceAll(/[\p{Cc}"\\<>\s]+/gu, ' ').trim()
  return plain === '' ? address : `"${plain}" <${address}>`
}

/** Splits a formatted mailbox, so that mail libraries need not parse it. */
export function readMailbox(text: string): Mailbox {
  const found = /^"(.*)" <([^<>]+)>$/.exec(text)
  return { name: found?.[1] ?? '', address: found?.[2] ?? text }
}
