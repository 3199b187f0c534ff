import { contrast } from './contrast.ts'
import { colourOf, type Themes, type Tokens } from './read-tokens.ts'

/** Pairings of text and ground colours with the required contrast: AA in general, AAA for running text. */
export const pairings: { words: string; ground: string; least: number }[] = [
  { words: 'ink', ground: 'paper', least: 7 },
  { words: 'ink', ground: 'paper-raised', least: 7 },
  { words: 'ink-soft', ground: 'paper', least: 4.5 },
  { words: 'ink-soft', ground: 'paper-raised', least: 4.5 },
  { words: 'alarm', ground: 'paper', least: 4.5 },
  { words: 'brass', ground: 'paper', least: 4.5 },
  { words: 'on-action', ground: 'action', least: 4.5 },
  { words: 'on-night', ground: 'night', least: 7 },
  { words: 'on-night-soft', ground: 'night', least: 4.5 },
  { words: 'sand', ground: 'prussian', least: 4.5 },
  { words: 'sand', ground: 'bottle', least: 4.5 },
  { words: 'sand', ground: 'plum', least: 4.5 },
  { words: 'sand', ground: 'vermilion', least: 4.5 },
  { words: 'sand-dark', ground: 'yolk', least: 4.5 },
  { words: 'sand-dark', ground: 'stone', least: 4.5 },
]

/** The contrast of a pairing in both themes; null when a token is missing or not a colour. */
export function contrastOf(
  tokens: Tokens,
  { words, ground }: { words: string; ground: string },
): Themes<number> | null {
  const front = colourOf(tokens, words)
  const back = colourOf(tokens, ground)
  return front && back
    ? { day: contrast(front.day, back.day), evening: contrast(front.evening, back.evening) }
    : null
}

/** The steps of the type scale that the tokens declare, smallest first. */
export function typeSteps(tokens: Tokens): string[] {
  return [...tokens.keys()]
    .filter((name) => name.startsWith('step-'))
    .toSorted((a, b) => Number(a.slice(5)) - Number(b.slice(5)))
}
