import { calculate } from './calculate.server.ts';
import { findByName, findFloors } from './find-floors.server.ts';
import { goodsForFloor } from './goods-for-floor.server.ts';
import { guideEntry } from './guide-entry.server.ts';
import { handOver } from './hand-over.server.ts';
import { ownOrders } from './own-orders.server.ts';
import { compareFloors, productFacts } from './product-facts.server.ts';
import { suitability } from './suitability.server.ts';
import { terms } from './terms.server.ts';
import type { Tool } from './tool.ts';

/** What the built-in assistant, a language model and shopping agents look things up with. It only reads, and of orders only the visitor's own. */
export const allTools: readonly Tool[] = [
  findFloors,
  findByName,
  productFacts,
  compareFloors,
  calculate,
  goodsForFloor,
  suitability,
  guideEntry,
  terms,
  ownOrders,
  handOver,
] as unknown as readonly Tool[];
