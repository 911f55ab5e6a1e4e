// npm start: everything from nothing to an open shop.
import { build, install, node, run } from './set-up.mjs';

install();
await build();
process.exit(await run(node(), ['--enable-source-maps', 'src/start.server.ts'], { NODE_ENV: 'production' }));
