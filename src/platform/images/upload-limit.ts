/** Bytes of a picture that somebody sends, by file, by address or within a text: 5 MB, this many included. */
export const largestUpload = 5 * 1024 * 1024;

export const uploadProblems = {
  tooLarge: 'File size must be less than 5MB',
  noImage: 'Please select an image file',
  otherKind: 'Pictures must be JPEG, PNG, WebP or AVIF. Please save this one as one of those and try again.',
  tooManyPixels: 'This picture has more than 50 megapixels. Please save it smaller and try again.',
  unreadable: 'This file is damaged: it cannot be read as a picture. Please save it anew and try again.',
} as const;

/** What is wrong with a chosen file as far as its size and the browser's idea of its kind tell, before it is sent; null for nothing. */
export function uploadProblem({ size, type }: { size: number; type: string }): string | null {
  if (!type.startsWith('image/')) return uploadProblems.noImage;
  return size > largestUpload ? uploadProblems.tooLarge : null;
}
