type Named = { number: string; shade: string };

/** What people read of boxes whose lot nobody has noted. */
export const noNumber = 'No batch number';

/** 'Batch A123 (T12)' */
export function lotWords({ number, shade }: Named): string {
  return number === '' ? noNumber : `Batch ${number}${shade ? ` (${shade})` : ''}`;
}

/** 'Batch A123', or of several '14 of batch A123, 9 of batch B7'. */
export function servedWords(lots: readonly (Named & { quantity: number })[]): string {
  const [only, ...others] = lots;
  if (only && others.length === 0) return lotWords(only);
  return lots
    .map((lot) => `${lot.quantity} ${lot.number === '' ? 'with no batch number' : `of ${lotWords(lot).replace('Batch', 'batch')}`}`)
    .join(', ');
}
