/** A customer's photo as the pages for staff have it. */
export type StaffPhotoJson = {
  id: string;
  title: string;
  description: string;
  image_url: string;
  room_type: string;
  flooring_type: string;
  customer_name: string;
  is_featured: boolean;
  /** False: it waits as a draft. */
  is_published: boolean;
  likes: number;
  created_at: string;
  version: number;
};

/** What stands in a photo's form. */
export type PhotoDraft = Pick<
  StaffPhotoJson,
  'title' | 'description' | 'room_type' | 'flooring_type' | 'customer_name' | 'is_featured' | 'is_published'
> & {
  image_url: string | null;
  version?: number;
};

export const emptyPhotoDraft: PhotoDraft = {
  title: '',
  description: '',
  room_type: '',
  flooring_type: '',
  customer_name: '',
  is_featured: false,
  is_published: true,
  image_url: null,
};

/** What the fields are called. */
export const photoLabels: Readonly<Record<string, string>> = {
  title: 'Title',
  description: 'Description',
  room_type: 'Room',
  flooring_type: 'Flooring type',
  customer_name: 'Customer name',
  is_featured: 'Featured',
  is_published: 'In the gallery',
  image_url: 'Image',
};

export function photoDraftOf({
  title,
  description,
  room_type,
  flooring_type,
  customer_name,
  is_featured,
  is_published,
  image_url,
  version,
}: StaffPhotoJson): PhotoDraft {
  return { title, description, room_type, flooring_type, customer_name, is_featured, is_published, image_url, version };
}
