// npm run dev: the shop with hot reload.
import { install, node, run } from './set-up.mjs';

install();
process.exit(await run(node(), ['src/start.server.ts'], { NODE_ENV: 'development' }));
