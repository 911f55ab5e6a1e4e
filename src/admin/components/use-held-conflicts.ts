import { useState } from 'react';
import type { Conflict } from '#platform/merge-edits.ts';

const none: readonly Conflict[] = [];

/** What waits for a choice by a form's last answer. It goes on waiting when the shop was not reached (`LostForm`). */
export function useHeldConflicts(answer: object | undefined): readonly Conflict[] {
  const isLost = answer !== undefined && 'isLost' in answer;
  const asked = (answer && 'conflicts' in answer && (answer.conflicts as readonly Conflict[] | undefined)) || none;
  const [conflicts, hold] = useState(asked);
  if (!isLost && conflicts !== asked) hold(asked);
  return conflicts;
}
