import type { Task } from './task.ts';

/** Words that can only be of the shop's service. `isWhole`: told in one answer, however many sentences it takes to ask it. */
export type ServiceRule = { task: Task; says: readonly RegExp[]; unless?: RegExp; isWhole?: boolean };
