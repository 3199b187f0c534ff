/**
 * For every program of ours that lives long. Where the machine has much memory, V8 lets what is new, and mostly garbage,
 * grow to 128 MB by itself; this keeps it to 32.
 */
export const memoryFlags = ['--max-semi-space-size=16']
