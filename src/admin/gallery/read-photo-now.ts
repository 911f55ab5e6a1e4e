import { callAsStaff } from '../components/send-as-staff.ts';
import { type PhotoDraft, photoDraftOf, type StaffPhotoJson } from './staff-photo-json.ts';

/** A photo's form as it would be begun now; null where it cannot be had. */
export async function readPhotoNow(id: string): Promise<PhotoDraft | null> {
  const answer = await callAsStaff<StaffPhotoJson>('GET', `/api/admin/customer-photos/${id}`);
  return answer.ok ? photoDraftOf(answer.body) : null;
}
