// npm start: everything from nothing to an open shop.
import { build, install, node, run } from './set-up.mjs';
import { shopArguments, shopEnvironment } from './shop-process.mjs';

install();
await build();
process.exit(await run(node(), ['--enable-source-maps', ...shopArguments], shopEnvironment));
