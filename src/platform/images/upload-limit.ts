/** Bytes of a picture that somebody sends as a file or by its address: 20 MB, this many included. Telephones make 6 to 12. */
export const maxUploadBytes = 20 * 1024 * 1024;

/** Bytes of a picture that is written out within a text. */
export const maxInTextBytes = 5 * 1024 * 1024;

export const uploadProblems = {
  tooLarge: 'File size must be less than 20MB',
  tooLargeInText: 'File size must be less than 5MB',
  noImage: 'Please select an image file',
  otherKind: 'Pictures must be JPEG, PNG, WebP or AVIF. Please save this one as one of those and try again.',
  tooManyPixels: 'This picture has more than 50 megapixels. Please save it smaller and try again.',
  unreadable: 'This file is damaged and cannot be opened as a picture. Please save it again and retry.',
} as const;

/** What is wrong with a chosen file as far as its size and the browser's idea of its kind tell, before it is sent; null for nothing. */
export function uploadProblem({ size, type }: { size: number; type: string }): string | null {
  if (!type.startsWith('image/')) return uploadProblems.noImage;
  return size > maxUploadBytes ? uploadProblems.tooLarge : null;
}

/** Characters of the longest text that can hold a picture: 5 MB in base64, and what stands before it. */
export const maxPictureTextLength = Math.ceil(maxInTextBytes / 3) * 4 + 100;
