/** How often is looked without a request, so that the log has the findings, too; in milliseconds. */
const ownInterval = 60_000

export type Watch<Finding> = {
  /** What there is now; an answer is used again for a while. */
  check: () => Promise<readonly Finding[]>
  close: () => Promise<void>
}

/**
 * Looks when it is asked, at most once in `validFor` milliseconds and never twice at a time, and by itself, and tells what
 * has come and gone.
 */
export function watchFindings<Finding extends { code: string }>(given: {
  find: () => Promise<readonly Finding[]>
  validFor: number
  onCome: (finding: Finding) => void
  onGone: (finding: Finding) => void
}): Watch<Finding> {
  let known: readonly Finding[] = []
  let last: { at: number; isRunning: boolean; result: Promise<readonly Finding[]> } | null = null
  const look = async () => {
    const found = await given.find()
    const isIn = (list: readonly Finding[]) => (one: Finding) => list.some(({ code }) => code === one.code)
    const [came, gone] = [found.filter((one) => !isIn(known)(one)), known.filter((one) => !isIn(found)(one))]
    known = found
    for (const one of came) given.onCome(one)
    for (const one of gone) given.onGone(one)
    return found
  }
  const check = () => {
    const now = performance.now()
    if (last?.isRunning || (last && now - last.at <= given.validFor)) return last.result
    const begun = { at: now, isRunning: true, result: look() }
    last = begun
    const end = () => {
      begun.isRunning = false
    }
    begun.result.then(end, end)
    return begun.result
  }
  const timer = setInterval(() => void check(), ownInterval).unref()
  return {
    check,
    async close() {
      clearInterval(timer)
      await last?.result
    },
  }
}
