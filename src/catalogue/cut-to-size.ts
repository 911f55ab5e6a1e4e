/** Said of what is cut from a roll, wherever it is bought. */
export const cutToSize = 'Cut to your size: it can be cancelled until we cut it, not returned afterwards.';

/** Whether a product is sold by the metre, so cut for whoever buys it. */
export const isCutToSize = (unit: string) => unit === 'metre';
