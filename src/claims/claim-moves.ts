export const claimStatuses = ['reported', 'replacing', 'replaced', 'collecting', 'collected', 'refunded', 'refused'] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

export function readClaimStatus(status: string): ClaimStatus {
  return claimStatuses.find((known) => known === status) ?? 'reported';
}

export const faults = ['damaged', 'short', 'wrong-goods', 'shade'] as const;
export type Fault = (typeof faults)[number];

export function readFault(fault: string): Fault {
  return faults.find((known) => known === fault) ?? 'damaged';
}

/** Photographs of one claim. */
export const maxClaimPhotos = 6;

/**
 * Every move of a claim; all of them are made by staff. What was sent again, paid back or refused is over; goods that were collected may
 * still be replaced or paid back.
 */
const moves: Record<ClaimStatus, readonly ClaimStatus[]> = {
  reported: ['replacing', 'collecting', 'refunded', 'refused'],
  replacing: ['replaced'],
  replaced: [],
  collecting: ['collected', 'refunded'],
  collected: ['replacing', 'refunded'],
  refunded: [],
  refused: [],
};

/** Where staff may move a claim from here. */
export function claimMovesFrom(status: ClaimStatus): readonly ClaimStatus[] {
  return moves[status];
}

/** Claims with something left for staff to do. What was collected may be the end of it, and waits for nobody. */
export const openClaimStatuses = claimStatuses.filter((status) => moves[status].length > 0 && status !== 'collected');

/** Whether an order in this status can have a fault reported: from when some of it is sent, with no last day. */
export function mayReport(orderStatus: string): boolean {
  return ['part_shipped', 'shipped', 'delivered', 'collected'].includes(orderStatus);
}
