/** Said of what is cut from a roll, wherever it is bought. */
export const cutToSize = 'Cut to your size: it can be cancelled until we cut it, not returned afterwards.';

/** Which rooms cuts are for, and how they are made: what tells lines of one product apart. */
export const sayCuts = (rooms: string, cuts: string) => `For ${rooms}. ${cuts}`;

/** Whether a product is sold by the metre, so cut for whoever buys it. */
export const isCutToSize = (unit: string) => unit === 'metre';
