import { Outlet } from 'react-router';
import { accountPages } from '../visitor-pages.server.ts';

/** Round every page of whoever is logged in; draws nothing. */
export const middleware = accountPages;

export default Outlet;
