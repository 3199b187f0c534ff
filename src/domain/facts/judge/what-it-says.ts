/** What the words of a sentence say besides the facts, in both languages. */

/** That something is not as it was: such a sentence names the old on purpose. */
const changed =
  /(?<!\p{L})(?:statt(?!\p{L}|\s?finden)|anstatt|anstelle|an Stelle|ersetz\p{L}*|spring\p{L}*|eingesprungen|übernimmt|übernehmen|vertritt|ursprünglich\p{L}*|verlegt|vormals|bisher\p{L}*|erkrank\p{L}*|instead|in place of|replac\p{L}*|steps? in|stepped in|stands? in|takes? over|originally|moved|formerly|previously|(?:has|have) fallen ill|indispos\p{L}*)(?!\p{L})/iu
/** That an event does not take place, or not then. */
const off =
  /abgesag|absag|entfällt|entfallen|fällt aus|ausgefallen|nicht statt|verschoben|verlegt|cancel|called off|postpone|rescheduled|will not take place/iu
/** That a time is one of something else on the same evening. */
const otherTime =
  /einlass|türen|öffn|einführung|gespräch|probe|führung|pause|ende[nt]?(?!\p{L})|(?<!\p{L})bis(?!\p{L})|kasse|treffpunkt|anreise|zug|bus|telefon|doors|introduc|talk|rehears|tour|interval|(?<!\p{L})ends?(?!\p{L})|until|box office|meet|train|phone|open/iu
/** That a day is one of something else. */
const otherDay =
  /vorverkauf|verkauf|bestell|buch|anmeld|frist|(?<!\p{L})bis(?!\p{L})|geboren|gestorben|uraufgeführt|uraufführung|komponiert|sale|booking|register|deadline|until|born|died|premiere|composed/iu
/** That an amount is the price of a ticket. */
const ticket = /karte|ticket|eintritt|preis|plätze|platz|admission|price|seat/iu
/** That an amount is another price. */
const otherPrice =
  /programmheft|abonnement|abo(?!\p{L})|ermäßig|studier|schüler|unter \d|spende|mitglied|getränk|gutschein|programme book|subscription|reduced|concession|student|under \d|donat|member|drink|voucher/iu
/** That something was long ago. */
const past =
  /(?<!\p{L})vor \p{L}+ (?:jahr|monat|jahrzehnt)|(?<!\p{L})(?:damals|einst|seinerzeit|schon einmal)(?!\p{L})|years? ago|decades? ago|(?<!\p{L})(?:once|back then|at that time)(?!\p{L})/iu
/** A person, as words that would be others for another one. */
const gendered =
  /(?<!\p{L})(?:Frau|Herrn?|er|sie|ihr\p{L}*|sein(?:e|er|em|en|es)?|ihn|ihm|Ms|Mrs|Mr|he|she|his|hers?|him)(?!\p{L})/u

export const namesChange = (text: string): boolean => changed.test(text)
export const saysOff = (text: string): boolean => off.test(text)
export const hasOtherTime = (text: string): boolean => otherTime.test(text)
export const hasOtherDay = (text: string): boolean => otherDay.test(text)
export const isAboutTickets = (text: string): boolean => ticket.test(text)
export const hasOtherPrice = (text: string): boolean => otherPrice.test(text)
export const isLongAgo = (text: string): boolean => past.test(text)
export const isGendered = (text: string): boolean => gendered.test(text)

/** Whether a sentence speaks of a beginning: "um 2.24 Uhr" alone may be the last train. */
export function saysBeginning(text: string): boolean {
  return /beginn|begann|fängt\b.*\ban|geht\b.*\blos|(?<!\p{L})(?:start\p{L}*|begin\p{L}*|began)/iu.test(text)
}

/** Whether the words before a time introduce the beginning. */
export function introducesStart(before: string): boolean {
  return /(?:^|[^\p{L}])(?:um|ab|gegen|beginn|beginnt|start|at|from|begins|starts)[:,\s]*$|\d[.\s\p{L}]*,\s*$/iu.test(
    before,
  )
}
