import { startFakeSocial } from './index';

/** The stand-in as a process of its own: says its address and environment as one line of JSON, and ends with its parent's pipe. */
const { url, env } = await startFakeSocial({
  xPostsPerWindow: Number(process.env.X_POSTS_PER_WINDOW ?? 10_000),
});
console.log(JSON.stringify({ url, env }));
process.stdin.on('end', () => process.exit(0)).resume();
