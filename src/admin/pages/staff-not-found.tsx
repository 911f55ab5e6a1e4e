import { data } from 'react-router';
import { StaffError } from '../components/staff-error.tsx';

/** Any other address below /admin. */
export function loader() {
  throw data(null, { status: 404 });
}

export const ErrorBoundary = StaffError;

export default function StaffNotFound() {
  return null;
}
