/**
 * The shop of the browser tests, behind a proxy with TLS; what staff change has a shop of its own beside it. Runs side by side are given
 * E2E_PORT, far apart.
 */
export const shopPort = Number(process.env.E2E_PORT ?? 4173);
export const staffPort = shopPort + 1;
/** The shop that other browsers than Chromium walk through as shoppers and staff at once. */
export const enginesPort = shopPort + 2;

/** A port for a shop that a test starts itself; 4190 is one that no browser and no fetch calls. */
export const ownPort = (nth: number) => shopPort + 20 + nth;
