/** The result for one setting, or for what is used without it. */
export type Check = { subject: string; isOk: boolean; text: string }

/** Runs one check; an error is its result, with the first line of its message. */
export async function check(subject: string, ask: () => Promise<string>): Promise<Check> {
  try {
    return { subject, isOk: true, text: await ask() }
  } catch (error) {
    const text = error instanceof Error ? (error.message || error.name).split('\n')[0] : String(error)
    return { subject, isOk: false, text: text ?? '' }
  }
}
