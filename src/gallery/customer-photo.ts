import type { Picture } from '#platform/images/address.ts';

/** A customer's picture of a finished floor. */
export type CustomerPhoto = {
  id: string;
  title: string;
  description: string;
  picture: Picture;
  roomType: string;
  flooringType: string;
  customerName: string;
  isFeatured: boolean;
  likes: number;
  createdAt: Date;
};

export type CustomerPhotoPage = { photos: CustomerPhoto[]; total: number; page: number; pages: number };

/** How many photos 'Show More Photos' adds. */
export const photosPerPage = 36;
