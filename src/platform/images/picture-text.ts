import { largestInText } from './upload-limit.ts';

/** Characters of the longest text that can hold a picture: 5 MB in base64, and what stands before it. */
export const longestPictureText = Math.ceil(largestInText / 3) * 4 + 100;
