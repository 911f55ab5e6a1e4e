import { data } from 'react-router';
import { forThisPerson } from '#accounts/visitor-pages.server.ts';
import { shopContext } from '../../shop.server.ts';
import { StaffError } from '../components/staff-error.tsx';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/staff-not-found';

/** Any other address below /admin. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await requireStaff(context.get(shopContext), request);
  throw data(null, { status: 404, headers: forThisPerson });
}

export const ErrorBoundary = StaffError;

export default function StaffNotFound() {
  return null;
}
