/**
 * Words that got another name in this version, by their old one, such as `footerMessages.shop: 'ticketCentre'`. A house may use
 * the old name until the next version; the build warns (docs/houses.md).
 */
export const renamedWords: Readonly<Record<string, string>> = {}
