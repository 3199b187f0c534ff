/**
 * Flags for every long-running program of the project. On machines with much memory, V8 lets the young generation,
 * which is mostly garbage, grow to 128 MB; these flags limit it to 32.
 */
export const memoryFlags = ['--max-semi-space-size=16']
