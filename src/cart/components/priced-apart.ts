/** Whether the visitor has named a place whose prices differ from those of the page: see delivery-place.server.ts. */
export const isPricedApart = () => document.cookie.includes('prices_in=');
