/**
 * Runs one step and prints a single line for it: its name at once and its duration at the end.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  process.stdout.write(`${name} … `)
  const began = performance.now()
  try {
    const result = await work()
    process.stdout.write(`${formatDuration(performance.now() - began)}\n`)
    return result
  } catch (error) {
    process.stdout.write('failed\n')
    throw error
  }
}

/**
 * Formats a duration: in seconds with one decimal, and from two minutes on in minutes and seconds.
 * @param {number} milliseconds
 */
export function formatDuration(milliseconds) {
  const seconds = milliseconds / 1000
  if (seconds < 120) return `${seconds.toFixed(1)} s`
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}
