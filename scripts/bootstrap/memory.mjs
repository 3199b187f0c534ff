/**
 * Flags for every long-running program of the project. On machines with much memory, V8 lets garbage pile up: the young
 * generation grows to 128 MB, which the first flag limits to 64 (with 32, cached pages are served a sixth slower), and the
 * old one to four times what is in use. The second flag starts a collection when the old one has grown by three fifths.
 * With 20 % an uncached list of events takes 40 ms of processor time, half of it for collections, with 60 % it takes 18 and
 * with 70 % 15 ms; the site peaks at 304, 319 and 352 MB.
 */
export const memoryFlags = ['--max-semi-space-size=32', '--heap-growing-percent=60']

/**
 * Settings of the C library on Linux for the same programs; others ignore them. By default each thread that compresses or
 * encodes keeps a pool of its own, and keeps more of it the larger its blocks were: 200 MB after a first start. Two pools
 * are enough, and blocks from one megabyte on are returned to the system at once.
 */
export const memoryEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' }
