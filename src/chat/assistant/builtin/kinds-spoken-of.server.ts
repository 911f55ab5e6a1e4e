import { recommendedFor } from './answers/guide.server.ts';
import type { Asked } from './part.ts';

const mostSpokenOf = 4;

/** The kind of floor that is spoken of; all that were recommended, where those are 'it'. */
export async function kindsSpokenOf({ context }: Asked): Promise<string[]> {
  const { subject, topic, wish } = context;
  const recommended = topic === 'recommend' && wish ? await recommendedFor(wish) : [];
  return recommended.length > 1 ? recommended.slice(0, mostSpokenOf) : subject ? [subject] : [];
}
