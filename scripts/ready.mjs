// npm run ready: what npm start does before the shop opens, for a new version beside one that is running.
import { build, install } from './set-up.mjs';

install();
await build();
