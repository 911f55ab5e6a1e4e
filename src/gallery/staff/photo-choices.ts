/** What staff choose from for a customer's photo. The form for one photo offers fewer than the editor. */
export const formRooms = ['Bathroom', 'Kitchen', 'Living Room', 'Bedroom', 'Hallway', 'Office'] as const;
export const formFloors = ['Tiles', 'Wood Flooring', 'Laminate Flooring', 'Carpet', 'Vinyl & Lino'] as const;

export const editorRooms = [
  'Kitchen',
  'Bathroom',
  'Living Room',
  'Bedroom',
  'Hallway',
  'Dining Room',
  'Office',
  'Conservatory',
  'Utility Room',
] as const;
export const editorFloors = [
  'Porcelain Tiles',
  'Ceramic Tiles',
  'Natural Stone',
  'Mosaic Tiles',
  'Wood Flooring',
  'Laminate Flooring',
  'LVT',
  'Vinyl Flooring',
] as const;

/** What photos sent many at a time are said to be until somebody looks at each. */
export const bulkDefaults = { room_type: 'Living Room', flooring_type: 'Mixed', customer_name: 'Customer Gallery' } as const;

/** The choices with the present value among them, so that editing a photo never changes what it says by itself. */
export function withPresent(choices: readonly string[], present: string): readonly string[] {
  return !present || choices.includes(present) ? choices : [present, ...choices];
}

/** A title for a photo sent with many others, from its file's name: 'new_kitchen-floor.JPG' is 'New kitchen floor'. */
export function titleFromFile(name: string): string {
  const words = name
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replaceAll(/[_\-.\s]+/g, ' ')
    .trim();
  // A camera's number says nothing.
  if (!/[a-z]{3}/i.test(words) || /^(img|dsc[nf]?|pxl|image|photo|screenshot|whatsapp image)(?![a-z])/i.test(words)) return 'Customer floor';
  return words.charAt(0).toUpperCase() + words.slice(1, 120);
}
