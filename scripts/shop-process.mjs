/**
 * How Node runs the shop, so that it takes no more memory than it needs.
 *
 * V8 would let its young generation grow with the machine's memory, and the old one to four times what is in use before it looks.
 * glibc would keep what the largest picture took, once for each of eight times as many threads as there are cores: these are its
 * own first values, held. Whoever knows better sets them before starting. https://sharp.pixelplumbing.com/install/#linux-memory-allocator
 */
export const shopArguments = ['--max-semi-space-size=8', '--heap-growing-percent=30', 'src/start.server.ts'];

const malloc = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };
export const shopEnvironment = { NODE_ENV: 'production', ...malloc, ...named(Object.keys(malloc)) };

/** Those of the environment's variables that are set. */
function named(names) {
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
