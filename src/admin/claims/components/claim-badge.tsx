import { openClaimStatuses } from '#claims/claim-moves.ts';
import { claimStates } from '#claims/claim-words.ts';
import type { Claim } from '#claims/queries.server.ts';
import { Badge } from '#ui/badge.tsx';

/** Where a report stands, in colour and in words, and whether its shopper has written since. */
export function ClaimBadge({ claim: { status, hasNews } }: { claim: Pick<Claim, 'status' | 'hasNews'> }) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={openClaimStatuses.includes(status) ? 'warn' : 'plain'}>{claimStates[status]}</Badge>
      {hasNews && <Badge tone="error">New message</Badge>}
    </span>
  );
}
