type Named = { number: string; shade: string };

/** What people read of boxes whose lot nobody has noted. */
export const noNumber = 'No batch number';

/** 'Batch A123 (T12)' */
export function lotWords({ number, shade }: Named): string {
  return number === '' ? noNumber : `Batch ${number}${shade ? ` (${shade})` : ''}`;
}

type Part = Named & { quantity: number };

/** '14 of batch A123 (T12)' */
export function partWords(lot: Part): string {
  return `${lot.quantity} ${lot.number === '' ? 'with no batch number' : `of ${lotWords(lot).replace('Batch', 'batch')}`}`;
}

/** 'Batch A123', or of several '14 of batch A123, 9 of batch B7'. */
export function servedWords(lots: readonly Part[]): string {
  const [only, ...others] = lots;
  return only && others.length === 0 ? lotWords(only) : lots.map(partWords).join(', ');
}
