export type Mailbox = { name: string; address: string }

/** A name and an address as a header has them; whatever could end the header is taken out of the name. */
export function formatMailbox({ name, address }: Mailbox): string {
  const plain = name.replaceAll(/[\p{Cc}"\\<>\s]+/gu, ' ').trim()
  return plain === '' ? address : `"${plain}" <${address}>`
}

/** The name and the address of a formatted mailbox: mail libraries that are given both need not guess. */
export function readMailbox(text: string): Mailbox {
  const found = /^"(.*)" <([^<>]+)>$/.exec(text)
  return { name: found?.[1] ?? '', address: found?.[2] ?? text }
}
