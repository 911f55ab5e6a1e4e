import type { CustomerPhoto } from './customer-photo.ts';

/** 'Engineered oak in a living room': what floor, and where. */
export function describePhoto({ flooringType, roomType }: Pick<CustomerPhoto, 'flooringType' | 'roomType'>): string {
  return `${flooringType}, ${roomType.toLowerCase()}`;
}

export function sayLikes(likes: number): string {
  return likes === 1 ? '1 like' : `${likes} likes`;
}

/**
 * Where 'Find out more' leads: an e-mail that has been begun, or the message form where the shop has given no address. `photoAddress` is the
 * photo's own.
 */
export function enquiryAddress(photo: Pick<CustomerPhoto, 'title' | 'flooringType' | 'roomType'>, email: string, photoAddress: string): string {
  const subject = `Your photo “${photo.title}”`;
  const body =
    `Hello,\n\nI saw this floor in your customer gallery and would like to know more about ` +
    `it:\n${photo.title} (${describePhoto(photo)})\n${photoAddress}\n\n`;
  if (!email) return `/contact?${new URLSearchParams({ subject: 'product', product: photo.title })}`;
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
